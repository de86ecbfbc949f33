// Airports, ports, cities and time zones in a question. A name counts only after a preposition or when capitalized.

import { airportNamed } from '../../reference/airports.ts';
import { portsNamed } from '../../reference/ports.ts';
import type { Words } from './words.ts';

const MAX_NAME_LENGTH = 4;
const NEAR = new Set(['in', 'near', 'at', 'around', 'off', 'outside', 'for', 'of', 'to', 'into', 'port', 'inside']);
const END = new Set(
  'today now tonight yesterday tomorrow right this last past next since from until and with please currently doing like'.split(
    ' ',
  ),
);

export interface Found<Value> {
  readonly at: number;
  readonly length: number;
  readonly value: Value;
}

export function portIn(words: Words): Found<string> | undefined {
  const found = placesBehind(words, NEAR, (text) => {
    const [port, another] = portsNamed(text.replace(/ harbou?r$/i, ''));
    if (port === undefined || another !== undefined) return undefined;
    return portsNamed(port.name).length === 1 ? port.name : text;
  });
  return only(found);
}

export function airportsIn(words: Words): { origin?: Found<string>; destination?: Found<string> } {
  const codeOf = (text: string) => {
    if (/^\p{L}{3}$/u.test(text) && text !== text.toUpperCase()) return undefined;
    return airportNamed(text);
  };
  const origin = only(placesBehind(words, new Set(['from', 'leaving', 'departing']), codeOf));
  const destination = only(placesBehind(words, new Set(['to', 'into']), codeOf));
  if (origin !== undefined || destination === undefined)
    return { ...(origin && { origin }), ...(destination && { destination }) };
  // For "Oslo to Paris", use the part before "to".
  for (let length = MAX_NAME_LENGTH; length > 0; length--) {
    const at = destination.at - 1 - length;
    const code = at < 0 || !words.isPhrase(at, length) ? undefined : codeOf(words.textOf(at, length));
    if (code !== undefined) return { origin: { at, length, value: code }, destination };
  }
  return { destination };
}

/** The name after a preposition such as "in": capitalized words, or the last one or two words of the question. */
export function cityIn(words: Words): Found<string> | undefined {
  for (let at = words.all.length - 1; at > 0; at--) {
    if (!/^(?:in|near|for|at)$/.test(words.folded(at - 1)) || words.isUsed(at)) continue;
    const length = nameLength(words, at);
    if (length > 0) return { at, length, value: words.textOf(at, length) };
  }
  return undefined;
}

function nameLength(words: Words, at: number): number {
  const isCapital = (index: number) => /^\p{Lu}/u.test(words.textOf(index)) && !words.isUsed(index);
  let length = 0;
  while (length < MAX_NAME_LENGTH && isCapital(at + length)) length++;
  if (length > 0) return length;
  while (at + length < words.all.length && isOfName(words, at + length)) length++;
  const isEnd = words.all
    .slice(at + length)
    .every(({ folded }, index) => words.isUsed(at + length + index) || END.has(folded));
  return isEnd && length <= 2 && !/^(?:the|a|an|my|our|this|that)$/.test(words.folded(at)) ? length : 0;
}

function isOfName(words: Words, at: number): boolean {
  return !words.isUsed(at) && !END.has(words.folded(at)) && /^\p{L}/u.test(words.textOf(at));
}

/** Reads a time of day (`15:00`, `9 am`, `noon`) and returns it as `HH:MM`. */
export function clockIn(words: Words): Found<string> | undefined {
  const found = /\b(?:(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b|(\d{1,2}):(\d\d)\b|(noon|midnight)\b)/i.exec(
    words.question,
  );
  if (found === null) return undefined;
  const at = words.all.findIndex(({ end }) => end > found.index);
  const length = words.all.filter(
    ({ start, end }) => end > found.index && start < found.index + found[0].length,
  ).length;
  const half = found[3]?.toLowerCase() === 'p' ? 12 : 0;
  const hour =
    found[6] === undefined
      ? found[4] === undefined
        ? (Number(found[1]) % 12) + half
        : Number(found[4])
      : found[6].toLowerCase() === 'noon'
        ? 12
        : 0;
  const value = `${String(hour).padStart(2, '0')}:${found[2] ?? found[5] ?? '00'}`;
  return { at, length, value };
}

let zones: ReadonlyMap<string, string> | undefined;

/** IANA ids, in the order of the question. */
export function timeZonesIn(words: Words): readonly Found<string>[] {
  zones ??= zonesByCity();
  const found: Found<string>[] = [];
  for (let at = 0; at < words.all.length; at++) {
    for (let length = MAX_NAME_LENGTH; length > 0; length--) {
      if (at + length > words.all.length || words.isUsed(at, length)) continue;
      const text = words.textOf(at, length);
      const isName = /^\p{Lu}/u.test(text) || /^(?:in|to|from|and|at)$/.test(words.folded(at - 1));
      const folded = words.all
        .slice(at, at + length)
        .map(({ folded: word }) => word)
        .join(' ');
      const zone = !isName ? undefined : (zones.get(text) ?? zones.get(folded));
      if (zone === undefined) continue;
      found.push({ at, length, value: zone });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Time zone ids, keyed by id and by the city in the id, if no other zone has that city. */
function zonesByCity(): Map<string, string> {
  const ids = Intl.supportedValuesOf('timeZone').filter((id) => id.includes('/'));
  const byCity = Map.groupBy(ids, (id) => (id.split('/').at(-1) as string).replaceAll('_', ' ').toLowerCase());
  const found = new Map(ids.map((id) => [id, id]));
  for (const [city, all] of byCity) if (all.length === 1) found.set(city, all[0] as string);
  for (const name of ['UTC', 'GMT']) found.set(name, 'UTC');
  return found;
}

function placesBehind<Value>(
  words: Words,
  prepositions: ReadonlySet<string>,
  read: (text: string) => Value | undefined,
): Found<Value>[] {
  const found: Found<Value>[] = [];
  for (let at = 1; at < words.all.length; at++) {
    const isThe = words.folded(at - 1) === 'the';
    if (!prepositions.has(words.folded(isThe ? at - 2 : at - 1)) || words.isUsed(at)) continue;
    for (let length = Math.min(MAX_NAME_LENGTH, words.all.length - at); length > 0; length--) {
      const value =
        words.isUsed(at, length) || !words.isPhrase(at, length) ? undefined : read(words.textOf(at, length));
      if (value === undefined) continue;
      found.push({ at, length, value });
      break;
    }
  }
  return found;
}

/** If there are two different places, the question is ambiguous. */
function only<Value>(found: readonly Found<Value>[]): Found<Value> | undefined {
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}
