// Recent earthquakes. Magnitudes are revised within hours, so an earthquake known to subscribers stays listed even if
// its magnitude falls below the watched one.

import type { UsgsEarthquakesWatcher } from '../../../../generated/events.ts';
import { addDays, utcDay } from '../../../lib/day.ts';
import { wasSeen, windowLook } from '../../../sdk/watch-window.ts';
import type { WatchContext } from '../../watch-context.ts';
import { ofEarthquake } from '../crisis-intelligence.ts';
import { MAX_EARTHQUAKES } from './usgs-earthquakes.ts';

/**
 * Maximum amount by which a watched earthquake may fall below the minimum magnitude. Larger than the error of initial
 * estimates.
 */
const REVISED_BY = 0.5;

export function create({ source }: WatchContext<'usgs-earthquakes'>): UsgsEarthquakesWatcher {
  return {
    async earthquake(cursor, { days, min_magnitude }, call) {
      const today = utcDay(call.now());
      const from = addDays(today, -days);
      const search = { from, to: today, minMagnitude: min_magnitude - REVISED_BY };
      const quakes = await source.strongest(search, call);
      const matching = quakes.filter(
        ({ source_id, magnitude }) => (magnitude ?? 0) >= min_magnitude || wasSeen(cursor, source_id),
      );
      const look = windowLook(
        matching.map(ofEarthquake),
        (record) => record.source_id,
        ({ starts_at }) => starts_at ?? undefined,
        addDays(from, 1),
        cursor,
      );
      return quakes.length < MAX_EARTHQUAKES ? look : { ...look, covers: 'some' };
    },
  };
}
