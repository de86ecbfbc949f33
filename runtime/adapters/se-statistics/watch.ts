// Tables of Statistics Sweden. The first look is at all of them, later ones at those updated since; once a week all are looked at
// again, for those that went.

import type { ScbWatcher } from '../../../generated/events.ts';
import { addDays, daysBetween, utcDay } from '../../lib/day.ts';
import type { WatchContext } from '../watch-context.ts';
import type { ReadTable } from './scb/scb.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = { scb: create };

/** Where the next look begins: days of the last look, and of the last at all tables. */
interface Looked {
  readonly on: string;
  readonly wholeOn: string;
}

const WHOLE_EVERY_DAYS = 7;
/** The source counts days by its own clock. */
const OVERLAP_DAYS = 2;

/** Makes the looks at the source's entities. */
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
