// The calls that wait for something, so that a server that stops can tell them to come to an end.

import { Problem } from '../contract/problem.ts';
import type { OngoingCall } from './ongoing-call.ts';

interface End {
  /** Milliseconds since 1970. */
  readonly deadline: number;
  readonly graceMs: number;
}

/** The calls under way, which a stop waits for. */
export class CallsInFlight {
  readonly #calls = new Set<OngoingCall>();
  #end: End | undefined;

  /** Waits for a call's answer; rejects with a Problem when it does not come in time. */
  async answer<Result>(call: OngoingCall, answer: Promise<Result>): Promise<Result> {
    if (this.#end !== undefined) hasten(call, this.#end);
    this.#calls.add(call);
    try {
      return await call.within(answer);
    } finally {
      this.#calls.delete(call);
    }
  }

  /**
   * Makes all calls due at a time, those that still come among them.
   * @param deadline milliseconds since 1970: then signals abort, and slow tools answer with what they have
   * @param graceMs how long after that they are waited for
   */
  endBy(deadline: number, graceMs: number): void {
    this.#end = { deadline, graceMs };
    for (const call of this.#calls) hasten(call, this.#end);
  }
}

function hasten(call: OngoingCall, { deadline, graceMs }: End): void {
  call.hasten(deadline, graceMs, () => new Problem('shutting_down', 'The server stopped before the answer came.'));
}
