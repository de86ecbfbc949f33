// cvrapi.dk, a gateway to the Danish Central Business Register: one company an answer, found by its number, its name or one of its
// production units. Free for few look-ups a day, so that answers are kept long and a spent quota is told as what it is.

import { Problem } from '../contract/problem.ts';
import type { Answer } from '../upstream/answer.ts';
import type { SourceCall, UpstreamClient } from '../upstream/client.ts';
import type { Query } from '../upstream/request.ts';
import { bodyOf, failureOf, quotaSpent, saysNotFound, saysQuotaSpent } from './cvr/refusals.ts';
import { type JsonObject, wholeOf } from './loose-json.ts';

/** What a company is found by. */
export type CompanyKey = { readonly vat: number } | { readonly name: string } | { readonly produ: number };

/** Errors come with statuses that nobody documents: all that can carry an error word are read. */
const ACCEPTED = [200, 400, 401, 402, 403, 404, 406, 409, 410, 422, 429];

export class CvrApi {
  readonly #client: UpstreamClient;
  /** Until when the quota is known to be used up, milliseconds since 1970. */
  #spentUntil = 0;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /**
   * The company's flat record; undefined when the gateway knows none. Rejects with a Problem of the client; when the look-ups of
   * the day are used up `upstream_unavailable` that says so, unless an older copy is at hand.
   */
  async company(key: CompanyKey, call: SourceCall): Promise<JsonObject | undefined> {
    const query: Query = { country: 'dk', version: 6, format: 'json', ...key };
    try {
      const answer = await this.#client.get(
        { path: '/api', query, accept: ACCEPTED, judge: (judged) => this.#judge(judged) },
        call,
      );
      return answer.parsed(readCompany);
    } catch (error) {
      throw this.#told(error);
    }
  }

  #judge(answer: Answer): void {
    if (saysQuotaSpent(answer)) this.#spentUntil = Date.now() + (quotaSpent(new Date()).extras.retryAfter ?? 0) * 1000;
    else this.#spentUntil = 0;
    answer.parsed(readCompany);
  }

  /** While the gateway is left alone the client knows only that; why is known here. */
  #told(error: unknown): unknown {
    const isRefused = error instanceof Problem && error.code === 'upstream_unavailable';
    return isRefused && Date.now() < this.#spentUntil ? quotaSpent(new Date()) : error;
  }
}

/** The company of an answer; undefined when the gateway says that there is none. */
function readCompany(answer: Answer): JsonObject | undefined {
  if (saysNotFound(answer)) return undefined;
  const failure = failureOf(answer, new Date());
  if (failure !== undefined) throw failure;
  const body = bodyOf(answer);
  if (body === undefined || wholeOf(body['vat']) === undefined) throw new Error('There is no company in the answer.');
  return body;
}
