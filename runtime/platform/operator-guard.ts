// Authenticates operators and limits guessing.

import { Problem } from '../contract/problem.ts';
import { WindowLimit } from '../lib/window-limit.ts';
import { clientNetwork } from '../limits/client-address.ts';
import type { Log } from '../telemetry/log.ts';
import type { Operator, OperatorList } from './operators.ts';

const WRONG_A_MINUTE = 10;

export class OperatorGuard {
  readonly #operators: OperatorList;
  readonly #log: Log;
  readonly #guesses: WindowLimit;

  /** @param elapsed milliseconds from a monotonic clock */
  constructor(operators: OperatorList, log: Log, elapsed: () => number = () => performance.now()) {
    this.#operators = operators;
    this.#log = log;
    this.#guesses = new WindowLimit(elapsed, WRONG_A_MINUTE);
  }

  /**
   * A missing token does not count as a guess. After ten invalid tokens within a minute, rejects every request from
   * that network for the rest of the minute without checking its token; otherwise guessing could continue.
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
    const value = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
    const operator = this.#operators.find(value);
    if (operator !== undefined) return operator;
    if (authorization !== '') this.#note(network, address, requestId);
    throw new Problem('operator_token', 'This endpoint requires an operator token.');
  }

  /** Logs at most two lines per minute and network: for the first guess and for the last one that was checked. */
  #note(network: string, address: string, requestId: string): void {
    const wrong = this.#guesses.note(network);
    const facts = { address, request_id: requestId, wrong };
    if (wrong === 1) this.#log.warn(facts, 'invalid operator token');
    if (wrong === WRONG_A_MINUTE)
      this.#log.warn(
        facts,
        'invalid operator tokens: too many from this network; further attempts are not logged for one minute',
      );
  }
}
