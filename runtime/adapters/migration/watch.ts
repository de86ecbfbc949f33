// Displaced people in recent years, one row per country of origin. All figures for a year are published in June of the
// next year and corrected twice a year.

import type { UnhcrWatcher } from '../../../generated/events.ts';
import { windowLook } from '../../sdk/watch-window.ts';
import type { WatchContext } from '../watch-context.ts';
import type { RowOf, Unhcr } from './unhcr/unhcr.ts';

export const watchers = { unhcr: create };

/** Number of rows per page. One page is enough for a year, because there are fewer countries than that. */
const PAGE_SIZE = 1_000;
const MAX_PAGES = 5;

function create({ source }: WatchContext<'unhcr'>): UnhcrWatcher {
  return {
    async population(cursor, { years, origins, asylums }, call) {
      const thisYear = call.now().getUTCFullYear();
      const requestedYears = Array.from({ length: years }, (_, index) => thisYear - index);
      const sides = asylums.length === 0 ? [undefined] : asylums;
      const rows: RowOf<'population'>[] = [];
      for (const year of requestedYears)
        for (const asylum of sides) rows.push(...(await rowsOf(source, year, asylum, call)));
      const records = rows
        .filter((row) => origins.length === 0 || origins.includes(row.country_of_origin?.iso ?? ''))
        .map((row) => ({
          id: `${row.year}:${row.country_of_origin?.iso ?? '-'}:${row.country_of_asylum?.iso ?? '-'}`,
          ...row,
        }));
      return windowLook(
        records,
        ({ id }) => id,
        ({ year }) => String(year),
        String(thisYear - years + 1),
        cursor,
      );
    },
  };
}

async function rowsOf(
  source: Unhcr,
  year: number,
  asylum: string | undefined,
  call: Parameters<Unhcr['countries']>[0],
) {
  const found: RowOf<'population'>[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = { year, origin: 'all', asylum: asylum === undefined ? undefined : [asylum] } as const;
    const { rows, pages } = await source.rows('population', query, PAGE_SIZE, page, call);
    found.push(...rows);
    if (page >= pages) break;
  }
  return found;
}
