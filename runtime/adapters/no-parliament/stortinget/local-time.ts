// Ballot times are in Norwegian local time, without a UTC offset and with two to seven decimal places.

import { momentOf } from '../../../lib/loose-json.ts';
import { instantsOf, offsetAt, offsetText } from '../../../lib/time-zones.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?$/;

/** Returns an RFC 3339 time with the UTC offset of Oslo at that time and at most millisecond precision. */
export function osloTime(text: string | undefined): string | undefined {
  const [, seconds, fraction = ''] = LOCAL.exec(text?.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '') ?? '') ?? [];
  if (seconds === undefined || seconds.startsWith('0001-')) return undefined;
  const asUtc = momentOf(`${seconds}Z`);
  if (asUtc === undefined) return undefined;
  // In the hour that is repeated when daylight saving time ends, use the first occurrence, because no sitting lasts
  // until three o'clock on a Sunday morning.
  const { instant } = instantsOf('Europe/Oslo', Date.parse(asUtc) / 1000);
  const offset = offsetAt('Europe/Oslo', instant);
  const local = new Date((instant + offset) * 1000).toISOString().slice(0, 19);
  const decimals = String(Number(`0.${fraction.slice(0, 3)}`)).slice(1);
  return `${local}${decimals}${offsetText(offset)}`;
}
