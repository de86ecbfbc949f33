// Circuit breaker of a source. It opens after consecutive failures of different requests, or when the source sends
// `Retry-After`. Repeated failures of one request do not count, because other requests may work. Failures of a single
// caller count only if the source is unreachable. If the manifest declares a health check, it runs first, so failures
// caused by callers never block a healthy source. When the block expires, one request probes the source, and all other
// requests are rejected immediately. cockatiel's breaker would hold them until the probe ends (ten seconds for a source
// that hangs) and does not support a window set by the source.

import type { SourceBreaker } from '../../contract/source.ts';
import { HOUR_MS } from '../../lib/duration.ts';
import { steadyNow } from '../../lib/steady.ts';

export interface FailedRequest {
  readonly key: string;
  /** The caller. All callers from one network count as one. Undefined for the server's own requests. */
  readonly holder: string | undefined;
  /** True if the connection failed, which affects every caller. */
  readonly unreachable: boolean;
}

export type BreakerState = 'closed' | 'open' | 'half_open';

/** `window` is a `Retry-After` from the source; `elsewhere` comes from another process. */
export type OpeningCause = 'failures' | 'window' | 'probe' | 'elsewhere';

/** Permission for one request, whose outcome must be reported. */
export interface Pass {
  readonly epoch: number;
  readonly probe: boolean;
}

/** Maximum `Retry-After`, so that a wrong date cannot disable a source for long. */
export const MAX_WINDOW_MS = HOUR_MS;
const PROBE_WAIT_MS = 1000;
/** A successful health check is valid for this long. */
export const BELIEVED_MS = 30_000;

/** Never rejects. */
export type HealthCheck = () => Promise<boolean>;

export class Breaker {
  readonly #policy: SourceBreaker;
  #state: BreakerState = 'closed';
  /** Failed requests since the last success. */
  readonly #failed = new Map<string, FailedRequest>();
  #until = 0;
  /** Counts state changes, so that the late outcome of an older request does not close the circuit. */
  #epoch = 0;
  readonly #isWell: HealthCheck | undefined;
  readonly #onOpen: (milliseconds: number) => void;
  readonly #openings: Record<OpeningCause, number> = { failures: 0, window: 0, probe: 0, elsewhere: 0 };
  #openingsRefused = 0;
  #asking = false;
  #believedUntil = 0;
  /** True if a request arrived since the circuit opened. If none has arrived, the source is not probed. */
  #wanted = false;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param isWell health check that runs before the source is blocked for all callers, and before it is unblocked
   * @param onOpen receives the milliseconds for which the source is blocked
   */
  constructor(policy: SourceBreaker, isWell?: HealthCheck, onOpen: (milliseconds: number) => void = () => {}) {
    this.#policy = policy;
    this.#isWell = isWell;
    this.#onOpen = onOpen;
  }

  get state(): BreakerState {
    return this.#state === 'open' && steadyNow() >= this.#until ? 'half_open' : this.#state;
  }

  /** Number of times the circuit has opened since the process started. Extending a window does not count. */
  get openings(): Readonly<Record<OpeningCause, number>> {
    return { ...this.#openings };
  }

  /** Number of times the health check prevented the circuit from opening. */
  get openingsRefused(): number {
    return this.#openingsRefused;
  }

  /** Returns the wait in milliseconds, or 0 if a request or probe may be sent now. */
  closedFor(now = steadyNow()): number {
    if (this.#state === 'closed') return 0;
    this.#wanted = true;
    if (this.#state === 'half_open') return PROBE_WAIT_MS;
    return Math.max(0, this.#until - now);
  }

  holds(pass: Pass): boolean {
    return pass.epoch === this.#epoch;
  }

  enter(now = steadyNow()): Pass | undefined {
    if (this.closedFor(now) > 0) return undefined;
    if (this.#state === 'closed') return { epoch: this.#epoch, probe: false };
    this.#change('half_open');
    return { epoch: this.#epoch, probe: true };
  }

  succeeded(pass: Pass): void {
    if (pass.epoch !== this.#epoch) return;
    this.#failed.clear();
    if (pass.probe) this.#change('closed');
  }

  /** `windowMs` is the `Retry-After` that the source sent. */
  failed(pass: Pass, request: FailedRequest, windowMs = 0, now = steadyNow()): void {
    const until = now + Math.min(windowMs, MAX_WINDOW_MS);
    if (pass.epoch !== this.#epoch) {
      // The circuit opened during this request; its `Retry-After` still applies.
      if (windowMs > 0) this.#openUntil(until, 'window');
      return;
    }
    this.#failed.set(request.key, request);
    if (windowMs > 0) this.#openUntil(until, 'window');
    else if (pass.probe) this.#openUntil(now + this.#policy.pause, 'probe');
    else if (this.#isBroken()) this.#suspect(now);
  }

  /** Opens the circuit because another process reported the source as blocked. */
  heard(milliseconds: number, now = steadyNow()): void {
    this.#closeUntil(now + Math.min(milliseconds, MAX_WINDOW_MS), 'elsewhere');
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Checks whether the failures are caused by the source or by the requests. */
  #suspect(now: number): void {
    if (this.#isWell === undefined) this.#openUntil(now + this.#policy.pause, 'failures');
    else if (now < this.#believedUntil) this.#refuseOpening();
    else this.#ask(this.#isWell);
  }

  #ask(isWell: HealthCheck): void {
    if (this.#asking) return;
    this.#asking = true;
    const epoch = this.#epoch;
    void isWell().then((well) => {
      this.#asking = false;
      if (well) this.#believedUntil = steadyNow() + BELIEVED_MS;
      if (epoch !== this.#epoch) return;
      const cause = this.#state === 'closed' ? 'failures' : 'probe';
      if (!well) this.#openUntil(steadyNow() + this.#policy.pause, cause);
      else if (this.#state === 'closed') this.#refuseOpening();
      else this.#change('closed');
    });
  }

  #refuseOpening(): void {
    this.#openingsRefused++;
    this.#failed.clear();
  }

  /** Schedules a health check, which is skipped if no request has arrived in the meantime. */
  #askLater(isWell: HealthCheck): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#wanted || this.#state !== 'open') return;
      this.#change('half_open');
      this.#ask(isWell);
    }, this.#until - steadyNow()).unref();
  }

  #isBroken(): boolean {
    if (this.#failed.size < this.#policy.failures) return false;
    const failed = [...this.#failed.values()];
    const holders = new Set(failed.map(({ holder }) => holder));
    return holders.size > 1 || holders.has(undefined) || failed.every(({ unreachable }) => unreachable);
  }

  /** Ends a request that failed for a reason on our side. If it was the probe, the next request becomes the probe. */
  left(pass: Pass): void {
    if (pass.epoch === this.#epoch && pass.probe) this.#openUntil(0);
  }

  #openUntil(until: number, cause?: OpeningCause): void {
    this.#closeUntil(until, cause);
    const milliseconds = this.#until - steadyNow();
    if (milliseconds > 0) this.#onOpen(milliseconds);
  }

  /** @param cause undefined if the next request only takes over the probe */
  #closeUntil(until: number, cause: OpeningCause | undefined): void {
    if (this.#state !== 'open' && cause !== undefined) this.#openings[cause]++;
    this.#until = this.#state === 'open' ? Math.max(this.#until, until) : until;
    this.#failed.clear();
    this.#wanted = false;
    if (this.#state !== 'open') this.#change('open');
    if (this.#isWell !== undefined) this.#askLater(this.#isWell);
  }

  #change(state: BreakerState): void {
    this.#state = state;
    this.#epoch++;
  }
}
