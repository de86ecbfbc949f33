// Recent disasters at the watched levels. An event whose level falls below the watched levels counts as withdrawn.

import type { GdacsWatcher } from '../../../../generated/events.ts';
import { addDays, utcDay } from '../../../lib/day.ts';
import { windowLook } from '../../../sdk/watch-window.ts';
import type { WatchContext } from '../../watch-context.ts';
import { ofDisaster } from '../crisis-intelligence.ts';
import { ALERT_LEVELS, DISASTER_TYPES } from './gdacs.ts';

export function create({ source }: WatchContext<'gdacs'>): GdacsWatcher {
  return {
    async event(cursor, { days, levels }, call) {
      const today = utcDay(call.now());
      const from = addDays(today, -days);
      const requestedLevels = ALERT_LEVELS.filter((level) => levels.includes(level));
      const search = { from, to: today, types: DISASTER_TYPES, levels: requestedLevels };
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
