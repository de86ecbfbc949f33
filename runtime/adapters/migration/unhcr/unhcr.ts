// UNHCR's statistics by year, country of origin and country of asylum. The source sorts rows by ascending year; results
// for all years are reversed here.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Country, type RowPage, reads } from './read.ts';

export type { Country, RowPage } from './read.ts';

export type Table = 'population' | 'demographics' | 'solutions';
export type RowOf<T extends Table> = ReturnType<(typeof reads)[T]>['rows'][number];

/**
 * `all` requests one row per country, a list requests one row per code, and undefined requests the sum of all
 * countries. Codes are ISO 3166-1 alpha-3 codes from the table of countries.
 */
export interface RowQuery {
  readonly year?: number | undefined;
  readonly origin: readonly string[] | 'all' | undefined;
  readonly asylum: readonly string[] | 'all' | undefined;
  /** Requests one row per population type. Supported only for demographics. */
  readonly byType?: boolean;
}

export function create({ client }: SourceContext<'unhcr'>): Unhcr {
  return new Unhcr(client);
}

const ROWS_AT_ONCE = 1000;
/**
 * Maximum number of rows that can be read in the time of one call. Enough for all pairs of countries in one year, or
 * all years of one country.
 */
export const MAX_ROWS = 10_000;

export class Unhcr {
  readonly #client: SourceClient<LifetimeName<'unhcr'>>;

  constructor(client: SourceClient<LifetimeName<'unhcr'>>) {
    this.#client = client;
  }

  /** The list includes a few codes for groups such as stateless persons. */
  countries(call: SourceCall): Promise<readonly Country[]> {
    return this.#client.read({ path: '/countries/', query: { limit: 1000 }, expect: 'json' }, reads.countries, call);
  }

  /** Pages start at 1. If a year is given, rows are in the source's order; otherwise they are newest first. */
  async rows<T extends Table>(
    table: T,
    query: RowQuery,
    size: number,
    page: number,
    call: SourceCall,
  ): Promise<RowPage<RowOf<T>>> {
    const read = (nth: number) => this.#page(table, query, size, nth, call);
    return query.year === undefined ? fromTheEnd(read, size, page) : read(page);
  }

  /** Returns all rows in no particular order, or undefined if there are more than MAX_ROWS. */
  async all<T extends Table>(table: T, query: RowQuery, call: SourceCall): Promise<readonly RowOf<T>[] | undefined> {
    const read = (nth: number) => this.#page(table, query, ROWS_AT_ONCE, nth, call);
    const { pages, rows } = await read(1);
    if (pages * ROWS_AT_ONCE > MAX_ROWS) return undefined;
    const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, nth) => read(nth + 2)));
    return [rows, ...others.map((page) => page.rows)].flat();
  }

  #page<T extends Table>(
    table: T,
    query: RowQuery,
    size: number,
    page: number,
    call: SourceCall,
  ): Promise<RowPage<RowOf<T>>> {
    const { year, origin, asylum, byType } = query;
    const request = {
      path: `/${table}/`,
      query: {
        // Without this parameter, the source interprets codes as UNHCR codes, some of which are the ISO codes of other
        // countries.
        cf_type: 'ISO',
        year,
        ...(origin === 'all' ? { coo_all: true } : { coo: origin?.join(',') }),
        ...(asylum === 'all' ? { coa_all: true } : { coa: asylum?.join(',') }),
        ptype_show: byType === true ? true : undefined,
        limit: size,
        page,
      },
      // Check the rows, because the source ignores unknown parameters and would then return figures for the world.
      answers: ({ rows }: RowPage<RowOf<T>>) => rows.length <= size && rows.every((row) => isRequested(row, query)),
      expect: 'json' as const,
    };
    return this.#client.read(request, reads[table] as unknown as Read<RowPage<RowOf<T>>>, call);
  }
}

function isRequested(row: RowOf<Table>, { year, origin, asylum }: RowQuery): boolean {
  const fits = (side: RowOf<Table>['country_of_origin'], requested: RowQuery['origin']) =>
    requested === undefined || requested === 'all' || requested.includes(side?.iso.toUpperCase() ?? '');
  return (
    (year === undefined || row.year === year) &&
    fits(row.country_of_origin, origin) &&
    fits(row.country_of_asylum, asylum)
  );
}

/**
 * Returns a page of the reversed list. The number of rows is determined from the source's last page. A page of the
 * result spans up to two pages of the source.
 */
async function fromTheEnd<Row>(
  read: (nth: number) => Promise<RowPage<Row>>,
  size: number,
  page: number,
): Promise<RowPage<Row>> {
  const { pages } = await read(1);
  if (pages === 0 || page > pages) return { pages, rows: [] };
  const last = await read(pages);
  const total = (pages - 1) * size + last.rows.length;
  const [from, to] = [Math.max(0, total - page * size), total - (page - 1) * size];
  const first = Math.floor(from / size) + 1;
  const second = Math.ceil(to / size);
  const parts = await Promise.all([...new Set([first, second])].map(read));
  const rows = parts.flatMap((part) => part.rows).slice(from - (first - 1) * size, to - (first - 1) * size);
  return { pages, rows: rows.reverse() };
}
