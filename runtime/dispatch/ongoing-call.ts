// One call as its handler sees it. What few handlers need (an abort signal) is made when it is asked for.

import type { Call, Caller, Provenance } from '../contract/call.ts';
import { Problem } from '../contract/problem.ts';
import type { Invocation } from './invocation.ts';

/** Clients give up at 60 s: a slow tool must end before, with what it has. */
const SLOW_CALL_MS = 50_000;
/** Longer than any source's own deadline, so that those report first. */
const CALL_MS = 30_000;
/** What a slow tool has, after its signal told it that the time is over, to answer with what it has. */
const SLOW_GRACE_MS = 2_000;

/** One call under way: its clock, its deadline, and what it is told of sources. */
export class OngoingCall implements Call {
  readonly caller: Caller;
  readonly service: string;
  /** What the handler stated about its result. */
  explanation: string | undefined;
  readonly #entries: Provenance[] = [];
  #cited: ReadonlySet<string> = new Set();
  /** Whether a source was asked: an answer that was kept costs nothing. */
  asked = false;
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

  /** The handler's answer; rejects with a Problem when it does not come in time, whatever the handler does then. */
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
   * Makes the call due sooner.
   * @param graceMs what a slow tool has beyond that to answer with what it has
   * @param late what the caller is told when no answer comes
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
    this.asked = true;
  }

  provenance(entry: Provenance): void {
    this.#entries.push(entry);
  }

  cites(sources: Iterable<string>): void {
    this.#cited = new Set(sources);
  }

  /** Where the answer came from; what is cited of it, where the handler said so. */
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

const LATE = (): Problem => new Problem('upstream_timeout', 'The answer did not come in time.');
