// One source as it is really asked: `fetch` makes attempts until one succeeds, the deadline is near or the retry budget is
// spent; each attempt passes circuit, queue, pause and rate in this order. Callers, their deadlines and the
// cache are client.ts's matter: nothing here ever sees a caller's signal.

import { readFile, writeFile } from 'node:fs/promises';
import type { Caller } from '../contract/call.ts';
import { Problem } from '../contract/problem.ts';
import type { UpstreamPolicy, UpstreamProbe } from '../contract/upstream.ts';
import { type Agents, createAgents } from './agents.ts';
import { Answer, keptHeaders, Stored } from './answer.ts';
import { Breaker, type BreakerState, type Pass } from './breaker.ts';
import { SourceFailure, seconds, tooLate, unavailable } from './failure.ts';
import type { RawResponse } from './fetch.ts';
import { addressOf, type Hosts, resolveHosts } from './hosts.ts';
import { judgeStatus, refuseWrongForm, sourceFailureOf } from './judgement.ts';
import { type Environment, Keys } from './keys.ts';
import { type ClusterRate, Rate, RetryBudget, Slots, sleep } from './limits.ts';
import { record } from './record.ts';
import type { Replay } from './replay.ts';
import { type ExpectedForm, type PreparedRequest, parameters, prepareGet, recordingIdentity } from './request.ts';

/** A pause that the source asks for is waited out inside the call up to this long; longer, it is left alone. */
export const LONGEST_INLINE_WAIT_MS = 5000;
const FIRST_BACKOFF_MS = 300;
/** A source that takes longer for what it knows well is not well. */
const LONGEST_HEALTH_CHECK_MS = 10_000;

const ACCEPT: Readonly<Record<ExpectedForm, string>> = {
  json: 'application/json, */*;q=0.1',
  xml: 'application/xml, text/xml, application/atom+xml, */*;q=0.1',
  csv: 'text/csv, */*;q=0.1',
  text: 'text/plain, */*;q=0.1',
  html: 'text/html, */*;q=0.1',
  bytes: '*/*',
};

/** What a source is asked with. */
export interface SourceOptions {
  readonly environment: Environment;
  readonly userAgent: string;
  readonly clusterRate: ClusterRate | undefined;
  readonly replay: Replay | undefined;
  readonly recordTo: string | undefined;
  /** Why it is not asked: the operator has not switched it on. */
  readonly off?: string | undefined;
  /** Told when the source begins to fail, and when it answers again. */
  readonly onTransition?: ((transition: SourceTransition) => void) | undefined;
}

/** A source began to fail, or answers again. */
export interface SourceTransition {
  readonly source: string;
  readonly state: 'failing' | 'answering';
  readonly code?: string;
  /** Of the request that failed, without its query. */
  readonly path?: string;
}

/** A request on its way through the gates. */
interface Visit {
  readonly request: PreparedRequest;
  readonly validators: Validators;
  readonly deadline: number;
  readonly holder: Holder | undefined;
  pass: Pass | undefined;
}

/** Who brings a request about. */
export type Holder = Pick<Caller, 'keyId' | 'network'>;

/** What a refresh may tell the source so that it need not send everything again. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** How a source stands by what it answered last. */
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

/** One source: its limits, breaker, keys and connections. */
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
  #isFailing = false;
  /** What was said when the source asked to be left alone. */
  #windowReason: string | undefined;
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
    const probe = policy.probes.find(({ health }) => health);
    this.#breaker = new Breaker(policy.breaker, probe && (() => this.#isWell(probe)));
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
      configured: this.replaying || (this.#options.off === undefined && this.keys.configured),
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

  /** Keeps a text as the recording of GET `path`, while recordings are made. */
  async keep(path: string, body: string): Promise<void> {
    if (this.#options.recordTo === undefined) return;
    const identity = recordingIdentity({ method: 'GET', host: 'default', path }, this.#ignored);
    const answer = {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from(body),
      date: new Date(),
    };
    await record(this.#options.recordTo, this.policy.id, identity, answer, this.keys);
  }

  /**
   * Asks the source within `timeouts.call`, queueing and retries included. `key` names the request for the breaker, `holder` who
   * brings it about. Rejects with a Problem: `upstream_…`, `not_configured`, `invalid_arguments` (a path that leaves the base
   * address), or what the request's judge throws.
   */
  async fetch(
    request: PreparedRequest,
    validators: Validators,
    key: string,
    holder?: Holder,
  ): Promise<Stored | typeof UNCHANGED> {
    if (this.#options.replay !== undefined) return this.#replayed(request, this.#options.replay);
    if (this.#options.off !== undefined) throw new Problem('not_configured', this.#options.off);
    this.keys.demand();
    const deadline = Date.now() + (request.download?.longest ?? this.policy.timeouts.call);
    this.#budget.deposit();
    const visit: Visit = { request, validators, deadline, holder, pass: undefined };
    try {
      const result = await this.#attempts(visit);
      if (visit.pass !== undefined) this.#breaker.succeeded(visit.pass);
      this.#succeeded();
      return result;
    } catch (error) {
      this.#ended(visit, key, error);
      throw error;
    }
  }

  async #attempts(visit: Visit): Promise<Stored | typeof UNCHANGED> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#attempt(visit);
      } catch (error) {
        if (error instanceof SourceFailure) {
          this.#failures++;
          this.#lastFailure = { at: Date.now(), code: error.code };
          if (error.waitMs !== undefined) this.#pause(error.waitMs);
        }
        const pause = this.#pauseBeforeRetry(error, attempt, visit.deadline);
        if (pause === undefined) throw error;
        await sleep(pause);
      }
    }
  }

  close(): void {
    this.#breaker.stop();
    this.#agents.http.destroy();
    this.#agents.https.destroy();
  }

  async #attempt(visit: Visit): Promise<Stored | typeof UNCHANGED> {
    const { request, validators, deadline, holder } = visit;
    this.#refuseIfClosed(visit);
    await this.#slots.take(deadline, holder?.keyId);
    try {
      await this.#waitOutPause(deadline);
      this.#refuseIfClosed(visit);
      await this.#rate.take(deadline);
      this.#refuseIfClosed(visit);
      visit.pass ??= this.#breaker.enter();
      if (visit.pass === undefined) throw this.#closed();
      return await this.#ask(request, validators, deadline);
    } finally {
      this.#slots.release();
    }
  }

  /** Asks a request whose answer is known. Past the queue: what fills it may be what makes the source look ill. */
  async #isWell({ host, path, query, status, contains }: UpstreamProbe): Promise<boolean> {
    const deadline = Date.now() + LONGEST_HEALTH_CHECK_MS;
    // That our own rate leaves no room says nothing of the source.
    const hasRoom = await this.#rate.take(deadline).then(
      () => true,
      () => false,
    );
    if (!hasRoom) return true;
    try {
      const request = prepareGet({ host, path, query, accept: status, unrecorded: true });
      const answer = await this.#ask(request, {}, deadline);
      return contains === undefined || (answer !== UNCHANGED && answer.body.includes(contains));
    } catch {
      return false;
    }
  }

  /** Tells the breaker, once, how a request has ended. */
  #ended({ pass, request, holder }: Visit, key: string, error: unknown): void {
    const isOfRequest = error instanceof SourceFailure && error.isOfRequest;
    if (error instanceof SourceFailure && !isOfRequest) this.#failed(request, error.code);
    if (pass === undefined) return;
    if (error instanceof SourceFailure && !isOfRequest) {
      const wait = error.waitMs ?? 0;
      const isWindow = wait > LONGEST_INLINE_WAIT_MS;
      if (isWindow) this.#windowReason = error.message;
      const failed = { key, holder: holder?.network ?? holder?.keyId, unreachable: error.unreachable };
      this.#breaker.failed(pass, failed, isWindow ? wait : 0);
    } else if (isOfRequest || (error instanceof Problem && error.code !== 'upstream_timeout')) {
      // The source answered, only not what was hoped for: it is alive.
      this.#breaker.succeeded(pass);
    } else this.#breaker.left(pass);
  }

  #pause(waitMs: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + Math.min(waitMs, LONGEST_INLINE_WAIT_MS));
  }

  #succeeded(): void {
    this.#lastSuccess = Date.now();
    this.#windowReason = undefined;
    if (!this.#isFailing) return;
    this.#isFailing = false;
    this.#options.onTransition?.({ source: this.policy.id, state: 'answering' });
  }

  #failed({ path }: PreparedRequest, code: string): void {
    if (this.#isFailing) return;
    this.#isFailing = true;
    this.#options.onTransition?.({ source: this.policy.id, state: 'failing', code, path });
  }

  async #ask(request: PreparedRequest, validators: Validators, deadline: number): Promise<Stored | typeof UNCHANGED> {
    const { timeouts, maxBody, id } = this.policy;
    const remaining = deadline - Date.now();
    if (remaining <= 0) throw tooLate(id);
    const { url, headers, body, keyParameters } = this.#outgoing(request, validators);
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
        keyParameters,
        connectMs: Math.min(timeouts.connect, remaining),
        requestMs: Math.min(request.download?.longest ?? timeouts.request, remaining),
        maxBody,
        download: request.download,
        mostLines: request.mostLines,
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
    if (this.#options.recordTo !== undefined && request.unrecorded !== true && raw.status !== 304) {
      const body =
        request.download === undefined || raw.status >= 300 ? raw.body : await readFile(request.download.file);
      await this.#record(request, { ...raw, body }, answered);
    }
    return this.#judged(request, raw, answered);
  }

  #outgoing(request: PreparedRequest, validators: Validators) {
    const credentials = this.keys.credentials();
    const url = addressOf(this.baseAddress(request.host), credentials.path + request.path);
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
    const body = withMembers(request.content?.text, credentials.body);
    return { url, headers, body, keyParameters: credentials.query };
  }

  /** The answer as it will be kept, or the failure that it is. */
  async #judged(request: PreparedRequest, raw: RawResponse, fetchedAt: number): Promise<Stored> {
    const { id } = this.policy;
    judgeStatus(this.policy, request.accept, raw);
    const stored = new Stored(raw.status, keptHeaders(raw.headers), this.keys.redactBytes(raw.body), fetchedAt);
    if (raw.status < 300 && request.download === undefined) refuseWrongForm(id, request.expect, stored);
    try {
      await request.judge?.(new Answer(stored, id, 'miss'));
    } catch (error) {
      throw sourceFailureOf(error);
    }
    return stored;
  }

  async #replayed(request: PreparedRequest, replay: Replay): Promise<Stored> {
    const identity = recordingIdentity(request, this.#ignored);
    const raw = await replay.answer(this.policy.id, identity, this.#ignored);
    if (request.download !== undefined && raw.status < 300) {
      await writeFile(request.download.file, raw.body, { mode: 0o600 });
      return this.#judged(request, { ...raw, body: Buffer.alloc(0) }, raw.fetchedAt);
    }
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
    if (Date.now() + pause >= deadline) return undefined;
    return this.#budget.spend() ? pause : undefined;
  }

  async #waitOutPause(deadline: number): Promise<void> {
    const wait = this.#pausedUntil - Date.now();
    if (wait <= 0) return;
    if (Date.now() + wait >= deadline) throw unavailable(this.policy.id, 'it asks to be left alone.', wait);
    await sleep(wait);
  }

  /** A request that has its pass goes on for as long as the gate is as it was. */
  #refuseIfClosed({ pass }: Visit): void {
    const isClosed = pass === undefined ? this.#breaker.closedFor() > 0 : !this.#breaker.holds(pass);
    if (isClosed) throw this.#closed();
  }

  #closed(): Problem {
    const waitMs = Math.max(1, this.#breaker.closedFor());
    if (this.#windowReason !== undefined) {
      return new Problem('upstream_unavailable', this.#windowReason, { retryAfter: seconds(waitMs) });
    }
    const why = 'it failed or asked to be left alone a moment ago, and is not asked until it had a rest.';
    return unavailable(this.policy.id, why, waitMs);
  }
}

/** The body with the keys that belong into it. */
function withMembers(text: string | undefined, members: Readonly<Record<string, string>>): string | undefined {
  if (text === undefined || Object.keys(members).length === 0) return text;
  return JSON.stringify({ ...(JSON.parse(text) as object), ...members });
}
