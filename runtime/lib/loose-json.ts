// Reads untrusted JSON. Null, empty and mistyped values become undefined.

import { isCalendarDate } from './formats.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns an empty object for lists and anything else that is not an object. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** False for lists. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an empty list for anything that is not a list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Also accepts a single element instead of a list. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Trims text and converts numbers. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' ? undefined : text;
}

/** Collapses all white space to single spaces. */
export function lineOf(value: unknown): string | undefined {
  return textOf(value)?.replace(/\s+/g, ' ');
}

/** Drops null and empty strings. */
export function textsOf(value: unknown): string[] {
  return listOf(value)
    .map(textOf)
    .filter((text) => text !== undefined);
}

/** Accepts numbers and numeric text in plain digits. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^-?\d+(?:\.\d+)?$/.test(value.trim())) return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Accepts integers, including integers in strings. */
export function wholeOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

export function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Returns undefined for the year 9999, which means "no end". */
export function dayOf(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isCalendarDate(day) && !day.startsWith('9999') ? day : undefined;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:[Zz]|([+-])(\d{2}):?(\d{2}))?$/;

/**
 * ISO 8601 UTC in whole seconds (`2026-03-18T15:00:00Z`). Assumes UTC if there is no offset. Returns undefined for a
 * date without a time, and for the year 9999.
 */
export function momentOf(value: unknown): string | undefined {
  const match = typeof value === 'string' ? MOMENT.exec(value.trim()) : null;
  if (match === null) return undefined;
  const [, day = '', hour, minute, second = '0', sign, offsetHour = '0', offsetMinute = '0'] = match;
  if (dayOf(day) === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  const seconds = Number(hour) * 3600 + (Number(minute) - offset) * 60 + Number(second);
  return new Date(Date.parse(day) + seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** Omits undefined fields. */
export function present<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}
