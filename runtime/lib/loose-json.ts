// Reads single values of a source's JSON without trusting it: what is absent, null, empty or of another kind is undefined, so that
// a mapping says once what it wants of a field and never meets a surprise.

import { isCalendarDate } from './formats.ts';

/** A JSON object of which nothing is known. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value where it is an object (no list); else an empty one. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value where it is a list; else an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The elements of what may be a list, a single one, or absent. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A text without white space around it; a number as its digits; undefined for an empty text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' ? undefined : text;
}

/** A text in one line: white space of any kind is a single space. */
export function lineOf(value: unknown): string | undefined {
  return textOf(value)?.replace(/\s+/g, ' ');
}

/** The texts of a list, without those that are null or empty. */
export function textsOf(value: unknown): string[] {
  return listOf(value)
    .map(textOf)
    .filter((text) => text !== undefined);
}

/** A number, or a text that is one in plain digits. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^-?\d+(?:\.\d+)?$/.test(value.trim())) return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A whole number, also from a text; undefined for anything else. */
export function wholeOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

/** A truth value; undefined for anything else. */
export function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** The day that an ISO 8601 date or time begins with; the year 9999 stands for "no end". */
export function dayOf(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isCalendarDate(day) && !day.startsWith('9999') ? day : undefined;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:[Zz]|([+-])(\d{2}):?(\d{2}))?$/;

/**
 * A time as ISO 8601 in UTC, in whole seconds (`2026-03-18T15:00:00Z`); one without an offset is taken to be UTC, missing seconds
 * are 0. Undefined for a day alone, and for the year 9999.
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

/** The fields that have a value: optional fields are left out, not undefined. */
export function present<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}
