// Caches the responses of one source, bounded by entries and bytes. Ages use the monotonic clock, so replayed responses with
// old dates are cacheable.

import { LRUCache } from 'lru-cache';
import type { SourceCacheLifetimes, SourcePolicy } from '../../contract/source.ts';
import { ageOf } from '../../lib/steady.ts';
import type { Stored } from './answer.ts';
import { NO_CONTENT } from './judgement.ts';

/** Cache size per source. Sources with larger responses get more. */
const BYTES_PER_SOURCE = 32 * 1024 * 1024;
const BYTES_PER_ENTRY = 1024;

/** `fresh`: serve. `stale`: serve and refresh in the background. `spare`: serve only if the refresh fails. `gone`: never serve. */
export type Grade = 'fresh' | 'stale' | 'spare' | 'gone';

export interface CacheState {
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  readonly stale: number;
}

export class AnswerCache {
  readonly #entries: LRUCache<string, Stored>;
  hits = 0;
  misses = 0;
  stale = 0;

  constructor(policy: SourcePolicy) {
    // Large limits are affordable, because only a few sources keep complete large bodies, and only for a few requests.
    const maxSize = Math.max(BYTES_PER_SOURCE, 4 * policy.maxBody + BYTES_PER_ENTRY);
    this.#entries = new LRUCache({
      max: Math.max(1, policy.cache.entries),
      maxSize,
      sizeCalculation: (stored) => stored.bytes + BYTES_PER_ENTRY,
    });
  }

  get(key: string): Stored | undefined {
    return this.#entries.get(key);
  }

  set(key: string, stored: Stored): void {
    this.#entries.set(key, stored);
  }

  state(): CacheState {
    const { hits, misses, stale } = this;
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize, hits, misses, stale };
  }
}

export function grade(stored: Stored, lifetimes: SourceCacheLifetimes, now: number): Grade {
  if (stored.unreadable) return 'gone';
  const age = ageOf(stored.checkedAt, now);
  if (age < freshFor(stored, lifetimes)) return 'fresh';
  if (isMissing(stored)) return 'gone';
  // If the clock was set back after the response was checked, its age is unknown, so serve it only if the source fails.
  if (age === Number.POSITIVE_INFINITY) return lifetimes.staleOnError > 0 ? 'spare' : 'gone';
  if (age < lifetimes.fresh + lifetimes.stale) return 'stale';
  return age < lifetimes.fresh + Math.max(lifetimes.stale, lifetimes.staleOnError) ? 'spare' : 'gone';
}

/** Returns for how many milliseconds after its last check a response is fresh. */
export function freshFor(stored: Stored, lifetimes: SourceCacheLifetimes): number {
  return isMissing(stored) ? lifetimes.missing : lifetimes.fresh;
}

/**
 * True for a response that reports no result. Such a response has a short lifetime, because the resource may appear
 * soon.
 */
function isMissing({ status }: Stored): boolean {
  return status >= 400 || status === NO_CONTENT;
}

/** Successful responses may be cached, and also 4xx responses that mean "not found" or "invalid request". */
export function isKeepable(status: number): boolean {
  return (status >= 200 && status < 300) || (status >= 400 && status < 500 && status !== 401 && status !== 403);
}
