// What is kept of a source's answers, for how long, and how good it still is. The bound is by number (the source's policy) and by
// bytes; grading is by the running clock, so that replayed answers with old dates are as cacheable as fresh ones.

import { LRUCache } from 'lru-cache';
import type { SourceCacheLifetimes, SourcePolicy } from '../../contract/source.ts';
import { ageOf } from '../../lib/steady.ts';
import type { Stored } from './answer.ts';
import { NO_CONTENT } from './judgement.ts';

/** Bytes that one source's answers may hold, unless a single answer of it may be larger. */
const BYTES_PER_SOURCE = 32 * 1024 * 1024;
const BYTES_PER_ENTRY = 1024;

/**
 * `fresh`: serve; `stale`: serve, and refresh behind; `spare`: only when the refresh fails; `gone`: never.
 */
export type Grade = 'fresh' | 'stale' | 'spare' | 'gone';

/** How an answer came about. */
export interface CacheState {
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  readonly stale: number;
}

/** The answers of one source, by request. */
export class AnswerCache {
  readonly #entries: LRUCache<string, Stored>;
  hits = 0;
  misses = 0;
  stale = 0;

  constructor(policy: SourcePolicy) {
    // Whole large bodies are kept by few sources, for few requests.
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

/** How good a kept answer still is. */
export function grade(stored: Stored, lifetimes: SourceCacheLifetimes, now: number): Grade {
  if (stored.unreadable) return 'gone';
  const age = ageOf(stored.checkedAt, now);
  if (age < freshFor(stored, lifetimes)) return 'fresh';
  if (isMissing(stored)) return 'gone';
  // Checked before the clock was set back: asked for again, and good enough where the source fails.
  if (age === Number.POSITIVE_INFINITY) return lifetimes.staleOnError > 0 ? 'spare' : 'gone';
  if (age < lifetimes.fresh + lifetimes.stale) return 'stale';
  return age < lifetimes.fresh + Math.max(lifetimes.stale, lifetimes.staleOnError) ? 'spare' : 'gone';
}

/** For how many milliseconds from its last check an answer is good without asking again. */
export function freshFor(stored: Stored, lifetimes: SourceCacheLifetimes): number {
  return isMissing(stored) ? lifetimes.missing : lifetimes.fresh;
}

/** Whether an answer says that there is nothing: its lifetime is short, because there may be something soon. */
function isMissing({ status }: Stored): boolean {
  return status >= 400 || status === NO_CONTENT;
}

/** Whether an answer may be kept at all: successes, and the 4xx that mean "no such thing" or "no such question". */
export function isKeepable(status: number): boolean {
  return (status >= 200 && status < 300) || (status >= 400 && status < 500 && status !== 401 && status !== 403);
}
