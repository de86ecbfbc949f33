// A case-sensitive match takes precedence (mW is not MW). White space, hyphens, underscores, dots and `^` are ignored;
// British and American spellings are equivalent. An ambiguous word is never guessed.

import { ALL_UNITS, AMBIGUOUS, AMBIGUOUS_AS_WRITTEN, type CataloguedUnit } from './catalogue.ts';

const NOTHING: readonly CataloguedUnit[] = [];
const SEPARATORS = /[\s_.^*·⋅°\p{Dash}\u2212]+/gu;
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/metre/g, 'meter'],
  [/litre/g, 'liter'],
  [/^deka/, 'deca'],
];

/** Removes spaces, hyphens, dots, `^` and the degree sign. Turns `²` into 2 and unifies the two forms of `µ`. */
function asWritten(word: string): string {
  // The masculine ordinal indicator is often used as a degree sign; compatibility characters (℃, ², ㎞) have plain equivalents.
  return word.replaceAll('º', '').normalize('NFKC').replaceAll(/[⁄∕]/g, '/').replaceAll(SEPARATORS, '');
}

function folded(word: string): string {
  return BRITISH.reduce((text, [british, american]) => text.replace(british, american), word.toLowerCase());
}

const BY_NAME = new Map(ALL_UNITS.map((entry) => [entry.unit.name, entry]));

export function unitNamed(name: string): CataloguedUnit {
  const found = BY_NAME.get(name);
  if (found === undefined) throw new Error(`no unit ${name}`);
  return found;
}

type Index = Map<string, readonly CataloguedUnit[]>;

function add(index: Index, key: string, entry: CataloguedUnit): void {
  const held = index.get(key) ?? NOTHING;
  if (!held.includes(entry)) index.set(key, [...held, entry]);
}

function declare(index: Index, words: Readonly<Record<string, readonly string[]>>): void {
  for (const [word, names] of Object.entries(words)) index.set(word, names.map(unitNamed));
}

/**
 * Symbols in their original case. Also contains canonical names and symbols in unnormalized form, so that a typical
 * call needs only one look-up.
 */
const EXACT: Index = new Map();
const FOLDED: Index = new Map();

for (const entry of ALL_UNITS) {
  const { name, label, plural, symbols, aliases, spellings } = entry.unit;
  for (const symbol of symbols) add(EXACT, asWritten(symbol), entry);
  for (const word of [name, label, plural, ...symbols, ...aliases, ...spellings]) {
    add(FOLDED, folded(asWritten(word)), entry);
  }
}
declare(FOLDED, AMBIGUOUS);
declare(EXACT, AMBIGUOUS_AS_WRITTEN);
for (const entry of ALL_UNITS) EXACT.set(entry.unit.name, [entry]);

export function meanings(word: string): readonly CataloguedUnit[] {
  const known = EXACT.get(word);
  if (known !== undefined) return known;
  const written = asWritten(word);
  return EXACT.get(written) ?? FOLDED.get(folded(written)) ?? NOTHING;
}

/**
 * Uses each word to disambiguate the other: keeps only meanings in categories that both words share. If they share no
 * category, both lists are returned unchanged.
 */
export function settled(
  from: readonly CataloguedUnit[],
  to: readonly CataloguedUnit[],
): [from: readonly CataloguedUnit[], to: readonly CataloguedUnit[]] {
  if (from.length <= 1 && to.length <= 1) return [from, to];
  const shared = (entry: CataloguedUnit, others: readonly CataloguedUnit[]) =>
    others.some((other) => other.category === entry.category);
  const fromLeft = from.filter((entry) => shared(entry, to));
  const toLeft = to.filter((entry) => shared(entry, from));
  return fromLeft.length === 0 ? [from, to] : [fromLeft, toLeft];
}
