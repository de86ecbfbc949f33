// Parses ISO 8601 timestamps. Seconds and the UTC offset are optional. The default offset is zero.

import { isCalendarDate } from '../../lib/formats.ts';

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(:\d{2})?(\.\d+)?([Zz]|[+-]\d{2}:?\d{2})?)?$/;

/** Returns undefined if the date or time does not exist. */
export function instantOf(text: string): Date | undefined {
  const match = WRITTEN.exec(text);
  if (match === null || !isCalendarDate(match[1] as string)) return undefined;
  const [, day, minutes = '00:00', seconds = ':00', fraction = '', offset = 'Z'] = match;
  const zone = offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const instant = new Date(`${day}T${minutes}${seconds}${fraction.slice(0, 4)}${zone}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
