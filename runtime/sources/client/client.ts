// Equal requests share one fetch, and each caller waits until its own deadline. If a caller leaves, the fetch continues
// and still fills the cache.

import type { Call } from '../../contract/call.ts';
import type { SourceCacheLifetimes, SourcePolicy } from '../../contract/source.ts';
import { steadyNow } from '../../lib/steady.ts';
import { Answer, type Read, type Stored } from './answer.ts';
import { AnswerCache, type CacheState, freshFor, type Grade, grade, isKeepable } from './cache.ts';
import { isSourceProblem, SourceFailure, tooLate } from './failure.ts';
import { placeOf } from './reading-thread.ts';
import {
  cacheKey,
  type Download,
  type PostRequest,
  type PreparedRequest,
  prepare,
  prepareGet,
  preparePost,
  type ReadRequest,
  type SourceRequest,
} from './request.ts';
import { UNCHANGED, type Validators } from './request-sender.ts';
import type { SharedAnswers } from './sharing.ts';
import type { Holder, Source, SourceHealth } from './source.ts';

/** Context of a request. `caller` is absent for pollers. */
export type SourceCall = Pick<Call, 'deadline' | 'signal' | 'provenance' | 'now'> &
  Partial<Pick<Call, 'caller' | 'asking'>> & {
    /** Bypasses the cache. Used by pollers, which would mistake an older response for a change. */
    readonly newest?: boolean;
  };

export interface SourceState extends SourceHealth {
  readonly cache: CacheState;
}

interface Fetched {
  readonly stored: Stored;
  readonly isShared: boolean;
}

const NOT_KEPT: SourceCacheLifetimes = { fresh: 0, stale: 0, staleOnError: 0, missing: 0 };

/** `Lifetime` is the union of the lifetime names that the manifest declares. */
export class SourceClient<Lifetime extends string = string> {
  readonly policy: SourcePolicy;
  readonly #source: Source;
  readonly #cache: AnswerCache;
  readonly #flights = new Map<string, Promise<Fetched>>();
  readonly #shared: SharedAnswers | undefined;

  constructor(source: Source, shared?: SharedAnswers) {
    this.policy = source.policy;
    this.#source = source;
    this.#cache = new AnswerCache(source.policy);
    // Recordings must not be shared with other processes.
    this.#shared = source.replaying || source.recording ? undefined : shared;
  }

  get configured(): boolean {
    return this.#source.health().configured;
  }

  /**
   * Requests a resource (by POST if the request has a body) and reads the response. The result of `read` is cached as long as
   * the response and shared: treat it as read-only. If `read` throws, the call fails with `upstream_invalid_response`; the
   * request is retried and the response never cached. To report an error sent with a success status, throw an `upstream_…`
   * Problem; with `extras.retryAfter` the source is blocked for that long. Records the origin of the response in the call's
   * provenance.
   *
   * Rejects with one of the Problems `upstream_failed`, `upstream_invalid_response`, `upstream_timeout`,
   * `upstream_unavailable` (with `retryAfter`), `not_configured`, or whatever `read` throws.
   */
  async read<Value>(request: ReadRequest<Value, Lifetime>, read: Read<Value>, call: SourceCall): Promise<Value> {
    const { answers, ...rest } = request;
    const { module, name } = placeOf(read);
    const judge = async (answer: Answer) => {
      const reading = answer.read(read);
      const value = reading instanceof Promise ? await reading : reading;
      if (answers !== undefined && !answers(value)) throw anotherAnswer(this.policy.id);
    };
    const prepared = { ...prepare(rest), reader: `${name} ${module}`, judge };
    return (await this.#answer(prepared, call)).parsed(read);
  }

  /** Requests bytes that the caller stores itself (files, archives). Rejects with the same errors as `read`. */
  get(request: SourceRequest<Lifetime>, call: SourceCall): Promise<Answer> {
    return this.#answer(prepareGet(request), call);
  }

  post(request: PostRequest<Lifetime>, call: SourceCall): Promise<Answer> {
    return this.#answer(preparePost(request), call);
  }

  /** True during replay, which does not need keys. */
  get replaying(): boolean {
    return this.#source.replaying;
  }

  /**
   * Downloads to a file and bypasses the cache. If it rejects (with the same errors as `read`), no file is left behind.
   */
  async download(request: SourceRequest<Lifetime>, download: Download): Promise<Pick<Stored, 'fetchedAt'>> {
    const prepared: PreparedRequest = { ...prepareGet(request), download };
    const fetched = await this.#source.fetch(prepared, {}, cacheKey(prepared));
    return fetched === UNCHANGED ? { fetchedAt: Date.now() } : fetched;
  }

  /** Returns a key, for sources with their own credential exchange. Throws `not_configured`. */
  key(env: string): string {
    return this.#source.keys.value(env);
  }

  /** While recording, saves data from a collector as the recording for a path. */
  keep(path: string, body: string): Promise<void> {
    return this.#source.keep(path, body);
  }

  /** Returns the base address, for collectors that bypass this client (WebSocket). */
  baseAddress(host?: string): URL {
    return this.#source.baseAddress(host);
  }

  state(): SourceState {
    return { ...this.#source.health(), cache: this.#cache.state() };
  }

  async #answer(request: PreparedRequest, call: SourceCall): Promise<Answer> {
    const key = cacheKey(request);
    const own = this.#lifetimes(request);
    const lifetimes = call.newest === true ? NOT_KEPT : own;
    const noted = (stored: Stored, cache: 'hit' | 'stale' | 'miss') => {
      const answer = new Answer(stored, this.policy.id, cache, freshFor(stored, own));
      call.provenance(answer.provenance);
      return answer;
    };
    const kept = this.#cache.get(key);
    const freshness = kept === undefined ? 'gone' : grade(kept, lifetimes, Date.now());
    if (kept !== undefined && freshness === 'fresh') {
      this.#cache.hits++;
      return noted(kept, 'hit');
    }
    call.asking?.();
    const usable = kept?.unreadable ? undefined : kept;
    const flight = this.#fetch(key, request, usable, lifetimes, call.caller);
    if (kept !== undefined && freshness === 'stale') {
      this.#cache.stale++;
      return noted(kept, 'stale');
    }
    try {
      const { stored, isShared } = await withinCall(flight, call, this.policy);
      if (isShared) this.#cache.hits++;
      else this.#cache.misses++;
      return noted(stored, isShared ? 'hit' : 'miss');
    } catch (error) {
      if (kept === undefined || !isSpare(kept, freshness, error)) throw error;
      this.#cache.stale++;
      return noted(kept, 'stale');
    }
  }

  #lifetimes(request: PreparedRequest): SourceCacheLifetimes {
    const { lifetime } = request;
    if (lifetime === undefined) return this.policy.cache;
    if (lifetime === 'none') return NOT_KEPT;
    const named = this.policy.lifetimes[lifetime];
    if (named === undefined) throw new Error(`sources/${this.policy.id}.yaml has no lifetime ${lifetime}.`);
    return named;
  }

  #fetch(
    key: string,
    request: PreparedRequest,
    kept: Stored | undefined,
    lifetimes: SourceCacheLifetimes,
    holder: Holder | undefined,
  ): Promise<Fetched> {
    // A call that needs the newest response must not use a response from another process.
    const name = lifetimes === NOT_KEPT ? `newest ${key}` : key;
    const underWay = this.#flights.get(name);
    if (underWay !== undefined) return underWay;
    const isOwn = this.#shared === undefined || lifetimes === NOT_KEPT;
    const fetched = isOwn
      ? this.#refresh(key, request, kept, holder)
      : this.#together(this.#shared as SharedAnswers, key, request, kept, lifetimes, holder);
    const flight = fetched.finally(() => this.#flights.delete(name));
    this.#flights.set(name, flight);
    // Ignore the error here, because all callers may have left. The source's state records the failure.
    flight.catch(() => {});
    return flight;
  }

  /** Uses a response from another process if one exists or is being fetched. Otherwise sends the request. */
  async #together(
    shared: SharedAnswers,
    key: string,
    request: PreparedRequest,
    kept: Stored | undefined,
    lifetimes: SourceCacheLifetimes,
    holder: Holder | undefined,
  ): Promise<Fetched> {
    const { id, timeouts } = this.policy;
    const until = steadyNow() + timeouts.call;
    for (;;) {
      const found = await shared.find(id, key);
      if (found !== undefined && grade(found, lifetimes, Date.now()) === 'fresh' && (await reads(request, found, id))) {
        this.#cache.set(key, found);
        return { stored: found, isShared: true };
      }
      const turn = await shared.turn(id, key);
      if (turn.kind === 'theirs' && steadyNow() < until) {
        await turn.over;
        continue;
      }
      try {
        return await this.#refresh(key, request, kept, holder);
      } finally {
        if (turn.kind === 'ours') turn.done();
      }
    }
  }

  async #refresh(
    key: string,
    request: PreparedRequest,
    kept: Stored | undefined,
    holder: Holder | undefined,
  ): Promise<Fetched> {
    let whole: Stored | undefined;
    const onWhole = (each: Stored) => {
      whole = each;
    };
    const sourceRequest = this.#shared === undefined ? request : { ...request, onWhole };
    const result = await this.#source.fetch(sourceRequest, this.#validators(kept), key, holder);
    if (result === UNCHANGED) {
      if (kept === undefined)
        throw new SourceFailure('upstream_failed', `${this.policy.id}: 304.`, { retryable: false });
      kept.fetchedAt = Date.now();
      kept.checkedAt = kept.fetchedAt;
      this.#cache.set(key, kept);
      this.#share(key, request, kept);
      return { stored: kept, isShared: false };
    }
    if (request.lifetime !== 'none' && isKeepable(result.status)) {
      this.#cache.set(key, result);
      this.#share(key, request, whole);
    }
    return { stored: result, isShared: false };
  }

  /**
   * Shares a response for as long as it may be served, unless its body was released. Does not wait for the store. Other
   * processes see the end of the turn only after the response has been stored.
   */
  #share(key: string, request: PreparedRequest, whole: Stored | undefined): void {
    if (this.#shared === undefined || whole === undefined || whole.isTransferred) return;
    const lifetimes = this.#lifetimes(request);
    this.#shared.keep(this.policy.id, key, whole, freshFor(whole, lifetimes));
  }

  #validators(kept: Stored | undefined): Validators {
    if (kept === undefined || kept.status !== 200 || this.#source.recording) return {};
    const etag = kept.headers.etag;
    const lastModified = kept.headers['last-modified'];
    return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
  }
}

/** The request is not retried, because the source would repeat the wrong response. */
function anotherAnswer(source: string): SourceFailure {
  const detail = `${source}: the response does not match the request.`;
  return new SourceFailure('upstream_invalid_response', detail, { retryable: false, isOfRequest: true });
}

async function reads(request: PreparedRequest, stored: Stored, source: string): Promise<boolean> {
  try {
    await request.judge?.(new Answer(stored, source, 'hit'));
    return true;
  } catch {
    return false;
  }
}

function isSpare(kept: Stored, freshness: Grade, error: unknown): boolean {
  return freshness === 'spare' && !kept.unreadable && isSourceProblem(error);
}

/** Rejects with `upstream_timeout` at this caller's deadline or when the caller leaves. */
function withinCall(flight: Promise<Fetched>, call: SourceCall, policy: SourcePolicy): Promise<Fetched> {
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
    flight.then(
      (fetched) => {
        done();
        resolve(fetched);
      },
      (error: unknown) => {
        done();
        reject(error);
      },
    );
  });
}
