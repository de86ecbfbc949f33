// Tracks calls in progress, so that a stopping server can end them.

import { Problem } from '../contract/problem.ts';
import type { OngoingCall } from './ongoing-call.ts';

interface End {
  /** In milliseconds since 1970. */
  readonly deadline: number;
  readonly graceMs: number;
}

export class CallsInFlight {
  readonly #calls = new Set<OngoingCall>();
  #end: End | undefined;

  /** Rejects with a Problem after the deadline. */
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
   * Sets a deadline for all current and future calls.
   * @param deadline milliseconds since 1970, after which signals are aborted and slow tools return partial results
   * @param graceMs additional time for slow tools
   */
  endBy(deadline: number, graceMs: number): void {
    this.#end = { deadline, graceMs };
    for (const call of this.#calls) hasten(call, this.#end);
  }
}

function hasten(call: OngoingCall, { deadline, graceMs }: End): void {
  call.hasten(
    deadline,
    graceMs,
    () => new Problem('shutting_down', 'The server shut down before the answer was ready.'),
  );
}
