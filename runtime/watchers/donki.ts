// Space weather of the last days. Analysts complete and correct an event for days after they entered it, and drop what was none.

import type { DonkiWatcher } from '../../generated/events.ts';
import { flareRecord, stormRecord } from '../adapters/space-weather/space-weather.ts';
import { addDays, utcDay } from '../kit/day.ts';
import type { WatcherContext } from './context.ts';
import { windowLook } from './window.ts';

/** Makes the looks at the source's entities. */
export function create({ source }: WatcherContext<'donki'>): DonkiWatcher {
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
