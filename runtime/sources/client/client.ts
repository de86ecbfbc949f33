// What a source module holds: `get` and `post` with the cache in front. Equal requests share one fetch, and callers race
// it against their own deadline: a caller who leaves never takes the fetch away from the others, and a fetch whose callers have
// all left still fills the cache.

import type { Call } from '../../contract/call.ts';
import type { SourceCacheLifetimes, SourcePolicy } from '../../contract/source.ts';
import { steadyNow } from '../../lib/steady.ts';
import { Answer, type Read, type Stored } from './answer.ts';
import { UNCHANGED, type Validators } from './asker.ts';
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
import type { SharedAnswers } from './sharing.ts';
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

/** An answer that was just got: from the source, or from another process that had it. */
interface Fetched {
  readonly stored: Stored;
  readonly isShared: boolean;
}

const NOT_KEPT: SourceCacheLifetimes = { fresh: 0, stale: 0, staleOnError: 0, missing: 0 };

/** `Lifetime`: the names of the lifetimes that the source's manifest declares. */
export class SourceClient<Lifetime extends string = string> {
  readonly policy: SourcePolicy;
  readonly #source: Source;
  readonly #cache: AnswerCache;
  readonly #flights = new Map<string, Promise<Fetched>>();
  readonly #shared: SharedAnswers | undefined;

  /** @param shared what other processes have of this source */
  constructor(source: Source, shared?: SharedAnswers) {
    this.policy = source.policy;
    this.#source = source;
    this.#cache = new AnswerCache(source.policy);
    // Recordings are this process's own, both those that are made and those that are played.
    this.#shared = source.replaying || source.recording ? undefined : shared;
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
    const usable = kept?.unreadable ? undefined : kept;
    const flight = this.#fetch(key, request, usable, lifetimes, call.caller);
    if (kept !== undefined && worth === 'stale') {
      this.#cache.stale++;
      return noted(kept, 'stale');
    }
    try {
      const { stored, isShared } = await withinCall(flight, call, this.policy);
      if (isShared) this.#cache.hits++;
      else this.#cache.misses++;
      return noted(stored, isShared ? 'hit' : 'miss');
    } catch (error) {
      if (kept === undefined || !isSpare(kept, worth, error)) throw error;
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

  /** The fetch under way for this request, or a new one. */
  #fetch(
    key: string,
    request: PreparedRequest,
    kept: Stored | undefined,
    lifetimes: SourceCacheLifetimes,
    holder: Holder | undefined,
  ): Promise<Fetched> {
    // Whoever must have the newest does not join those whom another process's answer will do.
    const name = lifetimes === NOT_KEPT ? `newest ${key}` : key;
    const underWay = this.#flights.get(name);
    if (underWay !== undefined) return underWay;
    const isOwn = this.#shared === undefined || lifetimes === NOT_KEPT;
    const fetched = isOwn
      ? this.#refresh(key, request, kept, holder)
      : this.#together(this.#shared as SharedAnswers, key, request, kept, lifetimes, holder);
    const flight = fetched.finally(() => this.#flights.delete(name));
    this.#flights.set(name, flight);
    // Its callers may all have left, and behind a stale answer there is none: the source's state keeps the failure.
    flight.catch(() => {});
    return flight;
  }

  /** What another process has, or gets just now; else it is this process's turn to ask. */
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
    const asked = this.#shared === undefined ? request : { ...request, onWhole };
    const result = await this.#source.fetch(asked, this.#validators(kept), key, holder);
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
   * Gives it to the other processes, for as long as it may serve anybody; one whose body was given up is not whole. Nobody waits: who
   * ends the turn after this is behind it.
   */
  #share(key: string, request: PreparedRequest, whole: Stored | undefined): void {
    if (this.#shared === undefined || whole === undefined || whole.isGivenUp) return;
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

/** Not retried: a source that mistakes one question for another does so again. */
function anotherAnswer(source: string): SourceFailure {
  const detail = `${source}: it answered for something else than was asked.`;
  return new SourceFailure('upstream_invalid_response', detail, { retryable: false, isOfRequest: true });
}

/** Whether another process's answer can be read here too; it is thrown away otherwise. */
async function reads(request: PreparedRequest, stored: Stored, source: string): Promise<boolean> {
  try {
    await request.judge?.(new Answer(stored, source, 'hit'));
    return true;
  } catch {
    return false;
  }
}

function isSpare(kept: Stored, worth: Grade, error: unknown): boolean {
  return worth === 'spare' && !kept.unreadable && isSourceProblem(error);
}

/** The shared fetch, or `upstream_timeout` when this caller's deadline passes or this caller leaves. */
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
