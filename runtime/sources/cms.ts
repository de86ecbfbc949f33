// The Provider Data Catalog of the Centers for Medicare & Medicaid Services: data sets of rows behind a datastore that gives at
// most 1,500 of them at once. Knows how rows are asked for and that all of them came; what they mean is the adapters' matter.
//
// The list of hospitals is fetched whole and kept in memory rather than harvested into a file: it is four pages that come within
// seconds, so that nobody has to be told `preparing`; parts of words are looked for, which a full-text index does not find;
// and the client's cache already keeps the pages over an outage of the source.

import { Problem } from '../contract/problem.ts';
import type { UpstreamCacheLifetimes } from '../contract/upstream.ts';
import type { Answer } from '../upstream/answer.ts';
import type { SourceCall, UpstreamClient } from '../upstream/client.ts';
import { type Page, type Row, raw, readPage } from './cms/rows.ts';

/** Data set ids, which stay over refreshes (those of distributions do not). */
export const DATA_SETS = {
  hospitals: 'xubh-q36u',
  complicationsAndDeaths: 'ynj2-r877',
  infections: '77hc-ibv8',
  unplannedVisits: '632h-zaca',
  timelyAndEffectiveCare: 'yv7e-xc69',
  spending: 'rrqw-56er',
  nationalSpending: '3n5g-6b7f',
} as const;
export type DataSet = (typeof DATA_SETS)[keyof typeof DATA_SETS];

/** The most rows that the source gives at once. */
const LONGEST_PAGE = 1500;
/** A facility has 5 to 90 rows in a data set. */
const FACILITY_PAGE = 500;
const NATIONAL_PAGE = 10;
/** The list of hospitals has 4 pages. Far more mean that the source cuts pages short, or that a condition was not heeded. */
const MOST_PAGES = 20;
const FACILITY = 'facility_id';

interface Question {
  readonly dataSet: DataSet;
  readonly limit: number;
  readonly facility?: string;
  /** Rows in the order of this column, so that pages do not overlap. */
  readonly sort?: string;
  readonly cache?: Partial<UpstreamCacheLifetimes>;
}

interface Table {
  readonly pages: readonly Page[];
  readonly rows: readonly Row[];
}

export class Cms {
  readonly #client: UpstreamClient;
  #hospitals: Table | undefined;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /**
   * All hospitals, by facility id; the same array until the source was asked again. Rejects with a Problem of the client, or
   * `upstream_invalid_response` when the pages do not add up.
   */
  async hospitals(call: SourceCall): Promise<readonly Row[]> {
    const question = { dataSet: DATA_SETS.hospitals, limit: LONGEST_PAGE, sort: FACILITY };
    let pages = await this.#pages(question, call);
    // Kept pages may be of two releases: then all are asked for anew.
    if (!addUp(pages)) pages = await this.#pages({ ...question, cache: { fresh: 0, stale: 0 } }, call);
    if (addUp(pages)) this.#hospitals = asTable(pages, this.#hospitals);
    else if (this.#hospitals === undefined) throw this.#broken('the pages of a data set do not add up.');
    return this.#hospitals.rows;
  }

  /** The rows of one facility in a data set, none for an unknown one. Rejects with a Problem of the client. */
  async facility(dataSet: DataSet, facility: string, call: SourceCall): Promise<readonly Row[]> {
    const pages = await this.#pages({ dataSet, limit: FACILITY_PAGE, facility }, call);
    return pages.flatMap(({ rows }) => rows);
  }

  /** The national row of spending; undefined when the data set is empty. Rejects with a Problem of the client. */
  async nationalSpending(call: SourceCall): Promise<Row | undefined> {
    const page = await this.#page({ dataSet: DATA_SETS.nationalSpending, limit: NATIONAL_PAGE }, 0, call);
    return page.rows[0];
  }

  /** All pages: the first tells how many rows there are, and how many a page really has. */
  async #pages(question: Question, call: SourceCall): Promise<Page[]> {
    const first = await this.#page(question, 0, call);
    const size = first.rows.length;
    if (size >= first.count) return [first];
    if (size === 0 || first.count / size > MOST_PAGES) throw this.#broken('a page has fewer rows than it should have.');
    const offsets = Array.from({ length: Math.ceil(first.count / size) - 1 }, (_, nth) => (nth + 1) * size);
    return [first, ...(await Promise.all(offsets.map((offset) => this.#page(question, offset, call))))];
  }

  async #page({ dataSet, limit, facility, sort, cache }: Question, offset: number, call: SourceCall): Promise<Page> {
    const condition = {
      'conditions[0][property]': FACILITY,
      'conditions[0][operator]': '=',
      'conditions[0][value]': facility,
    };
    const order = { 'sorts[0][property]': sort, 'sorts[0][order]': 'asc' };
    // A condition that the source does not understand is passed over in silence, and all rows come.
    const judge = (answer: Answer) => {
      const { rows } = answer.parsed(readPage);
      if (facility === undefined || rows.every((row) => raw(row, FACILITY) === facility)) return;
      throw this.#broken(`it was asked for facility ${facility}, and gave rows of others.`);
    };
    const request = {
      // 0 is the index of the distribution; there is only one.
      path: `/datastore/query/${dataSet}/0`,
      query: {
        limit,
        offset,
        count: true,
        ...(facility === undefined ? {} : condition),
        ...(sort === undefined ? {} : order),
      },
      expect: 'json' as const,
      judge,
      ...(cache === undefined ? {} : { cache }),
    };
    return (await this.#client.get(request, call)).parsed(readPage);
  }

  #broken(why: string): Problem<'upstream_invalid_response'> {
    return new Problem('upstream_invalid_response', `${this.#client.policy.id}: ${why}`);
  }
}

/** Whether the pages are of one release and hold all of its rows. */
function addUp(pages: readonly Page[]): boolean {
  const total = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return pages.every(({ count }) => count === total);
}

function asTable(pages: readonly Page[], last: Table | undefined): Table {
  const isSame = last?.pages.length === pages.length && pages.every((page, nth) => page === last.pages[nth]);
  if (last !== undefined && isSame) return last;
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [raw(row, FACILITY), row]));
  byId.delete('');
  const rows = [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return { pages, rows };
}
