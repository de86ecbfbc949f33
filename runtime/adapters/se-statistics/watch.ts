// The first poll reads all tables; later polls read the tables updated since the previous poll. A weekly poll of all
// tables detects deleted tables.

import type { ScbWatcher } from '../../../generated/events.ts';
import { addDays, daysBetween, utcDay } from '../../lib/day.ts';
import type { WatchContext } from '../watch-context.ts';
import type { ReadTable } from './scb/scb.ts';

export const watchers = { scb: create };

/** Cursor with the dates of the last poll and of the last poll that read all tables. */
interface Looked {
  readonly on: string;
  readonly wholeOn: string;
}

const WHOLE_EVERY_DAYS = 7;
/** Days by which polls overlap, because the source counts days in its own time zone. */
const OVERLAP_DAYS = 2;

function create({ source }: WatchContext<'scb'>): ScbWatcher {
  return {
    async table(cursor, { language, subjects }, call) {
      const today = utcDay(call.now());
      const { on, wholeOn } = (cursor as Looked | undefined) ?? {
        on: today,
        wholeOn: addDays(today, -WHOLE_EVERY_DAYS),
      };
      const isWhole = daysBetween(wholeOn, today) >= WHOLE_EVERY_DAYS;
      const lang = language === 'sv' ? 'sv' : 'en';
      const tables = isWhole
        ? await source.allTables(lang, call)
        : await source.tablesUpdated(daysBetween(on, today) + OVERLAP_DAYS, lang, call);
      const isWatched = ({ path }: ReadTable) => subjects.length === 0 || subjects.includes(path[0] ?? '');
      return {
        covers: isWhole ? 'all' : 'some',
        records: tables.filter(isWatched).map(record),
        nextCursor: { on: today, wholeOn: isWhole ? today : wholeOn } satisfies Looked,
      };
    },
  };
}

function record(table: ReadTable) {
  return {
    id: table.id,
    path: [...table.path, table.id].join('/'),
    title: table.label,
    subject: table.folders[0],
    first: table.first,
    last: table.last,
    frequency: table.timeUnit,
    updated: table.updated,
    discontinued: table.discontinued,
  };
}
