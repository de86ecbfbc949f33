// Decides whether a source may be asked at all. Two reasons close the gate: failures of different requests in a row (the circuit
// breaker; one request that fails again and again says nothing of the others, nor do those of one caller as long as the source
// can be reached), and a source that asked to be left alone (`Retry-After`). Either way one request probes when the time is over, and everybody
// else is refused at once while it runs (cockatiel's breaker would hold them until the probe ends, ten seconds for a
// source that hangs, and knows no window that the source itself sets).

import type { UpstreamBreaker } from '../contract/upstream.ts';
import { HOUR_MS } from '../kit/duration.ts';

/** A request that failed. */
export interface FailedRequest {
  readonly key: string;
  /** On whose behalf it was made; undefined for the server's own. */
  readonly holder: string | undefined;
  /** Whether there was no connection at all: that concerns everybody. */
  readonly unreachable: boolean;
}

/** Whether a source is asked: always, not now, or to see whether it answers again. */
export type BreakerState = 'closed' | 'open' | 'half_open';

/** Leave to make one request; its outcome must be told with it. */
export interface Pass {
  readonly epoch: number;
  readonly probe: boolean;
}

/** A source that names a window is believed for at most this long, then probed: a mistyped date must not end it. */
export const LONGEST_WINDOW_MS = HOUR_MS;
/** What callers are told to wait while a probe is under way. */
const PROBE_WAIT_MS = 1000;

/** Leaves a source alone for a while that fails again and again. */
export class Breaker {
  readonly #policy: UpstreamBreaker;
  #state: BreakerState = 'closed';
  /** The requests that failed since one succeeded, and for whom. */
  readonly #failed = new Map<string, FailedRequest>();
  #until = 0;
  /** Counts changes of state, so that the late outcome of an older request does not close a circuit opened since. */
  #epoch = 0;

  constructor(policy: UpstreamBreaker) {
    this.#policy = policy;
  }

  get state(): BreakerState {
    return this.#state === 'open' && Date.now() >= this.#until ? 'half_open' : this.#state;
  }

  /** Milliseconds to wait before asking makes sense; 0 when a request may go (or probe) now. */
  closedFor(now = Date.now()): number {
    if (this.#state === 'closed') return 0;
    if (this.#state === 'half_open') return PROBE_WAIT_MS;
    return Math.max(0, this.#until - now);
  }

  /** Whether the gate has not changed since the pass was given. */
  holds(pass: Pass): boolean {
    return pass.epoch === this.#epoch;
  }

  /** A pass for one request, or undefined when none may go now. */
  enter(now = Date.now()): Pass | undefined {
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

  /** The source failed `request`; `windowMs`: it asked to be left alone that long. */
  failed(pass: Pass, request: FailedRequest, windowMs = 0, now = Date.now()): void {
    const until = now + Math.min(windowMs, LONGEST_WINDOW_MS);
    if (pass.epoch !== this.#epoch) {
      // The circuit opened while this request was under way; a window that it brings is heeded all the same.
      if (windowMs > 0) this.#openUntil(until);
      return;
    }
    this.#failed.set(request.key, request);
    if (windowMs > 0) this.#openUntil(until);
    else if (pass.probe || this.#isBroken()) this.#openUntil(now + this.#policy.pause);
  }

  #isBroken(): boolean {
    if (this.#failed.size < this.#policy.failures) return false;
    const failed = [...this.#failed.values()];
    const holders = new Set(failed.map(({ holder }) => holder));
    return holders.size > 1 || holders.has(undefined) || failed.every(({ unreachable }) => unreachable);
  }

  /** The request was never sent, or ended for a reason of ours: the next one takes over the probe. */
  left(pass: Pass): void {
    if (pass.epoch === this.#epoch && pass.probe) this.#openUntil(0);
  }

  #openUntil(until: number): void {
    this.#until = this.#state === 'open' ? Math.max(this.#until, until) : until;
    this.#failed.clear();
    if (this.#state !== 'open') this.#change('open');
  }

  #change(state: BreakerState): void {
    this.#state = state;
    this.#epoch++;
  }
}
