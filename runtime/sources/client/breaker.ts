// Decides whether a source may be asked at all. Two reasons close the gate: failures of different requests in a row (the circuit
// breaker; one request that fails again and again says nothing of the others, nor do those of one caller as long as the source
// can be reached), and a source that asked to be left alone (`Retry-After`). Where a request is known that the source answers, it
// is asked first: failures that callers bring about never close a source that is well. Either way one request probes when the time
// is over, and everybody else is refused at once while it runs (cockatiel's breaker would hold them until the probe ends, ten
// seconds for a source that hangs, and knows no window that the source itself sets).

import type { SourceBreaker } from '../../contract/source.ts';
import { HOUR_MS } from '../../lib/duration.ts';
import { steadyNow } from '../../lib/steady.ts';

/** A request that failed. */
export interface FailedRequest {
  readonly key: string;
  /** On whose behalf it was made, keys of one network being one; undefined for the server's own. */
  readonly holder: string | undefined;
  /** Whether there was no connection at all: that concerns everybody. */
  readonly unreachable: boolean;
}

/** Whether a source is asked: always, not now, or to see whether it answers again. */
export type BreakerState = 'closed' | 'open' | 'half_open';

/** Why a circuit opened: requests failed, the source asked to be left alone, its probe failed, or another process said so. */
export type OpeningCause = 'failures' | 'window' | 'probe' | 'elsewhere';

/** Leave to make one request; its outcome must be told with it. */
export interface Pass {
  readonly epoch: number;
  readonly probe: boolean;
}

/** A source that names a window is believed for at most this long, then probed: a mistyped date must not end it. */
export const LONGEST_WINDOW_MS = HOUR_MS;
/** What callers are told to wait while a probe is under way. */
const PROBE_WAIT_MS = 1000;
/** For so long a source that answered what it is known to answer is not suspected again. */
export const BELIEVED_MS = 30_000;

/** Asks what the source is known to answer: whether it did. Never rejects. */
export type HealthCheck = () => Promise<boolean>;

/** Leaves a source alone for a while that fails again and again. */
export class Breaker {
  readonly #policy: SourceBreaker;
  #state: BreakerState = 'closed';
  /** The requests that failed since one succeeded, and for whom. */
  readonly #failed = new Map<string, FailedRequest>();
  #until = 0;
  /** Counts changes of state, so that the late outcome of an older request does not close a circuit opened since. */
  #epoch = 0;
  readonly #isWell: HealthCheck | undefined;
  readonly #onOpen: (milliseconds: number) => void;
  readonly #openings: Record<OpeningCause, number> = { failures: 0, window: 0, probe: 0, elsewhere: 0 };
  #openingsRefused = 0;
  #asking = false;
  #believedUntil = 0;
  /** Whether somebody wanted to ask since the circuit opened: an idle server asks nothing. */
  #wanted = false;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param isWell asked before failures close the source to everybody, and whether it may be asked again
   * @param onOpen told for how many milliseconds the source is left alone from now on
   */
  constructor(policy: SourceBreaker, isWell?: HealthCheck, onOpen: (milliseconds: number) => void = () => {}) {
    this.#policy = policy;
    this.#isWell = isWell;
    this.#onOpen = onOpen;
  }

  get state(): BreakerState {
    return this.#state === 'open' && steadyNow() >= this.#until ? 'half_open' : this.#state;
  }

  /** How often it opened since the start, by cause; a window that grows while it is open is no opening. */
  get openings(): Readonly<Record<OpeningCause, number>> {
    return { ...this.#openings };
  }

  /** How often failures of callers would have opened it, had the source not answered what it is known to answer. */
  get openingsRefused(): number {
    return this.#openingsRefused;
  }

  /** Milliseconds to wait before asking makes sense; 0 when a request may go (or probe) now. */
  closedFor(now = steadyNow()): number {
    if (this.#state === 'closed') return 0;
    this.#wanted = true;
    if (this.#state === 'half_open') return PROBE_WAIT_MS;
    return Math.max(0, this.#until - now);
  }

  /** Whether the gate has not changed since the pass was given. */
  holds(pass: Pass): boolean {
    return pass.epoch === this.#epoch;
  }

  /** A pass for one request, or undefined when none may go now. */
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

  /** The source failed `request`; `windowMs`: it asked to be left alone that long. */
  failed(pass: Pass, request: FailedRequest, windowMs = 0, now = steadyNow()): void {
    const until = now + Math.min(windowMs, LONGEST_WINDOW_MS);
    if (pass.epoch !== this.#epoch) {
      // The circuit opened while this request was under way; a window that it brings is heeded all the same.
      if (windowMs > 0) this.#openUntil(until, 'window');
      return;
    }
    this.#failed.set(request.key, request);
    if (windowMs > 0) this.#openUntil(until, 'window');
    else if (pass.probe) this.#openUntil(now + this.#policy.pause, 'probe');
    else if (this.#isBroken()) this.#suspect(now);
  }

  /** Another process found that the source is to be left alone for so many milliseconds. */
  heard(milliseconds: number, now = steadyNow()): void {
    this.#closeUntil(now + Math.min(milliseconds, LONGEST_WINDOW_MS), 'elsewhere');
  }

  /** Nothing is asked any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Many requests failed: of the source, or of what they asked? */
  #suspect(now: number): void {
    if (this.#isWell === undefined) this.#openUntil(now + this.#policy.pause, 'failures');
    else if (now < this.#believedUntil) this.#refuseOpening();
    else this.#ask(this.#isWell);
  }

  /** Asks what the source is known to answer; the circuit is closed or open then, whatever it was. */
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

  /** When the time of an open circuit is over, somebody waits, and it is known what the source answers, that is asked. */
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

  /** The request was never sent, or ended for a reason of ours: the next one takes over the probe. */
  left(pass: Pass): void {
    if (pass.epoch === this.#epoch && pass.probe) this.#openUntil(0);
  }

  #openUntil(until: number, cause?: OpeningCause): void {
    this.#closeUntil(until, cause);
    const milliseconds = this.#until - steadyNow();
    if (milliseconds > 0) this.#onOpen(milliseconds);
  }

  /** @param cause undefined where a probe is only handed on */
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
