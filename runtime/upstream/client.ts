// What a source module holds: `get` and `post` with the cache in front. Equal requests share one fetch, and callers race
// it against their own deadline: a caller who leaves never takes the fetch away from the others, and a fetch whose callers have
// all left still fills the cache.

import type { Call } from '../contract/call.ts';
import type { UpstreamCacheLifetimes, UpstreamPolicy } from '../contract/upstream.ts';
import { Answer, type Stored } from './answer.ts';
import { UNCHANGED, type Validators } from './asker.ts';
import { AnswerCache, type CacheState, freshFor, type Grade, grade, isKeepable } from './cache.ts';
import { isUpstreamProblem, SourceFailure, tooLate } from './failure.ts';
import { placeOf, type Read } from './reading.ts';
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
import type { Holder, Source, SourceHealth } from './source.ts';

/** What sources need of a call; a poller has no caller. */
export type SourceCall = Pick<Call, 'deadline' | 'signal' | 'provenance' | 'now'> &
  Partial<Pick<Call, 'caller' | 'asking'>> & {
    /** A kept answer will not do: whoever compares with what was seen before would take an older one for a change. */
    readonly newest?: boolean;
  };

/** How a source stands. */
export interface SourceState extends SourceHealth {
  readonly cache: CacheState;
}

const NOT_KEPT: UpstreamCacheLifetimes = { fresh: 0, stale: 0, staleOnError: 0, missing: 0 };

/** `Lifetime`: the names of the lifetimes that the source's manifest declares. */
export class UpstreamClient<Lifetime extends string = string> {
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
   * Asks for a resource (by POST where the request has a body) and reads the answer. What `read` makes of it is kept as long
   * as the answer, and shared: treat it as read-only. An answer that `read` throws at is `upstream_invalid_response`, tried
   * again and never kept; an error dressed as a success is told by throwing an `upstream_…` Problem (with
   * `extras.retryAfter` the source is left alone that long). Notes in the call's provenance where the answer came from.
   *
   * Rejects with a Problem: `upstream_failed`, `upstream_invalid_response`, `upstream_timeout`, `upstream_unavailable`
   * (with `retryAfter`), `not_configured`, or what `read` throws.
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

  /**
   * Asks for a resource as it is, for bytes that are kept elsewhere (files, archives). Resolves with an answer of an
   * accepted status; rejects as `read`.
   */
  get(request: SourceRequest<Lifetime>, call: SourceCall): Promise<Answer> {
    return this.#answer(prepareGet(request), call);
  }

  /** As `get`, for a query that is sent by POST. */
  post(request: PostRequest<Lifetime>, call: SourceCall): Promise<Answer> {
    return this.#answer(preparePost(request), call);
  }

  /** Whether answers come from recordings: then there is no key to be had, and none is needed. */
  get replaying(): boolean {
    return this.#source.replaying;
  }

  /**
   * Fetches a body of any size into a file, past the cache: for what is read from disk, beside this thread. Rejects as `read`, and
   * leaves no file then.
   */
  async download(request: SourceRequest<Lifetime>, download: Download): Promise<void> {
    const prepared: PreparedRequest = { ...prepareGet(request), download };
    await this.#source.fetch(prepared, {}, cacheKey(prepared));
  }

  /** A key's value, where the credentials go by an exchange of their own; `not_configured` without it. */
  key(env: string): string {
    return this.#source.keys.value(env);
  }

  /** Keeps what a collector heard as the recording of a path, while recordings are made. */
  keep(path: string, body: string): Promise<void> {
    return this.#source.keep(path, body);
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
    const own = this.#lifetimes(request);
    const lifetimes = call.newest === true ? NOT_KEPT : own;
    const noted = (stored: Stored, cache: 'hit' | 'stale' | 'miss') => {
      const answer = new Answer(stored, this.policy.id, cache, freshFor(stored, own));
      call.provenance(answer.provenance);
      return answer;
    };
    const kept = this.#cache.get(key);
    const worth = kept === undefined ? 'gone' : grade(kept, lifetimes, Date.now());
    if (kept !== undefined && worth === 'fresh') {
      this.#cache.hits++;
      return noted(kept, 'hit');
    }
    call.asking?.();
    const shared = this.#fetch(key, request, kept?.unreadable ? undefined : kept, call.caller);
    if (kept !== undefined && worth === 'stale') {
      this.#cache.stale++;
      return noted(kept, 'stale');
    }
    try {
      const stored = await withinCall(shared, call, this.policy);
      this.#cache.misses++;
      return noted(stored, 'miss');
    } catch (error) {
      if (kept === undefined || !isSpare(kept, worth, error)) throw error;
      this.#cache.stale++;
      return noted(kept, 'stale');
    }
  }

  #lifetimes(request: PreparedRequest): UpstreamCacheLifetimes {
    const { lifetime } = request;
    if (lifetime === undefined) return this.policy.cache;
    if (lifetime === 'none') return NOT_KEPT;
    const named = this.policy.lifetimes[lifetime];
    if (named === undefined) throw new Error(`spec/upstreams/${this.policy.id}.yaml has no lifetime ${lifetime}.`);
    return named;
  }

  /** The fetch under way for this request, or a new one. */
  #fetch(key: string, request: PreparedRequest, kept: Stored | undefined, holder: Holder | undefined): Promise<Stored> {
    const underWay = this.#flights.get(key);
    if (underWay !== undefined) return underWay;
    const flight = this.#refresh(key, request, kept, holder).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    // Its callers may all have left, and behind a stale answer there is none: the source's state keeps the failure.
    flight.catch(() => {});
    return flight;
  }

  async #refresh(
    key: string,
    request: PreparedRequest,
    kept: Stored | undefined,
    holder: Holder | undefined,
  ): Promise<Stored> {
    const result = await this.#source.fetch(request, this.#validators(kept), key, holder);
    if (result === UNCHANGED) {
      if (kept === undefined)
        throw new SourceFailure('upstream_failed', `${this.policy.id}: 304.`, { retryable: false });
      kept.fetchedAt = Date.now();
      kept.checkedAt = kept.fetchedAt;
      this.#cache.set(key, kept);
      return kept;
    }
    if (request.lifetime !== 'none' && isKeepable(result.status)) this.#cache.set(key, result);
    return result;
  }

  #validators(kept: Stored | undefined): Validators {
    if (kept === undefined || kept.status !== 200 || this.#source.recording) return {};
    const etag = kept.headers.etag;
    const lastModified = kept.headers['last-modified'];
    return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
  }
}

/** Not retried: a source that mistakes one question for another does so again. */
function anotherAnswer(source: string): SourceFailure {
  const detail = `${source}: it answered for something else than was asked.`;
  return new SourceFailure('upstream_invalid_response', detail, { retryable: false, isOfRequest: true });
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
