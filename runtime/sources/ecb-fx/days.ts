// Calendar of the reference rates. No rates are published on weekends and closing days of the TARGET payment system
// (https://www.ecb.europa.eu/ecb/contacts/working-hours/html/index.en.html).

import { addDays, daysBetween, utcDay } from '../../lib/day.ts';
import { localDay, localTimeAt } from '../../lib/time-zones.ts';

/** Hour in Frankfurt by which a day's rates are expected. They are published at about 16:00. */
const PUBLISHED_BY_HOUR = 17;

/** The longest closure is from Good Friday to Easter Monday. */
const MAX_CLOSING_DAYS = 4;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CLOSING_DAYS: Readonly<Record<string, string>> = {
  '01-01': "New Year's Day",
  '05-01': 'Labour Day',
  '12-25': 'Christmas Day',
  '12-26': '26 December',
};

const FRANKFURT = 'Europe/Berlin';

/** The calendar date in Frankfurt. */
export function today(now: Date): string {
  return localDay(FRANKFURT, now);
}

export function weekday(date: string): string {
  return WEEKDAYS[new Date(date).getUTCDay()] as string;
}

/** Whether rates are due after `from`, up to and including `to`. */
export function hasRates(from: string, to: string): boolean {
  const days = Math.min(daysBetween(from, to), MAX_CLOSING_DAYS + 1);
  return Array.from({ length: Math.max(0, days) }, (_, nth) => addDays(from, nth + 1)).some(
    (date) => !isWeekend(date) && closingDay(date) === undefined,
  );
}

/** Returns a clause such as `2026-04-03 is Good Friday`. The day must be known to have no rates. */
export function whyNoRates(date: string, now: Date): string {
  const closed = closingDay(date);
  if (closed !== undefined) return `${date} is ${closed}`;
  if (isWeekend(date)) return `${date} is a ${weekday(date)}`;
  const hour = Number(localTimeAt(FRANKFURT, now).slice(11, 13));
  if (date === today(now) && hour < PUBLISHED_BY_HOUR) return "Today's rates are published at about 16:00 CET";
  return `No rates were published for ${date}`;
}

function isWeekend(date: string): boolean {
  return new Date(date).getUTCDay() % 6 === 0;
}

function closingDay(date: string): string | undefined {
  const fromEaster = daysBetween(easterSunday(Number(date.slice(0, 4))), date);
  if (fromEaster === -2) return 'Good Friday';
  if (fromEaster === 1) return 'Easter Monday';
  return CLOSING_DAYS[date.slice(5)];
}

/** Gregorian calendar (Meeus/Jones/Butcher algorithm). */
function easterSunday(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - correction + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - h - (inCentury % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return utcDay(new Date(Date.UTC(year, month - 1, day)));
}
