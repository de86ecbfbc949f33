// The source writes the time of a ballot as Norwegian clocks show it, without an offset and with two to seven decimals.

import { Temporal } from 'temporal-polyfill';

const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?$/;

/** RFC 3339 with the offset of Oslo at that time and at most milliseconds; undefined for what is no time. */
export function osloTime(text: string | undefined): string | undefined {
  const [, seconds, fraction = ''] = LOCAL.exec(text?.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '') ?? '') ?? [];
  if (seconds === undefined || seconds.startsWith('0001-')) return undefined;
  try {
    const local = Temporal.PlainDateTime.from(`${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`);
    // An hour that clocks showed twice is taken as its first: no sitting lasts until three in the morning of a Sunday.
    return local.toZonedDateTime('Europe/Oslo').toString({ timeZoneName: 'never' });
  } catch {
    return undefined;
  }
}
