// Client for CKAN portals. Each portal is a separate source, so that a failure of one portal does not affect the
// others.

import { queryText } from '../../../sdk/query-text.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { Query } from '../../../sources/client/request.ts';
import type { Dataset, FoundDatasets, FoundOrganizations, Organization, Portal } from './model.ts';
import { reads, UNDERSTOOD, UNDERSTOOD_OF_ONE } from './read.ts';

export type { Dataset, FoundDatasets, FoundOrganizations, Organization, Portal, Resource } from './model.ts';

/** Special characters in Solr's query syntax, except quotes and parentheses. */
const SIGNS = /[:\\[\]{}^~*?!+&|<>/]/g;
/**
 * Maximum number of pages read for a list of organizations. Recent versions of CKAN return pages of 25, regardless of
 * the requested limit.
 */
const MAX_PARTS = 3;

export class Ckan implements Portal<SourceCall> {
  readonly #client: SourceClient<'organizations'>;

  constructor(client: SourceClient<'organizations'>) {
    this.#client = client;
  }

  search(words: string, limit: number, offset: number, call: SourceCall): Promise<FoundDatasets> {
    const q = queryText(words, SIGNS);
    if (q === undefined) return Promise.resolve({ total: 0, datasets: [] });
    return this.#act('package_search', { q, rows: limit, start: offset }, reads.search, call);
  }

  dataset(id: string, call: SourceCall): Promise<Dataset | undefined> {
    const answers = (found: Dataset | undefined) => found === undefined || isNamed(found, id);
    return this.#act('package_show', { id }, reads.package, call, answers);
  }

  async organizations(limit: number, offset: number, call: SourceCall): Promise<FoundOrganizations> {
    const organizations: Organization[] = [];
    for (let part = 0; part < MAX_PARTS && organizations.length < limit; part++) {
      const remaining = limit - organizations.length;
      const query = {
        all_fields: true,
        sort: 'package_count desc',
        limit: remaining,
        offset: offset + organizations.length,
      };
      const rows = await this.#act('organization_list', query, reads.organizations, call);
      organizations.push(...rows.slice(0, remaining));
      if (rows.length === 0) break;
    }
    return { total: undefined, organizations };
  }

  organization(id: string, call: SourceCall): Promise<Organization | undefined> {
    const query = { id, include_datasets: false, include_users: false };
    const answers = (found: Organization | undefined) => found === undefined || isNamed(found, id);
    return this.#act('organization_show', query, reads.organization, call, answers);
  }

  #act<Value>(
    action: string,
    query: Query,
    read: Read<Value>,
    call: SourceCall,
    answers?: (value: Value) => boolean,
  ): Promise<Value> {
    const accept = action.endsWith('_show') ? UNDERSTOOD_OF_ONE : UNDERSTOOD;
    const request = { path: `/action/${action}`, query, accept, expect: 'json' as const };
    const lifetime = action.startsWith('organization') ? { lifetime: 'organizations' as const } : {};
    return this.#client.read({ ...request, ...lifetime, ...(answers === undefined ? {} : { answers }) }, read, call);
  }
}

function isNamed({ id, name }: Pick<Dataset, 'id' | 'name'>, requested: string): boolean {
  return [id, name].some((text) => text?.toLowerCase() === requested.toLowerCase());
}
