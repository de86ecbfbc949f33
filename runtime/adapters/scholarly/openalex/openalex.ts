// OpenAlex: lookups of single records are free; searches use up a daily budget.

import type { AuthorSummary, CitationRow, PaperSummary } from '../../../../generated/services/scholarly/types.ts';
import type { LifetimeName } from '../../../../generated/sources.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { queryText } from '../../../sdk/query-text.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { ReadRequest } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type AuthorProfile, type FoundItems, OF_A_LIST, OF_A_LOOKUP, OF_A_SEARCH, type Paper, reads } from './read.ts';

export { FIELD_NAMES, fieldOf } from './fields.ts';
export { authorKey, workKey } from './ids.ts';
export type { Paper } from './read.ts';

type Lifetime = LifetimeName<'openalex'>;

export type WorkOrder = 'cited_by_count:desc' | 'publication_date:desc';

export interface WorkQuery {
  readonly text: string;
  readonly yearFrom?: number | undefined;
  readonly yearTo?: number | undefined;
  readonly fieldId?: number | undefined;
  readonly topicId?: string | undefined;
  readonly openAccess?: boolean | undefined;
  /** Publication dates, inclusive. Some works have dates in the future. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** By default, the best match comes first. */
  readonly sort?: WorkOrder | undefined;
}

export interface Page {
  readonly size: number;
  /** Pages start at 1. */
  readonly page: number;
}

const WORK_FIELDS =
  'id,doi,title,publication_year,publication_date,type,language,primary_location,cited_by_count,open_access,authorships,concepts,topics,is_retracted';
const AUTHOR_FIELDS =
  'id,display_name,orcid,works_count,cited_by_count,summary_stats,last_known_institutions,affiliations,topics';
/** Characters that OpenAlex's search rejects or treats as wildcards. */
const SIGNS = /[|!*?~^\\:{}[\]]/g;

export function create({ client }: SourceContext<'openalex'>): OpenAlex {
  return new OpenAlex(client);
}

/** All methods reject with `not_configured` if the daily budget is used up. */
export class OpenAlex {
  readonly #client: SourceClient<Lifetime>;

  constructor(client: SourceClient<Lifetime>) {
    this.#client = client;
  }

  /** For a work that was merged, returns the work that replaced it. @param key result of `workKey` */
  work(key: string, call: SourceCall): Promise<Paper | undefined> {
    return this.#read({ path: `/works/${key}`, lifetime: 'single', accept: OF_A_LOOKUP }, reads.paper, call);
  }

  author(key: string, call: SourceCall): Promise<AuthorProfile | undefined> {
    return this.#read({ path: `/authors/${key}`, lifetime: 'single', accept: OF_A_LOOKUP }, reads.author, call);
  }

  /** Searches titles, abstracts and full texts. */
  works(query: WorkQuery, page: Page, call: SourceCall): Promise<FoundItems<AdapterResult<PaperSummary>>> {
    return this.#search(query, page, reads.papers, call);
  }

  published(query: WorkQuery, page: Page, call: SourceCall) {
    return this.#search(query, page, reads.published, call);
  }

  #search<Item>(query: WorkQuery, page: Page, read: Read<FoundItems<Item>>, call: SourceCall) {
    const search = queryText(query.text, SIGNS);
    if (search === undefined) return Promise.resolve({ total: 0, items: [] });
    const filters = [
      years(query.yearFrom, query.yearTo),
      query.fieldId === undefined ? undefined : `primary_topic.field.id:${query.fieldId}`,
      query.topicId === undefined ? undefined : `topics.id:${query.topicId}`,
      query.openAccess === true ? 'open_access.is_oa:true' : undefined,
      query.from === undefined ? undefined : `from_publication_date:${query.from}`,
      query.to === undefined ? undefined : `to_publication_date:${query.to}`,
    ].filter((filter) => filter !== undefined);
    const filter = filters.length === 0 ? undefined : filters.join();
    return this.#works({ search, filter, sort: query.sort }, page, read, call);
  }

  /** Returns the works that cite the work `id` (`W…`). */
  citing(id: string, sort: WorkOrder, page: Page, call: SourceCall): Promise<FoundItems<AdapterResult<CitationRow>>> {
    // `cites:W1` finds the works that cite W1.
    return this.#works({ filter: `cites:${id}`, sort }, page, reads.citations, call);
  }

  /** Returns the works that the work `id` (`W…`) cites. */
  citedBy(id: string, sort: WorkOrder, page: Page, call: SourceCall): Promise<FoundItems<AdapterResult<CitationRow>>> {
    return this.#works({ filter: `cited_by:${id}`, sort }, page, reads.citations, call);
  }

  authors(name: string, page: Page, call: SourceCall): Promise<FoundItems<AdapterResult<AuthorSummary>>> {
    const search = queryText(name, SIGNS);
    if (search === undefined) return Promise.resolve({ total: 0, items: [] });
    return this.#read(
      { path: '/authors', query: { search, ...paging(page), select: AUTHOR_FIELDS }, accept: OF_A_SEARCH },
      reads.authors,
      call,
    );
  }

  async topic(words: string, call: SourceCall) {
    const search = queryText(words, SIGNS);
    if (search === undefined) return undefined;
    const query = { search, per_page: 1, select: 'id,display_name' };
    return (await this.#read({ path: '/topics', query, accept: OF_A_SEARCH }, reads.topics, call)).items[0];
  }

  #works<Item>(
    query: NonNullable<ReadRequest<never>['query']>,
    page: Page,
    read: Read<FoundItems<Item>>,
    call: SourceCall,
  ): Promise<FoundItems<Item>> {
    const accept = query['search'] === undefined ? OF_A_LIST : OF_A_SEARCH;
    const request = { path: '/works', query: { ...query, ...paging(page), select: WORK_FIELDS }, accept };
    return this.#read(request, read, call);
  }

  #read<Value>(request: ReadRequest<Value, Lifetime>, read: Read<Value>, call: SourceCall): Promise<Value> {
    return this.#client.read({ ...request, expect: 'json' }, read, call);
  }
}

function paging({ size, page }: Page) {
  return { per_page: size, page };
}

function years(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (to === undefined) return `publication_year:>${(from as number) - 1}`;
  return from === undefined ? `publication_year:<${to + 1}` : `publication_year:${from}-${to}`;
}
