// cvrapi.dk, a gateway to the Danish Central Business Register. Each request returns one company. The free daily quota is
// small, so responses are cached for a long time, and an exhausted quota has its own error.

import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Query } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';
import type { GatewayCompany } from './company.ts';
import { reads } from './read-company.ts';

export type { GatewayCompany, GatewayUnit, RegisteredAddress } from './company.ts';
export { isCvrNumber } from './cvr-number.ts';
export { type Headcount, headcountOf, industryCodeOf, postalCodeOf } from './danish-codes.ts';
export { type CompanyState, stateOf } from './state.ts';

export function create({ client }: SourceContext<'cvr'>): CvrApi {
  return new CvrApi(client);
}

export type CompanyKey = { readonly vat: number } | { readonly name: string } | { readonly produ: number };

/** Error statuses are undocumented, so every status that can carry an error code is accepted. */
const ACCEPTED = [200, 400, 401, 402, 403, 404, 406, 409, 410, 422, 429];

export class CvrApi {
  readonly #client: SourceClient;

  constructor(client: SourceClient) {
    this.#client = client;
  }

  /**
   * Returns undefined if the gateway does not have the company. Rejects with `upstream_unavailable` if the daily quota
   * is used up and no older cached copy exists, and with `upstream_invalid_response` if the response contains a
   * different company.
   */
  company(key: CompanyKey, call: SourceCall): Promise<GatewayCompany | undefined> {
    const query: Query = { country: 'dk', version: 6, format: 'json', ...key };
    const request = { path: '/api', query, accept: ACCEPTED, answers: matchesKey(key) };
    return this.#client.read(request, reads.company, call);
  }
}

/**
 * Checks that the returned company has the requested number, in case the gateway ignores a parameter. Names are not
 * checked, because they match approximately.
 */
function matchesKey(key: CompanyKey): (company: GatewayCompany | undefined) => boolean {
  return (company) => {
    if (company === undefined || 'name' in key) return true;
    return 'vat' in key ? company.number === key.vat : company.units.some(({ pno }) => pno === key.produ);
  };
}
