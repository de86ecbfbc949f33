// Operators' tokens, and a limit on guesses.

import { LRUCache } from 'lru-cache';
import { Problem } from '../contract/problem.ts';
import { atMost } from '../lib/at-most.ts';
import { MINUTE_MS } from '../lib/duration.ts';
import { clientNetwork } from '../limits/client-address.ts';
import type { Log } from '../telemetry/log.ts';
import type { Operator, OperatorList } from './operators.ts';

const WRONG_A_MINUTE = 10;
const WINDOW_MS = MINUTE_MS;
/** Networks remembered; the longest unseen is forgotten first. */
const MOST_NETWORKS = 10_000;

interface Guesses {
  readonly since: number;
  wrong: number;
}

/** Lets operators in by their token, and slows down who guesses. */
export class OperatorGuard {
  readonly #operators: OperatorList;
  readonly #log: Log;
  readonly #elapsed: () => number;
  readonly #guesses = new LRUCache<string, Guesses>(atMost(MOST_NETWORKS));

  /** @param elapsed milliseconds of a clock that always runs */
  constructor(operators: OperatorList, log: Log, elapsed: () => number = () => performance.now()) {
    this.#operators = operators;
    this.#log = log;
    this.#elapsed = elapsed;
  }

  /**
   * Lets a request with an operator's token pass. A missing token is not a guess. After ten wrong ones within a minute every request of
   * that network is refused for the rest of the minute, before its token is looked at: otherwise guessing would go on.
   * @throws Problem operator_token, operator_limit
   */
  demand(authorization: string, address: string, requestId: string): Operator {
    const now = this.#elapsed();
    const network = clientNetwork(address);
    const known = this.#guesses.get(network);
    const guesses = known !== undefined && now - known.since < WINDOW_MS ? known : undefined;
    if (guesses !== undefined && guesses.wrong >= WRONG_A_MINUTE) {
      const retryAfter = Math.ceil((guesses.since + WINDOW_MS - now) / 1000);
      throw new Problem('operator_limit', `Your network sent ${WRONG_A_MINUTE} wrong tokens within a minute.`, {
        retryAfter,
      });
    }
    const given = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
    const operator = this.#operators.find(given);
    if (operator !== undefined) return operator;
    if (authorization !== '') this.#note(network, guesses ?? { since: now, wrong: 0 }, address, requestId);
    throw new Problem('operator_token', 'This address is for the operator of the server.');
  }

  /** Two lines a minute and network at most: the first guess, and the last that was looked at. */
  #note(network: string, guesses: Guesses, address: string, requestId: string): void {
    guesses.wrong++;
    this.#guesses.set(network, guesses);
    const facts = { address, request_id: requestId, wrong: guesses.wrong };
    if (guesses.wrong === 1) this.#log.warn(facts, 'wrong operator token');
    if (guesses.wrong === WRONG_A_MINUTE)
      this.#log.warn(facts, 'wrong operator tokens: further ones of this network are not told of for a minute');
  }
}
