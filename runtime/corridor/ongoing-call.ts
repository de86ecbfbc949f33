// One call as its handler sees it. What few handlers need (an abort signal) is made when it is asked for.

import type { Call, Caller, Provenance } from '../contract/call.ts';
import type { Invocation } from './invocation.ts';

export class OngoingCall implements Call {
  readonly caller: Caller;
  readonly service: string;
  readonly deadline: number;
  readonly entries: Provenance[] = [];
  readonly #invocation: Invocation;
  readonly #now: () => Date;
  #expiry: AbortController | undefined;
  #signal: AbortSignal | undefined;
  #expired = false;

  constructor(invocation: Invocation, caller: Caller, now: () => Date, deadline: number) {
    this.#invocation = invocation;
    this.caller = caller;
    this.service = invocation.operation.service;
    this.deadline = deadline;
    this.#now = now;
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

  /** Tells the handler that nobody waits any more. */
  expire(): void {
    this.#expired = true;
    this.#expiry?.abort();
  }

  progress(done: number, total: number | undefined, message: string): void {
    this.#invocation.progress?.(done, total, message);
  }

  provenance(entry: Provenance): void {
    this.entries.push(entry);
  }
}
