// The catalogue of the United States, which left CKAN in 2026. It pages by a cursor alone and counts nothing: an offset is made here,
// by asking for all rows up to it.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { invalidArgument } from '../../../contract/problem.ts';
import { queryText } from '../../../sdk/query-text.ts';
import { sideBySide } from '../../../sdk/side-by-side.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import type { Dataset, FoundDatasets, FoundOrganizations, Organization, Portal } from '../ckan/ckan.ts';
import { type Rows, reads } from './read.ts';

/** Rows of one answer at most, and so the end of what can be reached. */
const MOST_ROWS = 1000;
const SIGNS = /[\\[\]{}^~*?!<>]/g;

/** Makes the source on its client. */
export function create({ client }: SourceContext<'data-gov'>): DataGov {
  return new DataGov(client);
}

/** The portal of the United States, by its own search. */
export class DataGov implements Portal<SourceCall> {
  readonly #client: SourceClient<LifetimeName<'data-gov'>>;

  constructor(client: SourceClient<LifetimeName<'data-gov'>>) {
    this.#client = client;
  }

  async search(words: string, limit: number, offset: number, call: SourceCall): Promise<FoundDatasets> {
    const q = queryText(words, SIGNS);
    if (q === undefined) return { total: 0, datasets: [] };
    // One more than is wanted tells whether there is more.
    const wanted = offset + limit + 1;
    if (wanted > MOST_ROWS) {
      const hint = `Data.gov pages by a cursor: offset and limit together reach ${MOST_ROWS - 1} rows. Narrow the search.`;
      throw invalidArgument('offset', 'is out of reach for the portal us', hint);
    }
    const { datasets, more } = await this.#rows(q, wanted, call);
    const isAll = !more && datasets.length < wanted;
    return { total: isAll ? datasets.length : undefined, datasets: datasets.slice(offset, offset + limit) };
  }

  async dataset(id: string, call: SourceCall): Promise<Dataset | undefined> {
    const request = {
      path: `/api/dataset/${encodeURIComponent(id)}`,
      accept: [200, 400, 404],
      expect: 'json' as const,
    };
    const found = await this.#client.read(request, reads.row, call);
    // The address heeds slugs and ids alone, so that a row without an id is the one that was asked for.
    if (found !== undefined && (found.id === undefined || isNamed(found, id))) return this.#withId(found, id, call);
    return (await this.#rowsLike(id, call)).find((dataset) => isNamed(dataset, id));
  }

  /** The row of one dataset may lack the id that it was asked by, or that searches give. */
  async #withId(dataset: Dataset, asked: string, call: SourceCall): Promise<Dataset> {
    if (dataset.id !== undefined) return dataset;
    if (dataset.name !== asked) return { ...dataset, id: asked };
    const { answered } = await sideBySide([dataset.title.en ?? asked], (title) => this.#rowsLike(title, call));
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
    const wanted = id.toLowerCase();
    const all = await this.#organizations(call);
    return (
      all.find(({ id, name }) => name.toLowerCase() === wanted || id?.toLowerCase() === wanted) ??
      all.find(({ aliases }) => aliases.some((alias) => alias.toLowerCase() === wanted))
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

function isNamed({ id, name }: Dataset, asked: string): boolean {
  return id?.toLowerCase() === asked.toLowerCase() || name.toLowerCase() === asked.toLowerCase();
}
