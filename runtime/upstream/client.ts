// What a source module holds: `get` and `post` with the cache in front. Equal requests share one fetch, and callers race
// it against their own deadline: a caller who leaves never takes the fetch away from the others, and a fetch whose callers have
// all left still fills the cache.

import type { Call } from '../contract/call.ts';
import type { UpstreamCacheLifetimes, UpstreamPolicy } from '../contract/upstream.ts';
import { Answer, type Stored } from './answer.ts';
import { AnswerCache, type CacheState, type Grade, grade, isKeepable } from './cache.ts';
import { isUpstreamProblem, SourceFailure, tooLate } from './failure.ts';
import {
  cacheKey,
  type PostRequest,
  type PreparedRequest,
  prepareGet,
  preparePost,
  type SourceRequest,
} from './request.ts';
import { type Source, type SourceHealth, UNCHANGED, type Validators } from './source.ts';

/** What the client needs of a call; a poller without a caller makes its own. */
export type SourceCall = Pick<Call, 'deadline' | 'signal' | 'provenance'>;

export interface SourceState extends SourceHealth {
  readonly cache: CacheState;
}

const NOT_KEPT: UpstreamCacheLifetimes = { fresh: 0, stale: 0, staleOnError: 0, missing: 0 };

export class UpstreamClient {
  readonly policy: UpstreamPolicy;
  readonly #source: Source;
  readonly #cache: AnswerCache;
  readonly #flights = new Map<string, Promise<Stored>>();

  constructor(source: Source) {
    this.policy = source.policy;
    this.#source = source;
    this.#cache = new AnswerCache(source.policy);
  }

  /** Whether all required keys are there. */
  get configured(): boolean {
    return this.#source.health().configured;
  }

  /**
   * Asks for a resource. Resolves with an answer of an accepted status, and notes where it came from in the call's
   * provenance. Rejects with a Problem: `upstream_failed`, `upstream_invalid_response`, `upstream_timeout`,
   * `upstream_unavailable` (with `retryAfter`), `not_configured`, or what the request's judge throws.
   */
  get(request: SourceRequest, call: SourceCall): Promise<Answer> {
    return this.#answer(prepareGet(request), call);
  }

  /** A query sent by POST; as `get`, cached and retried too: for reading only. */
  post(request: PostRequest, call: SourceCall): Promise<Answer> {
    return this.#answer(preparePost(request), call);
  }

  /** A key's value, where the credentials go by an exchange of their own; `not_configured` without it. */
  key(env: string): string {
    return this.#source.keys.value(env);
  }

  /** A base address, for the collectors that do not go through `get` (WebSocket). */
  baseAddress(host?: string): URL {
    return this.#source.baseAddress(host);
  }

  state(): SourceState {
    return { ...this.#source.health(), cache: this.#cache.state() };
  }

  async #answer(request: PreparedRequest, call: SourceCall): Promise<Answer> {
    const key = cacheKey(request);
    const lifetimes = this.#lifetimes(request);
    const kept = this.#cache.get(key);
    const worth = kept === undefined ? 'gone' : grade(kept, lifetimes, Date.now());
    if (kept !== undefined && worth === 'fresh') {
      this.#cache.hits++;
      return this.#noted(kept, 'hit', call);
    }
    const shared = this.#fetch(key, request, kept?.unreadable ? undefined : kept);
    if (kept !== undefined && worth === 'stale') {
      this.#cache.stale++;
      return this.#noted(kept, 'stale', call);
    }
    try {
      const stored = await withinCall(shared, call, this.policy);
      this.#cache.misses++;
      return this.#noted(stored, 'miss', call);
    } catch (error) {
      if (kept === undefined || !isSpare(kept, worth, error)) throw error;
      this.#cache.stale++;
      return this.#noted(kept, 'stale', call);
    }
  }

  #lifetimes(request: PreparedRequest): UpstreamCacheLifetimes {
    if (request.cache === undefined) return this.policy.cache;
    return request.cache === 'none' ? NOT_KEPT : { ...this.policy.cache, ...request.cache };
  }

  #noted(stored: Stored, cache: 'hit' | 'stale' | 'miss', call: SourceCall): Answer {
    const answer = new Answer(stored, this.policy.id, cache);
    call.provenance(answer.provenance);
    return answer;
  }

  /** The fetch under way for this request, or a new one. */
  #fetch(key: string, request: PreparedRequest, kept: Stored | undefined): Promise<Stored> {
    const underWay = this.#flights.get(key);
    if (underWay !== undefined) return underWay;
    const flight = this.#refresh(key, request, kept).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    // Its callers may all have left, and behind a stale answer there is none: the source's state keeps the failure.
    flight.catch(() => {});
    return flight;
  }

  async #refresh(key: string, request: PreparedRequest, kept: Stored | undefined): Promise<Stored> {
    const result = await this.#source.fetch(request, this.#validators(kept));
    if (result === UNCHANGED) {
      if (kept === undefined)
        throw new SourceFailure('upstream_failed', `${this.policy.id}: 304.`, { retryable: false });
      kept.fetchedAt = Date.now();
      kept.checkedAt = kept.fetchedAt;
      this.#cache.set(key, kept);
      return kept;
    }
    if (request.cache !== 'none' && isKeepable(result.status)) this.#cache.set(key, result);
    return result;
  }

  #validators(kept: Stored | undefined): Validators {
    if (kept === undefined || kept.status !== 200 || this.#source.recording) return {};
    const etag = kept.headers.etag;
    const lastModified = kept.headers['last-modified'];
    return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
  }
}

function isSpare(kept: Stored, worth: Grade, error: unknown): boolean {
  return worth === 'spare' && !kept.unreadable && isUpstreamProblem(error);
}

/** The shared fetch, or `upstream_timeout` when this caller's deadline passes or this caller leaves. */
function withinCall(shared: Promise<Stored>, call: SourceCall, policy: UpstreamPolicy): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const due = Math.min(call.deadline, Date.now() + policy.timeouts.call);
    const giveUp = () => {
      done();
      reject(tooLate(policy.id));
    };
    const timer = setTimeout(giveUp, Math.max(0, due - Date.now()));
    const done = () => {
      clearTimeout(timer);
      call.signal.removeEventListener('abort', giveUp);
    };
    call.signal.addEventListener('abort', giveUp);
    if (call.signal.aborted) giveUp();
    shared.then(
      (stored) => {
        done();
        resolve(stored);
      },
      (error: unknown) => {
        done();
        reject(error);
      },
    );
  });
}
