// The Provider Data Catalog of the Centers for Medicare & Medicaid Services: data sets behind a datastore that returns at most
// 1,500 rows per request.
//
// The list of hospitals has only four pages, so it is kept in memory instead of being harvested into a file. No call
// has to fail with `preparing`, and searches can match parts of words, which a full-text index does not support.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import type { Hospital, Measure, Page, Spending } from './model.ts';
import { reads } from './read.ts';

export type { Hospital, Measure, RatingGroup, RatingGroupName, Spending } from './model.ts';

export function create({ client }: SourceContext<'cms'>): Cms {
  return new Cms(client);
}

/** Data set ids are stable across refreshes (distribution ids are not). */
export const DATA_SETS = {
  hospitals: 'xubh-q36u',
  complicationsAndDeaths: 'ynj2-r877',
  infections: '77hc-ibv8',
  unplannedVisits: '632h-zaca',
  timelyAndEffectiveCare: 'yv7e-xc69',
  spending: 'rrqw-56er',
  nationalSpending: '3n5g-6b7f',
} as const;
type DataSet = (typeof DATA_SETS)[keyof typeof DATA_SETS];
export type MeasureSet = 'complicationsAndDeaths' | 'infections' | 'unplannedVisits' | 'timelyAndEffectiveCare';

/** Maximum number of rows per response. */
const MAX_PAGE_ROWS = 1500;
/** Page size for one facility, which has 5 to 90 rows in a data set. */
const FACILITY_PAGE = 500;
const NATIONAL_PAGE = 10;
/**
 * Maximum number of pages. The list of hospitals has 4. If there are many more, the source shortens pages or ignores a
 * condition.
 */
const MAX_PAGES = 20;
const FACILITY = 'facility_id';

interface Question<Item> {
  readonly dataSet: DataSet;
  readonly read: Read<Page<Item>>;
  readonly limit: number;
  readonly facility?: string;
  /** Column to sort by; without it, pages overlap. */
  readonly sort?: string;
  readonly lifetime?: LifetimeName<'cms'>;
}

interface HospitalList {
  readonly pages: readonly Page<Hospital>[];
  readonly hospitals: readonly Hospital[];
}

export class Cms {
  readonly #client: SourceClient<LifetimeName<'cms'>>;
  #list: HospitalList | undefined;

  constructor(client: SourceClient<LifetimeName<'cms'>>) {
    this.#client = client;
  }

  /**
   * Returns hospitals sorted by facility id. Returns the same array until the source is queried again. Rejects with
   * `upstream_invalid_response` if the pages are inconsistent and there is no earlier list.
   */
  async hospitals(call: SourceCall): Promise<readonly Hospital[]> {
    const question = { dataSet: DATA_SETS.hospitals, read: reads.hospitals, limit: MAX_PAGE_ROWS, sort: FACILITY };
    let pages = await this.#pages(question, call);
    // Cached pages may come from two releases; if they do, all pages are fetched again.
    if (!addUp(pages)) pages = await this.#pages({ ...question, lifetime: 'newest' }, call);
    if (addUp(pages)) this.#list = listOf(pages, this.#list);
    else if (this.#list === undefined) throw this.#broken('the pages of a data set are inconsistent.');
    return this.#list.hospitals;
  }

  async hospital(facility: string, call: SourceCall): Promise<Hospital | undefined> {
    const question = { dataSet: DATA_SETS.hospitals, read: reads.hospitals, limit: FACILITY_PAGE, facility };
    return (await this.#all(question, call))[0];
  }

  measures(set: MeasureSet, facility: string, call: SourceCall): Promise<readonly Measure[]> {
    return this.#all({ dataSet: DATA_SETS[set], read: reads.measures, limit: FACILITY_PAGE, facility }, call);
  }

  async spending(facility: string, call: SourceCall): Promise<Spending | undefined> {
    const question = { dataSet: DATA_SETS.spending, read: reads.spending, limit: FACILITY_PAGE, facility };
    return (await this.#all(question, call))[0];
  }

  async nationalSpending(call: SourceCall): Promise<Spending | undefined> {
    const question = { dataSet: DATA_SETS.nationalSpending, read: reads.spending, limit: NATIONAL_PAGE };
    return (await this.#page(question, 0, call)).items[0];
  }

  async #all<Item extends { readonly facilityId: string }>(
    question: Question<Item>,
    call: SourceCall,
  ): Promise<readonly Item[]> {
    return (await this.#pages(question, call)).flatMap(({ items }) => items);
  }

  /** Requests all pages. The first page shows the total number of rows and the actual page size. */
  async #pages<Item extends { readonly facilityId: string }>(
    question: Question<Item>,
    call: SourceCall,
  ): Promise<Page<Item>[]> {
    const first = await this.#page(question, 0, call);
    const size = first.items.length;
    if (size >= first.count) return [first];
    if (size === 0 || first.count / size > MAX_PAGES) throw this.#broken('a page has too few rows.');
    const offsets = Array.from({ length: Math.ceil(first.count / size) - 1 }, (_, nth) => (nth + 1) * size);
    return [first, ...(await Promise.all(offsets.map((offset) => this.#page(question, offset, call))))];
  }

  async #page<Item extends { readonly facilityId: string }>(
    { dataSet, read, limit, facility, sort, lifetime }: Question<Item>,
    offset: number,
    call: SourceCall,
  ): Promise<Page<Item>> {
    const condition = {
      'conditions[0][property]': FACILITY,
      'conditions[0][operator]': '=',
      'conditions[0][value]': facility,
    };
    const order = { 'sorts[0][property]': sort, 'sorts[0][order]': 'asc' };
    const request = {
      // 0 is the index of the only distribution.
      path: `/datastore/query/${dataSet}/0`,
      query: {
        limit,
        offset,
        count: true,
        ...(facility === undefined ? {} : condition),
        ...(sort === undefined ? {} : order),
      },
      expect: 'json' as const,
      // The source silently ignores a condition that it does not understand and returns all rows.
      answers: ({ items }: Page<Item>) =>
        facility === undefined || items.every(({ facilityId }) => facilityId === facility),
      ...(lifetime === undefined ? {} : { lifetime }),
    };
    return this.#client.read(request, read, call);
  }

  #broken(why: string): Problem<'upstream_invalid_response'> {
    return new Problem('upstream_invalid_response', `${this.#client.policy.id}: ${why}`);
  }
}

/** True if the pages come from one release and contain all of its rows. */
function addUp(pages: readonly Page<Hospital>[]): boolean {
  const total = pages.reduce((sum, { items }) => sum + items.length, 0);
  return pages.every(({ count }) => count === total);
}

function listOf(pages: readonly Page<Hospital>[], last: HospitalList | undefined): HospitalList {
  const isSame = last?.pages.length === pages.length && pages.every((page, nth) => page === last.pages[nth]);
  if (last !== undefined && isSame) return last;
  const byId = new Map(pages.flatMap(({ items }) => items).map((hospital) => [hospital.facilityId, hospital]));
  byId.delete('');
  return { pages, hospitals: [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hospital]) => hospital) };
}
