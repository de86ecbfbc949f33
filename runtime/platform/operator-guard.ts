// Operators' tokens, and a limit on guesses.

import { Problem } from '../contract/problem.ts';
import { WindowLimit } from '../lib/window-limit.ts';
import { clientNetwork } from '../limits/client-address.ts';
import type { Log } from '../telemetry/log.ts';
import type { Operator, OperatorList } from './operators.ts';

const WRONG_A_MINUTE = 10;

/** Lets operators in by their token, and slows down who guesses. */
export class OperatorGuard {
  readonly #operators: OperatorList;
  readonly #log: Log;
  readonly #guesses: WindowLimit;

  /** @param elapsed milliseconds of a clock that always runs */
  constructor(operators: OperatorList, log: Log, elapsed: () => number = () => performance.now()) {
    this.#operators = operators;
    this.#log = log;
    this.#guesses = new WindowLimit(elapsed, WRONG_A_MINUTE);
  }

  /**
   * Lets a request with an operator's token pass. A missing token is not a guess. After ten wrong ones within a minute every request of
   * that network is refused for the rest of the minute, before its token is looked at: otherwise guessing would go on.
   * @throws Problem operator_token, operator_limit
   */
  demand(authorization: string, address: string, requestId: string): Operator {
    const network = clientNetwork(address);
    const retryAfter = this.#guesses.wait(network);
    if (retryAfter > 0) {
      throw new Problem(
        'operator_limit',
        `Your network sent ${WRONG_A_MINUTE} invalid operator tokens within one minute.`,
        {
          retryAfter,
        },
      );
    }
    const given = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
    const operator = this.#operators.find(given);
    if (operator !== undefined) return operator;
    if (authorization !== '') this.#note(network, address, requestId);
    throw new Problem('operator_token', 'This endpoint requires an operator token.');
  }

  /** Two lines a minute and network at most: the first guess, and the last that was looked at. */
  #note(network: string, address: string, requestId: string): void {
    const wrong = this.#guesses.note(network);
    const facts = { address, request_id: requestId, wrong };
    if (wrong === 1) this.#log.warn(facts, 'invalid operator token');
    if (wrong === WRONG_A_MINUTE)
      this.#log.warn(
        facts,
        'operator tokens refused: too many invalid tokens from this network; further attempts are not logged for one minute',
      );
  }
}
