// One source as it is really asked: `fetch` makes attempts until one succeeds, the deadline is near or the retry budget is
// spent; each attempt passes circuit, queue, pause and rate in this order. Callers, their deadlines and the
// cache are client.ts's matter: nothing here ever sees a caller's signal.

import { Problem } from '../contract/problem.ts';
import type { UpstreamPolicy } from '../contract/upstream.ts';
import { type Agents, createAgents } from './agents.ts';
import { Answer, keptHeaders, Stored } from './answer.ts';
import { Breaker, type BreakerState, type Pass } from './breaker.ts';
import { SourceFailure, tooLate, unavailable } from './failure.ts';
import type { RawResponse } from './fetch.ts';
import { addressOf, type Hosts, resolveHosts } from './hosts.ts';
import { judgeStatus, refuseWrongForm, sourceFailureOf } from './judgement.ts';
import { type Environment, Keys } from './keys.ts';
import { type ClusterRate, Rate, RetryBudget, Slots, sleep } from './limits.ts';
import { record } from './record.ts';
import type { Replay } from './replay.ts';
import { type ExpectedForm, type PreparedRequest, parameters, recordingIdentity } from './request.ts';

/** A pause that the source asks for is waited out inside the call up to this long; longer, it is left alone. */
export const LONGEST_INLINE_WAIT_MS = 5000;
const FIRST_BACKOFF_MS = 300;

const ACCEPT: Readonly<Record<ExpectedForm, string>> = {
  json: 'application/json, */*;q=0.1',
  xml: 'application/xml, text/xml, application/atom+xml, */*;q=0.1',
  csv: 'text/csv, */*;q=0.1',
  text: 'text/plain, */*;q=0.1',
  html: 'text/html, */*;q=0.1',
  bytes: '*/*',
};

export interface SourceOptions {
  readonly environment: Environment;
  readonly userAgent: string;
  readonly clusterRate: ClusterRate | undefined;
  readonly replay: Replay | undefined;
  readonly recordTo: string | undefined;
}

/** What a refresh may tell the source so that it need not send everything again. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface SourceHealth {
  readonly configured: boolean;
  readonly breaker: BreakerState;
  readonly inFlight: number;
  readonly queued: number;
  /** Requests that were sent since the start, retries among them. */
  readonly requests: number;
  /** Those that the source failed. */
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly lastSuccess: number | undefined;
  /** The code alone: details may hold what callers asked for. */
  readonly lastFailure: { readonly at: number; readonly code: string } | undefined;
}

/** The source confirmed what was kept (304). */
export const UNCHANGED = Symbol('unchanged');

export class Source {
  readonly policy: UpstreamPolicy;
  readonly keys: Keys;
  readonly #options: SourceOptions;
  readonly #hosts: Hosts;
  readonly #ignored: ReadonlySet<string>;
  readonly #breaker: Breaker;
  readonly #slots: Slots;
  readonly #rate: Rate;
  readonly #budget = new RetryBudget();
  readonly #agents: Agents;
  #pausedUntil = 0;
  #requests = 0;
  #failures = 0;
  #lastSuccess: number | undefined;
  #lastFailure: { at: number; code: string } | undefined;

  constructor(policy: UpstreamPolicy, options: SourceOptions) {
    this.policy = policy;
    this.keys = new Keys(policy, options.environment);
    this.#options = options;
    this.#hosts = resolveHosts(policy, options.environment);
    this.#ignored = new Set([...policy.volatileParameters, ...this.keys.parameterNames()]);
    this.#breaker = new Breaker(policy.breaker);
    this.#slots = new Slots(policy.id, policy.politeness);
    this.#rate = new Rate(policy.id, policy.politeness, options.clusterRate);
    this.#agents = createAgents(policy.politeness.concurrency);
  }

  /** Whether answers come from recordings: then there is no key, no queue and no circuit. */
  get replaying(): boolean {
    return this.#options.replay !== undefined;
  }

  /** Recordings must be whole answers: no conditional requests while they are made. */
  get recording(): boolean {
    return this.#options.recordTo !== undefined;
  }

  health(): SourceHealth {
    return {
      configured: this.replaying || this.keys.configured,
      breaker: this.#breaker.state,
      inFlight: this.#slots.inFlight,
      queued: this.#slots.queued,
      requests: this.#requests,
      failures: this.#failures,
      lastSuccess: this.#lastSuccess,
      lastFailure: this.#lastFailure,
    };
  }

  /** The base address of a host, for collectors that do not go through this client (WebSocket). */
  baseAddress(host = 'default'): URL {
    const base = this.#hosts.get(host);
    if (base === undefined) throw new Error(`spec/upstreams/${this.policy.id}.yaml has no host ${host}.`);
    return new URL(base);
  }

  /**
   * Asks the source within `timeouts.call`, queueing and retries included. Rejects with a Problem: `upstream_…`,
   * `not_configured`, `invalid_arguments` (a path that leaves the base address), or what the request's judge throws.
   */
  async fetch(request: PreparedRequest, validators: Validators): Promise<Stored | typeof UNCHANGED> {
    if (this.#options.replay !== undefined) return this.#replayed(request, this.#options.replay);
    this.keys.demand();
    const deadline = Date.now() + this.policy.timeouts.call;
    this.#budget.deposit();
    for (let attempt = 0; ; attempt++) {
      try {
        const result = await this.#attempt(request, validators, deadline);
        this.#lastSuccess = Date.now();
        return result;
      } catch (error) {
        if (error instanceof SourceFailure) {
          this.#failures++;
          this.#lastFailure = { at: Date.now(), code: error.code };
        }
        const pause = this.#pauseBeforeRetry(error, attempt, deadline);
        if (pause === undefined) throw error;
        await sleep(pause);
      }
    }
  }

  close(): void {
    this.#agents.http.destroy();
    this.#agents.https.destroy();
  }

  async #attempt(request: PreparedRequest, validators: Validators, deadline: number) {
    this.#refuseIfClosed();
    await this.#slots.take(deadline);
    try {
      await this.#waitOutPause(deadline);
      this.#refuseIfClosed();
      await this.#rate.take(deadline);
      const pass = this.#breaker.enter();
      if (pass === undefined) throw this.#closed();
      return await this.#watched(pass, () => this.#ask(request, validators, deadline));
    } finally {
      this.#slots.release();
    }
  }

  /** Tells the breaker how a request that was really sent has ended. */
  async #watched<Result>(pass: Pass, ask: () => Promise<Result>): Promise<Result> {
    try {
      const result = await ask();
      this.#breaker.succeeded(pass);
      return result;
    } catch (error) {
      if (error instanceof SourceFailure) {
        const wait = error.waitMs ?? 0;
        this.#breaker.failed(pass, wait > LONGEST_INLINE_WAIT_MS ? wait : 0);
        if (wait > 0)
          this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + Math.min(wait, LONGEST_INLINE_WAIT_MS));
      } else if (error instanceof Problem && error.code !== 'upstream_timeout') {
        // The source answered, only not what was hoped for: it is alive.
        this.#breaker.succeeded(pass);
      } else this.#breaker.left(pass);
      throw error;
    }
  }

  async #ask(request: PreparedRequest, validators: Validators, deadline: number): Promise<Stored | typeof UNCHANGED> {
    const { timeouts, maxBody, id } = this.policy;
    const remaining = deadline - Date.now();
    if (remaining <= 0) throw tooLate(id);
    const { url, headers, body } = this.#outgoing(request, validators);
    this.#requests++;
    // got is a tenth of the server's start and memory: loaded when a source is first asked.
    const { exchange } = await import('./fetch.ts');
    const raw = await exchange(
      id,
      {
        method: request.method,
        url,
        headers,
        body,
        connectMs: Math.min(timeouts.connect, remaining),
        requestMs: Math.min(timeouts.request, remaining),
        maxBody,
      },
      this.#agents,
    ).catch((error: unknown) => {
      // Queueing or an earlier attempt left too little time to tell a slow source from a good one.
      const curtailed = remaining < Math.min(timeouts.request, timeouts.call) / 2;
      throw curtailed && error instanceof Problem && error.code === 'upstream_timeout' ? tooLate(id) : error;
    });
    const conditional = validators.etag !== undefined || validators.lastModified !== undefined;
    if (raw.status === 304 && conditional) return UNCHANGED;
    const answered = Date.now();
    if (this.#options.recordTo !== undefined && raw.status !== 304) await this.#record(request, raw, answered);
    return this.#judged(request, raw, answered);
  }

  #outgoing(request: PreparedRequest, validators: Validators) {
    const credentials = this.keys.credentials();
    const url = addressOf(this.baseAddress(request.host), request.path);
    for (const [name, value] of parameters(request.query)) url.searchParams.append(name, value);
    for (const [name, value] of credentials.query) url.searchParams.append(name, value);
    const headers: Record<string, string> = {
      'user-agent': this.#options.userAgent,
      accept: ACCEPT[request.expect ?? 'bytes'],
    };
    if (request.content !== undefined) headers['content-type'] = request.content.type;
    if (validators.etag !== undefined) headers['if-none-match'] = validators.etag;
    if (validators.lastModified !== undefined) headers['if-modified-since'] = validators.lastModified;
    for (const [name, value] of Object.entries(request.headers ?? {})) headers[name.toLowerCase()] = value;
    Object.assign(headers, credentials.headers);
    return { url, headers, body: withMembers(request.content?.text, credentials.body) };
  }

  /** The answer as it will be kept, or the failure that it is. */
  #judged(request: PreparedRequest, raw: RawResponse, fetchedAt: number): Stored {
    const { id } = this.policy;
    judgeStatus(this.policy, request.accept, raw);
    const stored = new Stored(raw.status, keptHeaders(raw.headers), raw.body, fetchedAt);
    if (raw.status < 300) refuseWrongForm(id, request.expect, stored);
    try {
      request.judge?.(new Answer(stored, id, 'miss'));
    } catch (error) {
      throw sourceFailureOf(error);
    }
    return stored;
  }

  async #replayed(request: PreparedRequest, replay: Replay): Promise<Stored> {
    const identity = recordingIdentity(request, this.#ignored);
    const raw = await replay.answer(this.policy.id, identity, this.#ignored);
    return this.#judged(request, raw, raw.fetchedAt);
  }

  async #record(request: PreparedRequest, raw: RawResponse, answered: number): Promise<void> {
    const identity = recordingIdentity(request, this.#ignored);
    const answer = {
      status: raw.status,
      headers: keptHeaders(raw.headers),
      body: raw.body,
      date: new Date(answered),
    };
    await record(this.#options.recordTo as string, this.policy.id, identity, answer, this.keys);
  }

  /** How long to pause before the next attempt; undefined when there must be none. */
  #pauseBeforeRetry(error: unknown, attempt: number, deadline: number): number | undefined {
    if (!(error instanceof SourceFailure) || !error.retryable || attempt >= this.policy.retries) return undefined;
    if (error.waitMs !== undefined && error.waitMs > LONGEST_INLINE_WAIT_MS) return undefined;
    const backoff = FIRST_BACKOFF_MS * 2 ** attempt;
    const pause = Math.max(error.waitMs ?? 0, backoff / 2 + Math.random() * backoff);
    if (Date.now() + pause >= deadline || this.#breaker.closedFor() > pause) return undefined;
    return this.#budget.spend() ? pause : undefined;
  }

  async #waitOutPause(deadline: number): Promise<void> {
    const wait = this.#pausedUntil - Date.now();
    if (wait <= 0) return;
    if (Date.now() + wait >= deadline) throw unavailable(this.policy.id, 'it asks to be left alone.', wait);
    await sleep(wait);
  }

  #refuseIfClosed(): void {
    if (this.#breaker.closedFor() > 0) throw this.#closed();
  }

  #closed(): Problem {
    const why = 'it failed or asked to be left alone a moment ago, and is not asked until it had a rest.';
    return unavailable(this.policy.id, why, Math.max(1, this.#breaker.closedFor()));
  }
}

/** The body with the keys that belong into it. */
function withMembers(text: string | undefined, members: Readonly<Record<string, string>>): string | undefined {
  if (text === undefined || Object.keys(members).length === 0) return text;
  return JSON.stringify({ ...(JSON.parse(text) as object), ...members });
}
