// Disasters of the last days at the levels that are watched. One whose level falls below them is missing as one that was withdrawn.

import type { GdacsWatcher } from '../../../../generated/events.ts';
import { addDays, utcDay } from '../../../lib/day.ts';
import { windowLook } from '../../../sdk/watch-window.ts';
import type { WatchContext } from '../../watch-context.ts';
import { ofDisaster } from '../crisis-intelligence.ts';
import { ALERT_LEVELS, DISASTER_TYPES } from './gdacs.ts';

/** Makes the looks at the source's entities. */
export function create({ source }: WatchContext<'gdacs'>): GdacsWatcher {
  return {
    async event(cursor, { days, levels }, call) {
      const today = utcDay(call.now());
      const from = addDays(today, -days);
      const wanted = ALERT_LEVELS.filter((level) => levels.includes(level));
      const search = { from, to: today, types: DISASTER_TYPES, levels: wanted };
      const { events, isComplete } = await source.events(search, call);
      const look = windowLook(
        events.map(ofDisaster),
        (record) => record.source_id,
        ({ starts_at }) => starts_at ?? undefined,
        addDays(from, 1),
        cursor,
      );
      return isComplete ? look : { ...look, covers: 'some' };
    },
  };
}
