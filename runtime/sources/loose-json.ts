// Reads single values of a source's JSON without trusting it: what is absent, null, empty or of another kind is undefined, so that
// a mapping says once what it wants of a field and never meets a surprise.

import { isCalendarDate } from '../contract/formats.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The value where it is an object (no list); else an empty one. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value where it is a list; else an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text without white space around it; a number as its digits; undefined for an empty text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' ? undefined : text;
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

export function wholeOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

export function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** The day that an ISO 8601 date or time begins with; the year 9999 stands for "no end". */
export function dayOf(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isCalendarDate(day) && !day.startsWith('9999') ? day : undefined;
}

/** The fields that have a value: optional fields are left out, not undefined. */
export function present<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}
