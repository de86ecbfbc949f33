// The NPI Registry: searches by name, specialty and state, each answered by one page of records. It tells no total; a search by
// state or type of provider alone is refused there, and must not be asked.

import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { reads } from './read.ts';
import type { NpiRecord } from './record.ts';
import { beginning } from './terms.ts';

export type { NpiRecord, PersonName, PracticeAddress, Taxonomy } from './record.ts';
export { isSearchable, searchTerm } from './terms.ts';

/** Makes the source on its client. */
export function create({ client }: SourceContext<'nppes'>): Nppes {
  return new Nppes(client);
}

/**
 * Records looked at in one search, of the 200 that the registry would give: as many as a caller can ask for. It does not depend on the
 * caller's limit, so that exact matches are found among more than are given, and equal searches share one answer.
 */
export const RECORDS_LOOKED_AT = 50;

/** What is searched for: terms as `searchTerm` makes them, each the beginning of what the registry has. */
export interface NppesSearch {
  readonly type?: 'NPI-1' | 'NPI-2';
  readonly lastName?: string;
  readonly firstName?: string;
  readonly organizationName?: string;
  readonly specialty?: string | undefined;
  /** Two capital letters: of a practice, the main one or a further one. */
  readonly state?: string | undefined;
}

/** The national registry of health care providers. */
export class Nppes {
  readonly #client: SourceClient;

  constructor(client: SourceClient) {
    this.#client = client;
  }

  /** The first records that match. Rejects with a Problem of the client or of `readRecords`. */
  search(search: NppesSearch, call: SourceCall): Promise<readonly NpiRecord[]> {
    const begins = (term: string | undefined) => (term === undefined ? undefined : beginning(term));
    const request = {
      // The slash before the question mark matters.
      path: '/api/',
      query: {
        version: '2.1',
        enumeration_type: search.type,
        last_name: begins(search.lastName),
        first_name: begins(search.firstName),
        organization_name: begins(search.organizationName),
        taxonomy_description: begins(search.specialty),
        state: search.state,
        // Without it whoever gets mail in the state is found, too.
        address_purpose: search.state === undefined ? undefined : 'LOCATION',
        limit: RECORDS_LOOKED_AT,
      },
      expect: 'json' as const,
    };
    return this.#client.read(request, reads.records, call);
  }
}
