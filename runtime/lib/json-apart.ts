// Reads JSON that consists mostly of one or two members with several hundred thousand plain values, without building an object.
// Other JSON and invalid JSON are left to JSON.parse.

import { isUtf8 } from 'node:buffer';
import { objectOf } from './loose-json.ts';

/** The place is the list index, or the property name as a number. */
export type Placed = (take: (place: number, value: unknown) => void) => void;

export interface Apart {
  /** Extracted members are replaced by null. */
  readonly rest: Buffer;
  /** Keyed by name. Each iteration reads the bytes again. */
  readonly members: Readonly<Record<string, Placed>>;
}

const [BACKSLASH, QUOTE, COMMA, COLON, POINT, MINUS, ZERO, NINE] = [92, 34, 44, 58, 46, 45, 48, 57];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
const [TAB, LINE_FEED, CARRIAGE_RETURN, SPACE] = [9, 10, 13, 32];
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const NULL = Buffer.from('null');
/** JavaScript iterates over property names that are integers below this limit in ascending order. */
const MAX_PLACE = 2 ** 32 - 1;
const MAX_VALUES = 5_000_000;
/** A decimal number with this many characters is an integer that a double represents exactly, divided by an exact power of ten. */
const MAX_EXACT = 16;
const POWERS = Array.from({ length: MAX_EXACT }, (_, exponent) => 10 ** exponent);

/**
 * Returns undefined if the input is not an object, or if a member has values that are not plain or positions that are
 * not ascending.
 */
export function membersApart(body: Buffer, names: readonly string[]): Apart | undefined {
  if (!isUtf8(body)) return undefined;
  const json = body.subarray(0, 3).equals(BYTE_ORDER_MARK) ? body.subarray(3) : body;
  const members: Record<string, Placed> = {};
  const pieces: Buffer[] = [];
  let kept = 0;
  let at = afterSpace(json, 0);
  if (json[at] !== OPEN_OBJECT) return undefined;
  do {
    const nameBegins = afterSpace(json, at + 1);
    const nameEnds = endOfString(json, nameBegins);
    const colon = afterSpace(json, nameEnds);
    if (json[colon] !== COLON) return undefined;
    const begins = afterSpace(json, colon + 1);
    const ends = endOfValue(json, begins);
    const name = json.toString('latin1', nameBegins + 1, nameEnds - 1);
    if (names.includes(name)) {
      const text = json.subarray(begins, ends);
      if (Object.hasOwn(members, name) || !eachValue(text, () => {})) return undefined;
      members[name] = (take) => void eachValue(text, take);
      pieces.push(json.subarray(kept, begins), NULL);
      kept = ends;
    }
    at = afterSpace(json, ends);
  } while (json[at] === COMMA);
  pieces.push(json.subarray(kept));
  return { rest: Buffer.concat(pieces), members };
}

export function placedIn(input: unknown): Placed {
  if (Array.isArray(input)) {
    return (take) => {
      for (const [place, value] of input.entries()) if (value !== null) take(place, value);
    };
  }
  const object = objectOf(input);
  return (take) => {
    for (const name in object) if (isPlace(name) && object[name] !== null) take(Number(name), object[name]);
  };
}

function isPlace(name: string): boolean {
  const place = Number(name);
  return Number.isInteger(place) && place >= 0 && place < MAX_PLACE && String(place) === name;
}

function eachValue(text: Buffer, take: (place: number, value: unknown) => void): boolean {
  const isObject = text[0] === OPEN_OBJECT;
  const last = isObject ? CLOSE_OBJECT : CLOSE_LIST;
  if (!isObject && text[0] !== OPEN_LIST) return false;
  let at = afterSpace(text, 1);
  let place = -1;
  for (let count = 0; count < MAX_VALUES && text[at] !== last; count++) {
    if (isObject) {
      const colon = afterPlace(text, at);
      const named = digitsOf(text, at + 1, endOfDigits(text, at + 1));
      if (text[colon] !== COLON || named <= place || named >= MAX_PLACE) return false;
      place = named;
      at = afterSpace(text, colon + 1);
    } else place += 1;
    const ends = endOfValue(text, at);
    const value = plainValue(text, at, ends);
    if (value === undefined) return false;
    if (value !== null) take(place, value);
    at = afterSpace(text, ends);
    if (text[at] !== COMMA) break;
    at = afterSpace(text, at + 1);
    if (text[at] === last) return false;
  }
  return text[at] === last && at + 1 === text.length;
}

/** Returns -1 if there is no place at `start`. */
function afterPlace(text: Buffer, start: number): number {
  const ends = endOfDigits(text, start + 1);
  const isNumber = ends > start + 1 && (text[start + 1] !== ZERO || ends === start + 2);
  return isNumber && text[start] === QUOTE && text[ends] === QUOTE ? afterSpace(text, ends + 1) : -1;
}

/** Returns undefined for a list, an object or invalid JSON. */
function plainValue(text: Buffer, begins: number, ends: number): unknown {
  const first = text[begins] === MINUS ? begins + 1 : begins;
  const point = endOfDigits(text, first);
  const fraction = text[point] === POINT ? point + 1 : point;
  const isDecimal = endOfDigits(text, fraction) === ends && (fraction === point || ends > fraction);
  if (isDecimal && point > first && ends - first < MAX_EXACT && (text[first] !== ZERO || point === first + 1)) {
    const whole = digitsOf(text, first, point);
    const power = POWERS[ends - fraction] as number;
    const value = (whole * power + digitsOf(text, fraction, ends)) / power;
    return first === begins ? value : -value;
  }
  if (text[begins] === OPEN_OBJECT || text[begins] === OPEN_LIST) return undefined;
  try {
    return JSON.parse(text.toString('utf8', begins, ends));
  } catch {
    return undefined;
  }
}

function digitsOf(text: Buffer, begins: number, ends: number): number {
  let number = 0;
  for (let at = begins; at < ends; at++) number = number * 10 + (text[at] as number) - ZERO;
  return number;
}

function endOfDigits(text: Buffer, start: number): number {
  let at = start;
  while (at - start < MAX_EXACT && (text[at] as number) >= ZERO && (text[at] as number) <= NINE) at++;
  return at;
}

function afterSpace(text: Buffer, start: number): number {
  let at = start;
  while (isSpace(text[at])) at++;
  return at;
}

function isSpace(byte: number | undefined): boolean {
  return byte === SPACE || byte === LINE_FEED || byte === CARRIAGE_RETURN || byte === TAB;
}

/** Returns the position after the closing quote, or `start` plus one if no string starts there. */
function endOfString(text: Buffer, start: number): number {
  if (text[start] !== QUOTE) return start + 1;
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === BACKSLASH) at++;
    else if (text[at] === QUOTE) return at + 1;
  }
  return text.length;
}

/** Only counts brackets; does not check that they match. */
function endOfValue(text: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    switch (text[at]) {
      case QUOTE:
        at = endOfString(text, at) - 1;
        if (depth === 0) return at + 1;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth++;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        if (depth === 0) return at;
        if (--depth === 0) return at + 1;
        break;
      case COMMA:
        if (depth === 0) return at;
        break;
      default:
        if (depth === 0 && isSpace(text[at])) return at;
    }
  }
  return text.length;
}
