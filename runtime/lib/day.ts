// Calendar days as texts (`YYYY-MM-DD`), counted in UTC.

import { DAY_MS } from './duration.ts';

/** The day of an instant. */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** The day of a number as `dayNumber` gives it. */
export function dayOfNumber(number: number): string {
  return utcDay(new Date(number * DAY_MS));
}

/** So many days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

/** Days from the first to the second. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
