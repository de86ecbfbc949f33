// The Provider Data Catalog of the Centers for Medicare & Medicaid Services: data sets of rows behind a datastore that gives at
// most 1,500 of them at once. Knows how rows are asked for and that all of them came; what they mean is the adapters' matter.
//
// The list of hospitals is fetched whole and kept in memory rather than harvested into a file: it is four pages that come within
// seconds, so that nobody has to be told `preparing`; parts of words are looked for, which a full-text index does not find;
// and the client's cache already keeps the pages over an outage of the source.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import type { Hospital, Measure, Page, Spending } from './model.ts';
import { reads } from './read.ts';

export type { Hospital, Measure, RatingGroup, RatingGroupName, Spending } from './model.ts';

/** Makes the source on its client. */
export function create({ client }: SourceContext<'cms'>): Cms {
  return new Cms(client);
}

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
type DataSet = (typeof DATA_SETS)[keyof typeof DATA_SETS];
/** A data set of quality measures. */
export type MeasureSet = 'complicationsAndDeaths' | 'infections' | 'unplannedVisits' | 'timelyAndEffectiveCare';

/** The most rows that the source gives at once. */
const LONGEST_PAGE = 1500;
/** A facility has 5 to 90 rows in a data set. */
const FACILITY_PAGE = 500;
const NATIONAL_PAGE = 10;
/** The list of hospitals has 4 pages. Far more mean that the source cuts pages short, or that a condition was not heeded. */
const MOST_PAGES = 20;
const FACILITY = 'facility_id';

interface Question<Item> {
  readonly dataSet: DataSet;
  readonly read: Read<Page<Item>>;
  readonly limit: number;
  readonly facility?: string;
  /** Rows in the order of this column, so that pages do not overlap. */
  readonly sort?: string;
  readonly lifetime?: LifetimeName<'cms'>;
}

interface HospitalList {
  readonly pages: readonly Page<Hospital>[];
  readonly hospitals: readonly Hospital[];
}

/** Hospitals and their quality, from the files of Medicare. */
export class Cms {
  readonly #client: SourceClient<LifetimeName<'cms'>>;
  #list: HospitalList | undefined;

  constructor(client: SourceClient<LifetimeName<'cms'>>) {
    this.#client = client;
  }

  /**
   * All hospitals, by facility id; the same array until the source was asked again. Rejects with a Problem of the client, or
   * `upstream_invalid_response` when the pages do not add up.
   */
  async hospitals(call: SourceCall): Promise<readonly Hospital[]> {
    const question = { dataSet: DATA_SETS.hospitals, read: reads.hospitals, limit: LONGEST_PAGE, sort: FACILITY };
    let pages = await this.#pages(question, call);
    // Kept pages may be of two releases: then all are asked for anew.
    if (!addUp(pages)) pages = await this.#pages({ ...question, lifetime: 'newest' }, call);
    if (addUp(pages)) this.#list = listOf(pages, this.#list);
    else if (this.#list === undefined) throw this.#broken('the pages of a data set do not add up.');
    return this.#list.hospitals;
  }

  /** One hospital; undefined for an unknown one. Rejects with a Problem of the client. */
  async hospital(facility: string, call: SourceCall): Promise<Hospital | undefined> {
    const question = { dataSet: DATA_SETS.hospitals, read: reads.hospitals, limit: FACILITY_PAGE, facility };
    return (await this.#all(question, call))[0];
  }

  /** The measures of one facility in a data set, none for an unknown one. Rejects with a Problem of the client. */
  measures(set: MeasureSet, facility: string, call: SourceCall): Promise<readonly Measure[]> {
    return this.#all({ dataSet: DATA_SETS[set], read: reads.measures, limit: FACILITY_PAGE, facility }, call);
  }

  /** The spending of one facility; undefined where it is not measured. Rejects with a Problem of the client. */
  async spending(facility: string, call: SourceCall): Promise<Spending | undefined> {
    const question = { dataSet: DATA_SETS.spending, read: reads.spending, limit: FACILITY_PAGE, facility };
    return (await this.#all(question, call))[0];
  }

  /** The nation's spending; undefined when the data set is empty. Rejects with a Problem of the client. */
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

  /** All pages: the first tells how many rows there are, and how many a page really has. */
  async #pages<Item extends { readonly facilityId: string }>(
    question: Question<Item>,
    call: SourceCall,
  ): Promise<Page<Item>[]> {
    const first = await this.#page(question, 0, call);
    const size = first.items.length;
    if (size >= first.count) return [first];
    if (size === 0 || first.count / size > MOST_PAGES) throw this.#broken('a page has fewer rows than it should have.');
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
      // A condition that the source does not understand is passed over in silence, and all rows come.
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

/** Whether the pages are of one release and hold all of its rows. */
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
