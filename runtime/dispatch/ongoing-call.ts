// The context of one call. Rarely used parts, such as the abort signal, are created on demand.

import type { Call, Caller, Provenance } from '../contract/call.ts';
import { Problem } from '../contract/problem.ts';
import type { Invocation } from './invocation.ts';

/** Clients time out after 60 s; a slow tool must return a partial result earlier. */
const SLOW_CALL_MS = 50_000;
/** Longer than any source's timeout, so that source timeouts are reported first. */
const CALL_MS = 30_000;
/** Time for a slow tool to return a partial result after the abort signal. */
const SLOW_GRACE_MS = 2_000;

export class OngoingCall implements Call {
  readonly caller: Caller;
  readonly service: string;
  explanation: string | undefined;
  readonly #entries: Provenance[] = [];
  #cited: ReadonlySet<string> = new Set();
  /** True if a source was queried; cached answers do not count. */
  queried = false;
  readonly #invocation: Invocation;
  readonly #now: () => Date;
  #deadline: number;
  #graceMs: number;
  #late = LATE;
  #expiry: AbortController | undefined;
  #signal: AbortSignal | undefined;
  #expired = false;
  #timer: NodeJS.Timeout | undefined;
  #giveUp: ((problem: Problem) => void) | undefined;

  constructor(invocation: Invocation, caller: Caller, now: () => Date) {
    const { slow, service } = invocation.operation;
    this.#invocation = invocation;
    this.caller = caller;
    this.service = service;
    this.#deadline = Date.now() + (slow ? SLOW_CALL_MS : CALL_MS);
    this.#graceMs = slow ? SLOW_GRACE_MS : 0;
    this.#now = now;
  }

  get deadline(): number {
    return this.#deadline;
  }

  now(): Date {
    return this.#now();
  }

  get signal(): AbortSignal {
    if (this.#signal === undefined) {
      this.#expiry = new AbortController();
      if (this.#expired) this.#expiry.abort();
      this.#signal = AbortSignal.any([this.#invocation.signal, this.#expiry.signal]);
    }
    return this.#signal;
  }

  /** Rejects with a Problem after the deadline, even if the handler is still running. */
  async within<Result>(answer: Promise<Result>): Promise<Result> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    this.#giveUp = reject;
    this.#schedule();
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(this.#timer);
      this.#giveUp = undefined;
    }
  }

  /**
   * Moves the deadline to an earlier time.
   * @param graceMs additional time for a partial result
   * @param late creates the error if no answer arrives in time
   */
  hasten(deadline: number, graceMs: number, late: () => Problem): void {
    if (deadline >= this.#deadline) return;
    this.#deadline = deadline;
    if (this.#graceMs > 0) this.#graceMs = graceMs;
    this.#late = late;
    if (this.#giveUp !== undefined) this.#schedule();
  }

  progress(done: number, total: number | undefined, message: string): void {
    this.#invocation.progress?.(done, total, message);
  }

  explain(sentence: string): void {
    this.explanation = sentence;
  }

  asking(): void {
    this.queried = true;
  }

  provenance(entry: Provenance): void {
    this.#entries.push(entry);
  }

  cites(sources: Iterable<string>): void {
    this.#cited = new Set(sources);
  }

  /**
   * Marks sources that the handler did not cite. If the handler cited none of the sources, all of them count as cited.
   */
  get origins(): readonly Provenance[] {
    const isCited = ({ source }: Provenance) => this.#cited.has(source);
    if (!this.#entries.some(isCited)) return this.#entries;
    return this.#entries.map((entry) => (isCited(entry) ? entry : { ...entry, isUncited: true }));
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#expire(), this.#deadline - Date.now());
  }

  #expire(): void {
    this.#expired = true;
    this.#expiry?.abort();
    if (this.#graceMs === 0) this.#giveUp?.(this.#late());
    else this.#timer = setTimeout(() => this.#giveUp?.(this.#late()), this.#graceMs);
  }
}

const LATE = (): Problem => new Problem('upstream_timeout', 'The answer was not ready in time.');
