// Finds words in the question that are values of an argument: a star sign, a type of ship, a phase of a trial.

import { foldWords } from '../../lib/text/fold.ts';
import type { Filling } from './filling.ts';
import { isFiller } from './topic.ts';

/** Arguments that change only the form of an answer, or whose values are everyday words. */
const NOT_FROM_WORDS = new Set(
  'sort detail lang mode group_by by units direction source news_timespan news_tone area_cs effect portal continent type area dimension topic group'.split(
    ' ',
  ),
);
/** Values shorter than this may be ordinary words. */
const MIN_LENGTH = 4;
const MAX_PHRASE_LENGTH = 3;

export function fillEnums(filling: Filling): void {
  for (const [name, schema] of Object.entries(filling.parameters)) {
    const values = filling.lists[name] ?? schema.enum;
    if (values === undefined || NOT_FROM_WORDS.has(name) || !filling.isOpen(name)) continue;
    fillEnum(filling, name, values.map(String), filling.lists[name] !== undefined);
  }
}

function fillEnum(filling: Filling, name: string, values: readonly string[], isList: boolean): void {
  const { words } = filling;
  for (let at = 0; at < words.all.length; at++) {
    for (let length = MAX_PHRASE_LENGTH; length > 0; length--) {
      if (!words.isPhrase(at, length) || words.isUsed(at, length)) continue;
      const value = valueMeant(filling, name, words.textOf(at, length), values, isList);
      if (value === undefined) continue;
      filling.fill(name, value);
      if (!isList) words.use(at, length);
      return;
    }
  }
}

function valueMeant(filling: Filling, name: string, text: string, values: readonly string[], isList: boolean): unknown {
  const plain = plainOf(text);
  if (values.includes(text) && /^\p{Lu}\p{Ll}{2}/u.test(text)) return text;
  if (plain.length < MIN_LENGTH || isFiller(plain)) return undefined;
  const spellings = [plain, plain.replace(/s$/, ''), plain.replace(/ies$/, 'y')];
  const found = values.find((value) => spellings.includes(plainOf(value)));
  if (found !== undefined || !isList) return found;
  // Lists of codes also accept the names of the codes.
  for (const spelling of spellings) {
    const read = filling.read(name, spelling);
    if (read !== undefined) return Array.isArray(read) ? read.join(',') : read;
  }
  return undefined;
}

function plainOf(text: string): string {
  return foldWords(text).replaceAll(' ', '').replaceAll('_', '');
}
