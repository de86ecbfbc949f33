// The NPI Registry: a search returns one page of records and no total. The registry rejects searches that specify only
// a state or a provider type, so do not send such searches.

import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { reads } from './read.ts';
import type { NpiRecord } from './record.ts';
import { beginning } from './terms.ts';

export type { NpiRecord, PersonName, PracticeAddress, Taxonomy } from './record.ts';
export { isSearchable, searchTerm } from './terms.ts';

export function create({ client }: SourceContext<'nppes'>): Nppes {
  return new Nppes(client);
}

/**
 * Number of records read per search (the registry allows 200), equal to the largest limit that callers can set. It does not depend on
 * the caller's limit, so exact matches are found among more records than are returned, and equal searches share a cached response.
 */
export const RECORDS_LOOKED_AT = 50;

/** Search terms, as returned by `searchTerm`. Each matches the beginning of a field. */
export interface NppesSearch {
  readonly type?: 'NPI-1' | 'NPI-2';
  readonly lastName?: string;
  readonly firstName?: string;
  readonly organizationName?: string;
  readonly specialty?: string | undefined;
  /** Two upper-case letters; matches the main practice location or an additional one. */
  readonly state?: string | undefined;
}

export class Nppes {
  readonly #client: SourceClient;

  constructor(client: SourceClient) {
    this.#client = client;
  }

  search(search: NppesSearch, call: SourceCall): Promise<readonly NpiRecord[]> {
    const begins = (term: string | undefined) => (term === undefined ? undefined : beginning(term));
    const request = {
      // The slash before the question mark is required.
      path: '/api/',
      query: {
        version: '2.1',
        enumeration_type: search.type,
        last_name: begins(search.lastName),
        first_name: begins(search.firstName),
        organization_name: begins(search.organizationName),
        taxonomy_description: begins(search.specialty),
        state: search.state,
        // Without this condition, providers with only a mailing address in the state would also match.
        address_purpose: search.state === undefined ? undefined : 'LOCATION',
        limit: RECORDS_LOOKED_AT,
      },
      expect: 'json' as const,
    };
    return this.#client.read(request, reads.records, call);
  }
}
