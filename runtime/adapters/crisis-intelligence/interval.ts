import type { Crisis } from '../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';

type Timed = Pick<AdapterResult<Crisis>, 'starts_at' | 'ends_at' | 'is_current' | 'source' | 'event_type'>;

/**
 * Returns undefined for an event that is ongoing or has no known end. An earthquake ends at its start time. The end
 * that GDACS reports for an ongoing event is only the time of its latest observation.
 */
export function endOf({ starts_at, ends_at, is_current, source, event_type }: Timed): string | undefined {
  const isEarthquake = source === 'usgs-earthquakes' || (source === 'gdacs' && event_type === 'EQ');
  if (isEarthquake) return starts_at ?? undefined;
  return is_current === true ? undefined : (ends_at ?? undefined);
}

/** @param now milliseconds since 1970 */
export function hasEnded({ ends_at }: Pick<AdapterResult<Crisis>, 'ends_at'>, now: number): boolean {
  return ends_at != null && Date.parse(ends_at) <= now;
}
