// Queries one source until an attempt succeeds, the deadline is near or the retry budget is exhausted. Each attempt
// passes through the circuit breaker, queue, pause and rate limit, in this order.

import type { Caller } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import type { SourcePolicy, SourceProbe } from '../../contract/source.ts';
import { steadyNow } from '../../lib/steady.ts';
import type { Stored } from './answer.ts';
import type { CountedDrift } from './answer-watch.ts';
import { Breaker, type BreakerState, type OpeningCause, type Pass } from './breaker.ts';
import { SourceFailure, seconds, unavailable } from './failure.ts';
import type { Keys } from './keys.ts';
import { type ClusterRate, Rate, RetryBudget, SourceSlots, sleep } from './limits.ts';
import { type PreparedRequest, prepareGet } from './request.ts';
import { RequestSender, type RequestSenderOptions, UNCHANGED, type Validators } from './request-sender.ts';
import type { SharedCircuits } from './sharing.ts';

/** A `Retry-After` of at most this length is waited out within the call; a longer one blocks the source. */
export const MAX_INLINE_WAIT_MS = 5000;
const FIRST_BACKOFF_MS = 300;
const MAX_HEALTH_CHECK_MS = 10_000;

export interface SourceOptions extends RequestSenderOptions {
  readonly clusterRate: ClusterRate | undefined;
  /** Shares open circuits with other processes. */
  readonly circuits?: SharedCircuits | undefined;
  /** Reason why the source is not enabled. */
  readonly off?: string | undefined;
  readonly onTransition?: ((transition: SourceTransition) => void) | undefined;
  /** `ms` is the duration including retries; undefined if the source failed. */
  readonly onQueried?: ((source: string, ms: number | undefined) => void) | undefined;
}

export interface SourceTransition {
  readonly source: string;
  readonly state: 'failing' | 'answering';
  readonly code?: string;
  /** Path without query. */
  readonly path?: string;
}

interface PendingRequest {
  readonly request: PreparedRequest;
  readonly validators: Validators;
  readonly deadline: number;
  readonly holder: Holder | undefined;
  readonly began: number;
  pass: Pass | undefined;
}

export type Holder = Pick<Caller, 'keyId' | 'network'>;

export interface SourceHealth {
  readonly configured: boolean;
  readonly replaying: boolean;
  readonly breaker: BreakerState;
  readonly openings: Readonly<Record<OpeningCause, number>>;
  /** Circuit openings that the health check prevented. */
  readonly openingsRefused: number;
  readonly inFlight: number;
  readonly queued: number;
  /** Number of requests, including retries. */
  readonly requests: number;
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly lastSuccess: number | undefined;
  /** Omits the failure's detail, which may contain callers' arguments. */
  readonly lastFailure: { readonly at: number; readonly code: string } | undefined;
  /** Changed fields in the source's responses. */
  readonly departures: readonly CountedDrift[];
  /** Start of the current series of failures, in milliseconds since 1970; undefined while the source answers. */
  readonly failingSince: number | undefined;
}

export class Source {
  readonly policy: SourcePolicy;
  readonly #options: SourceOptions;
  readonly #asker: RequestSender;
  readonly #breaker: Breaker;
  readonly #slots: SourceSlots;
  readonly #rate: Rate;
  readonly #budget = new RetryBudget();
  #pausedUntil = 0;
  #failingSince: number | undefined;
  /** Error detail of the failure whose response had a `Retry-After` header. */
  #windowReason: string | undefined;
  #failures = 0;
  #lastSuccess: number | undefined;
  #lastFailure: { at: number; code: string } | undefined;

  constructor(policy: SourcePolicy, options: SourceOptions) {
    this.policy = policy;
    this.#options = options;
    this.#asker = new RequestSender(policy, options);
    const probe = policy.probes.find(({ health }) => health);
    const { circuits } = options;
    const isWell = probe && (() => this.#isWell(probe));
    this.#breaker = new Breaker(policy.breaker, isWell, (milliseconds) => circuits?.opened(policy.id, milliseconds));
    circuits?.onOpened(policy.id, (milliseconds) => this.#breaker.heard(milliseconds));
    this.#slots = new SourceSlots(policy.id, policy.politeness);
    this.#rate = new Rate(policy.id, policy.politeness, options.clusterRate);
  }

  get keys(): Keys {
    return this.#asker.keys;
  }

  /** True during replay, which does not use API keys, a queue or a circuit breaker. */
  get replaying(): boolean {
    return this.#options.replay !== undefined;
  }

  /** True while recording. Recordings must be complete, so no conditional requests are sent. */
  get recording(): boolean {
    return this.#options.recordTo !== undefined;
  }

  health(): SourceHealth {
    return {
      configured: this.replaying || (this.#options.off === undefined && this.keys.configured),
      replaying: this.replaying,
      breaker: this.#breaker.state,
      openings: this.#breaker.openings,
      openingsRefused: this.#breaker.openingsRefused,
      inFlight: this.#slots.inFlight,
      queued: this.#slots.queued,
      requests: this.#asker.requests,
      failures: this.#failures,
      lastSuccess: this.#lastSuccess,
      lastFailure: this.#lastFailure,
      departures: this.#asker.watch.state(),
      failingSince: this.#failingSince,
    };
  }

  /** Returns the base address, for collectors that bypass this client (WebSocket). */
  baseAddress(host?: string): URL {
    return this.#asker.baseAddress(host);
  }

  keep(path: string, body: string): Promise<void> {
    return this.#asker.keep(path, body);
  }

  /**
   * Runs within `timeouts.call`, including queueing and retries. `key` identifies the request for the breaker. Rejects
   * with a Problem: `upstream_…`, `not_configured`, `invalid_arguments` (a path outside the base address), or an error
   * thrown by `judge`.
   */
  async fetch(
    request: PreparedRequest,
    validators: Validators,
    key: string,
    holder?: Holder,
  ): Promise<Stored | typeof UNCHANGED> {
    if (this.#options.replay !== undefined) return this.#asker.replayed(request, this.#options.replay);
    if (this.#options.off !== undefined) throw new Problem('not_configured', this.#options.off);
    this.keys.demand();
    const deadline = Date.now() + (request.download?.longest ?? this.policy.timeouts.call);
    this.#budget.deposit();
    const pending: PendingRequest = {
      request,
      validators,
      deadline,
      holder,
      began: performance.now(),
      pass: undefined,
    };
    try {
      const result = await this.#attempts(pending);
      if (pending.pass !== undefined) this.#breaker.succeeded(pending.pass);
      this.#succeeded();
      this.#told(pending, true);
      return result;
    } catch (error) {
      this.#ended(pending, key, error);
      throw error;
    }
  }

  async #attempts(pending: PendingRequest): Promise<Stored | typeof UNCHANGED> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#attempt(pending);
      } catch (error) {
        if (error instanceof SourceFailure) {
          this.#failures++;
          this.#lastFailure = { at: Date.now(), code: error.code };
          if (error.waitMs !== undefined) this.#pause(error.waitMs);
        }
        const pause = this.#pauseBeforeRetry(error, attempt, pending.deadline);
        if (pause === undefined) throw error;
        await sleep(pause);
      }
    }
  }

  close(): void {
    this.#breaker.stop();
    this.#asker.close();
  }

  async #attempt(pending: PendingRequest): Promise<Stored | typeof UNCHANGED> {
    const { request, validators, deadline, holder } = pending;
    this.#refuseIfClosed(pending);
    await this.#slots.take(deadline, holder?.keyId);
    try {
      await this.#waitOutPause(deadline);
      this.#refuseIfClosed(pending);
      await this.#rate.take(deadline);
      this.#refuseIfClosed(pending);
      pending.pass ??= this.#breaker.enter();
      if (pending.pass === undefined) throw this.#closed();
      return await this.#asker.send(request, validators, deadline);
    } finally {
      this.#slots.release();
    }
  }

  /** Bypasses the queue, which may be full of failing requests. */
  async #isWell({ host, path, query, status, contains }: SourceProbe): Promise<boolean> {
    const deadline = Date.now() + MAX_HEALTH_CHECK_MS;
    // If our own rate limit is exhausted, assume that the source is healthy.
    const hasRoom = await this.#rate.take(deadline).then(
      () => true,
      () => false,
    );
    if (!hasRoom) return true;
    try {
      const request = prepareGet({ host, path, query, accept: status, unrecorded: true });
      const answer = await this.#asker.send(request, {}, deadline);
      return contains === undefined || (answer !== UNCHANGED && answer.body.includes(contains));
    } catch {
      return false;
    }
  }

  #ended(pending: PendingRequest, key: string, error: unknown): void {
    const { pass, request, holder } = pending;
    const isOfRequest = error instanceof SourceFailure && error.isOfRequest;
    if (error instanceof SourceFailure && !isOfRequest) this.#failed(request, error.code);
    if (pass === undefined) return;
    if (error instanceof SourceFailure) this.#told(pending, isOfRequest);
    if (error instanceof SourceFailure && !isOfRequest) {
      const wait = error.waitMs ?? 0;
      const isWindow = wait > MAX_INLINE_WAIT_MS;
      if (isWindow) this.#windowReason = error.message;
      const failed = { key, holder: holder?.network ?? holder?.keyId, unreachable: error.unreachable };
      this.#breaker.failed(pass, failed, isWindow ? wait : 0);
    } else if (isOfRequest || (error instanceof Problem && error.code !== 'upstream_timeout')) {
      // Even an error response shows that the source is alive.
      this.#breaker.succeeded(pass);
    } else this.#breaker.left(pass);
  }

  #told({ began }: PendingRequest, answered: boolean): void {
    this.#options.onQueried?.(this.policy.id, answered ? performance.now() - began : undefined);
  }

  #pause(waitMs: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, steadyNow() + Math.min(waitMs, MAX_INLINE_WAIT_MS));
  }

  #succeeded(): void {
    this.#lastSuccess = Date.now();
    this.#windowReason = undefined;
    if (this.#failingSince === undefined) return;
    this.#failingSince = undefined;
    this.#options.onTransition?.({ source: this.policy.id, state: 'answering' });
  }

  #failed({ path }: PreparedRequest, code: string): void {
    if (this.#failingSince !== undefined) return;
    this.#failingSince = Date.now();
    this.#options.onTransition?.({ source: this.policy.id, state: 'failing', code, path });
  }

  #pauseBeforeRetry(error: unknown, attempt: number, deadline: number): number | undefined {
    if (!(error instanceof SourceFailure) || !error.retryable || attempt >= this.policy.retries) return undefined;
    if (error.waitMs !== undefined && error.waitMs > MAX_INLINE_WAIT_MS) return undefined;
    const backoff = FIRST_BACKOFF_MS * 2 ** attempt;
    const pause = Math.max(error.waitMs ?? 0, backoff / 2 + Math.random() * backoff);
    if (Date.now() + pause >= deadline) return undefined;
    return this.#budget.spend() ? pause : undefined;
  }

  async #waitOutPause(deadline: number): Promise<void> {
    const wait = this.#pausedUntil - steadyNow();
    if (wait <= 0) return;
    if (Date.now() + wait >= deadline) throw unavailable(this.policy.id, 'it asked us to wait.', wait);
    await sleep(wait);
  }

  /**
   * Rejects requests while the circuit is open. A request that already has a pass continues unless the state of the
   * breaker has changed.
   */
  #refuseIfClosed({ pass }: PendingRequest): void {
    const isClosed = pass === undefined ? this.#breaker.closedFor() > 0 : !this.#breaker.holds(pass);
    if (isClosed) throw this.#closed();
  }

  #closed(): Problem {
    const waitMs = Math.max(1, this.#breaker.closedFor());
    if (this.#windowReason !== undefined) {
      return new Problem('upstream_unavailable', this.#windowReason, { retryAfter: seconds(waitMs) });
    }
    const why = 'it recently failed or asked us to wait, and is not queried for a while.';
    return unavailable(this.policy.id, why, waitMs);
  }
}
