// The catalog of the United States. It supports paging only by cursor and reports no totals, so offsets are emulated by
// requesting all rows up to the end of the page.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { invalidArgument } from '../../../contract/problem.ts';
import { queryText } from '../../../sdk/query-text.ts';
import { settleAll } from '../../../sdk/settle-all.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import type { Dataset, FoundDatasets, FoundOrganizations, Organization, Portal } from '../ckan/ckan.ts';
import { type Rows, reads } from './read.ts';

/** Maximum number of rows per response, which also limits the offset. */
const MAX_ROWS = 1000;
const SIGNS = /[\\[\]{}^~*?!<>]/g;

export function create({ client }: SourceContext<'data-gov'>): DataGov {
  return new DataGov(client);
}

export class DataGov implements Portal<SourceCall> {
  readonly #client: SourceClient<LifetimeName<'data-gov'>>;

  constructor(client: SourceClient<LifetimeName<'data-gov'>>) {
    this.#client = client;
  }

  async search(words: string, limit: number, offset: number, call: SourceCall): Promise<FoundDatasets> {
    const q = queryText(words, SIGNS);
    if (q === undefined) return { total: 0, datasets: [] };
    // One additional row is requested to find out whether there are more rows.
    const rowCount = offset + limit + 1;
    if (rowCount > MAX_ROWS) {
      const hint = `Data.gov uses cursor pagination: offset plus limit must not exceed ${MAX_ROWS - 1}. Narrow the search.`;
      throw invalidArgument('offset', 'is too large for the portal us', hint);
    }
    const { datasets, more } = await this.#rows(q, rowCount, call);
    const isAll = !more && datasets.length < rowCount;
    return { total: isAll ? datasets.length : undefined, datasets: datasets.slice(offset, offset + limit) };
  }

  async dataset(id: string, call: SourceCall): Promise<Dataset | undefined> {
    const request = {
      path: `/api/dataset/${encodeURIComponent(id)}`,
      accept: [200, 400, 404],
      expect: 'json' as const,
    };
    const found = await this.#client.read(request, reads.row, call);
    // The endpoint matches only slugs and ids, so a row without an id must be the requested dataset.
    if (found !== undefined && (found.id === undefined || isNamed(found, id))) return this.#withId(found, id, call);
    return (await this.#rowsLike(id, call)).find((dataset) => isNamed(dataset, id));
  }

  /** Adds the requested id, which the row of a single dataset may lack. */
  async #withId(dataset: Dataset, requested: string, call: SourceCall): Promise<Dataset> {
    if (dataset.id !== undefined) return dataset;
    if (dataset.name !== requested) return { ...dataset, id: requested };
    const { answered } = await settleAll([dataset.title.en ?? requested], (title) => this.#rowsLike(title, call));
    const same = answered.flatMap(({ value }) => value).find(({ name }) => name === dataset.name);
    return { ...dataset, id: same?.id };
  }

  async #rowsLike(words: string, call: SourceCall): Promise<readonly Dataset[]> {
    const q = queryText(words, SIGNS);
    return q === undefined ? [] : (await this.#rows(q, 10, call)).datasets;
  }

  async organizations(limit: number, offset: number, call: SourceCall): Promise<FoundOrganizations> {
    const all = await this.#organizations(call);
    const sorted = [...all].sort((a, b) => (b.datasets ?? 0) - (a.datasets ?? 0));
    return { total: all.length, organizations: sorted.slice(offset, offset + limit) };
  }

  async organization(id: string, call: SourceCall): Promise<Organization | undefined> {
    const folded = id.toLowerCase();
    const all = await this.#organizations(call);
    return (
      all.find(({ id, name }) => name.toLowerCase() === folded || id?.toLowerCase() === folded) ??
      all.find(({ aliases }) => aliases.some((alias) => alias.toLowerCase() === folded))
    );
  }

  #rows(q: string, size: number, call: SourceCall): Promise<Rows> {
    const query = { q, per_page: size, sort: 'relevance' };
    return this.#client.read({ path: '/search', query, accept: [200, 400], expect: 'json' }, reads.rows, call);
  }

  #organizations(call: SourceCall): Promise<readonly Organization[]> {
    return this.#client.read(
      { path: '/api/organizations', expect: 'json', lifetime: 'organizations' },
      reads.organizations,
      call,
    );
  }
}

function isNamed({ id, name }: Dataset, requested: string): boolean {
  return id?.toLowerCase() === requested.toLowerCase() || name.toLowerCase() === requested.toLowerCase();
}
