// Reads JSON whose bulk is a member or two of plain values, some hundred thousand figures by their place, without making an object of
// them: they are read from the bytes, and only the text around them is parsed. Whatever is written in another way than that is
// left to JSON.parse, which also says what is no JSON.

import { isUtf8 } from 'node:buffer';
import { objectOf } from './loose-json.ts';

/** Gives each value that is not null, with its place: its index in a list, the number that is its name in an object. */
export type Placed = (take: (place: number, value: unknown) => void) => void;

/** A JSON text in parts. */
export interface Apart {
  /** The text without the members that were taken out: null stands in their place. */
  readonly rest: Buffer;
  /** The members that were found, by their names. Each is read from the bytes of the body anew. */
  readonly members: Readonly<Record<string, Placed>>;
}

const [BACKSLASH, QUOTE, COMMA, COLON, POINT, MINUS, ZERO, NINE] = [92, 34, 44, 58, 46, 45, 48, 57];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
const [TAB, LINE_FEED, CARRIAGE_RETURN, SPACE] = [9, 10, 13, 32];
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const NULL = Buffer.from('null');
/** Up to here the names of an object come in the order of their numbers. */
const LARGEST_PLACE = 2 ** 32 - 1;
const MOST_VALUES = 5_000_000;
/** So many digits, with a point among them, are a number that a double holds exactly, over a power of ten that it holds, too. */
const MOST_EXACT = 16;
const POWERS = Array.from({ length: MOST_EXACT }, (_, exponent) => 10 ** exponent);

/**
 * Takes members out of the outermost object of a JSON text in UTF-8; undefined where one of them is not plain values, in an object
 * by rising places, or the text is no such object.
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

/** The values of a list, or of an object by place. */
export function placedIn(given: unknown): Placed {
  if (Array.isArray(given)) {
    return (take) => {
      for (const [place, value] of given.entries()) if (value !== null) take(place, value);
    };
  }
  const object = objectOf(given);
  return (take) => {
    for (const name in object) if (isPlace(name) && object[name] !== null) take(Number(name), object[name]);
  };
}

function isPlace(name: string): boolean {
  const place = Number(name);
  return Number.isInteger(place) && place >= 0 && place < LARGEST_PLACE && String(place) === name;
}

/** Whether all of the text could be read. */
function eachValue(text: Buffer, take: (place: number, value: unknown) => void): boolean {
  const isObject = text[0] === OPEN_OBJECT;
  const last = isObject ? CLOSE_OBJECT : CLOSE_LIST;
  if (!isObject && text[0] !== OPEN_LIST) return false;
  let at = afterSpace(text, 1);
  let place = -1;
  for (let count = 0; count < MOST_VALUES && text[at] !== last; count++) {
    if (isObject) {
      const colon = afterPlace(text, at);
      const named = digitsOf(text, at + 1, endOfDigits(text, at + 1));
      if (text[colon] !== COLON || named <= place || named >= LARGEST_PLACE) return false;
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

/** Where what follows the name of a place stands; -1 where none is at `start`. */
function afterPlace(text: Buffer, start: number): number {
  const ends = endOfDigits(text, start + 1);
  const isNumber = ends > start + 1 && (text[start + 1] !== ZERO || ends === start + 2);
  return isNumber && text[start] === QUOTE && text[ends] === QUOTE ? afterSpace(text, ends + 1) : -1;
}

/** Undefined for a list, an object, and for what is no JSON. */
function plainValue(text: Buffer, begins: number, ends: number): unknown {
  const first = text[begins] === MINUS ? begins + 1 : begins;
  const point = endOfDigits(text, first);
  const fraction = text[point] === POINT ? point + 1 : point;
  const isDecimal = endOfDigits(text, fraction) === ends && (fraction === point || ends > fraction);
  if (isDecimal && point > first && ends - first < MOST_EXACT && (text[first] !== ZERO || point === first + 1)) {
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
  while (at - start < MOST_EXACT && (text[at] as number) >= ZERO && (text[at] as number) <= NINE) at++;
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

/** After the closing quote of the string that begins at `start`; where none does, after the byte there. */
function endOfString(text: Buffer, start: number): number {
  if (text[start] !== QUOTE) return start + 1;
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === BACKSLASH) at++;
    else if (text[at] === QUOTE) return at + 1;
  }
  return text.length;
}

/** After the value that begins at `start`, whatever is in it: brackets are counted, not matched. */
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
