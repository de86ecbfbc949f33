// Solar flares and geomagnetic storms. Analysts complete and correct events for days after entering them, and delete
// false events.

import type { DonkiWatcher } from '../../../generated/events.ts';
import { addDays, utcDay } from '../../lib/day.ts';
import { windowLook } from '../../sdk/watch-window.ts';
import type { WatchContext } from '../watch-context.ts';
import { flareRecord, stormRecord } from './space-weather.ts';

export const watchers = { donki: create };

function create({ source }: WatchContext<'donki'>): DonkiWatcher {
  return {
    async flare(cursor, { days }, call) {
      const today = utcDay(call.now());
      const from = addDays(today, -days);
      const flares = await source.flares(from, today, call);
      return windowLook(
        flares.map(flareRecord),
        ({ id }) => id,
        ({ begin_time }) => begin_time,
        addDays(from, 1),
        cursor,
      );
    },
    async storm(cursor, { days }, call) {
      const today = utcDay(call.now());
      const from = addDays(today, -days);
      const storms = await source.storms(from, today, call);
      return windowLook(
        storms.map(stormRecord),
        ({ id }) => id,
        ({ start_time }) => start_time,
        addDays(from, 1),
        cursor,
      );
    },
  };
}
