// cvrapi.dk, a gateway to the Danish Central Business Register: one company an answer, found by its number, its name or one of its
// production units. Free for few look-ups a day, so that answers are kept long and a spent quota is told as what it is.

import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Query } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';
import type { GatewayCompany } from './company.ts';
import { reads } from './read-company.ts';

export type { GatewayCompany, GatewayUnit, RegisteredAddress } from './company.ts';
export { isCvrNumber } from './cvr-number.ts';
export { type Headcount, headcountOf, industryCodeOf, postalCodeOf } from './danish-codes.ts';
export { type CompanyState, stateOf } from './state.ts';

/** Makes the source on its client. */
export function create({ client }: SourceContext<'cvr'>): CvrApi {
  return new CvrApi(client);
}

/** What a company is found by. */
export type CompanyKey = { readonly vat: number } | { readonly name: string } | { readonly produ: number };

/** Errors come with statuses that nobody documents: all that can carry an error word are read. */
const ACCEPTED = [200, 400, 401, 402, 403, 404, 406, 409, 410, 422, 429];

/** Single companies of the gateway. */
export class CvrApi {
  readonly #client: SourceClient;

  constructor(client: SourceClient) {
    this.#client = client;
  }

  /**
   * The company; undefined when the gateway knows none. Rejects with a Problem of the client: when the look-ups of the day are used
   * up `upstream_unavailable` that says so, unless an older copy is at hand; for another company than was asked for
   * `upstream_invalid_response`.
   */
  company(key: CompanyKey, call: SourceCall): Promise<GatewayCompany | undefined> {
    const query: Query = { country: 'dk', version: 6, format: 'json', ...key };
    const request = { path: '/api', query, accept: ACCEPTED, answers: isThe(key) };
    return this.#client.read(request, reads.company, call);
  }
}

/** Names are looked for by likeness, numbers are not: a gateway that overlooks a parameter finds some other company. */
function isThe(key: CompanyKey): (company: GatewayCompany | undefined) => boolean {
  return (company) => {
    if (company === undefined || 'name' in key) return true;
    return 'vat' in key ? company.number === key.vat : company.units.some(({ pno }) => pno === key.produ);
  };
}
