// Calendar days as strings (`YYYY-MM-DD`) in UTC.

import { DAY_MS } from './duration.ts';

export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

export function dayOfNumber(number: number): string {
  return utcDay(new Date(number * DAY_MS));
}

export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
