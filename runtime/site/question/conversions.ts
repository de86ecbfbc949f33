// Finds two currencies or two units in a question, and their order: "250 dollars in kronor", "how many feet are 12
// meters", "EUR to NOK".

import { meanings, settled } from '../../adapters/unit-conversion/unit-conversion.ts';
import { currenciesNamed } from '../../reference/currencies.ts';
import { isCurrencyCode } from '../../search/question-names.ts';
import { amountAt, type Words } from './words.ts';

export interface Conversion {
  readonly amount: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface Named {
  readonly at: number;
  readonly length: number;
  /** Code of a currency, or the written unit. */
  readonly name: string;
}

const MAX_NAME_LENGTH = 4;
/** Usual English meaning of names that are shared by several currencies. */
const USUAL: Readonly<Record<string, string>> = {
  ...{ $: 'USD', dollar: 'USD', dollars: 'USD', buck: 'USD', bucks: 'USD', kronor: 'SEK', krona: 'SEK' },
};
/** Unit names that are also common words. */
const NO_UNITS = new Set(
  'a an are as at b d day days g h hour hours in is it last may month months s second t this today to week weeks year years'.split(
    ' ',
  ),
);
const ARTICLES = new Set(['a', 'an', 'one', 'each', 'every', 'per']);

export function currenciesIn(words: Words): Conversion | undefined {
  return conversionOf(words, named(words, currencyAt));
}

function currencyAt(words: Words, at: number, length: number): string | undefined {
  const text = words.textOf(at, length);
  if (length === 1 && isCurrencyCode(text)) return text.toUpperCase();
  // Codes of other currencies are ordinary words in lower case.
  if (/^\p{L}{1,3}$/u.test(text) && !/^(?:yen|won)$/i.test(text)) return undefined;
  const lower = text.toLowerCase();
  if (Object.hasOwn(USUAL, lower)) return USUAL[lower];
  const codes = currenciesNamed(text);
  return codes.length === 1 ? codes[0] : undefined;
}

/** Both units must measure the same quantity, such as length. */
export function unitsIn(words: Words): Conversion | undefined {
  const found = named(words, (all, at, length) => {
    const text = all.textOf(at, length);
    const isSymbol = length === 1 && text.length <= 2;
    if (NO_UNITS.has(text.toLowerCase()) && amountBefore(all, at) === undefined) return undefined;
    if (text.toLowerCase() === 'in' || (isSymbol && !/\p{L}/u.test(text))) return undefined;
    return meanings(text).length > 0 ? text : undefined;
  });
  const conversion = conversionOf(words, found);
  if (conversion?.from === undefined || conversion.to === undefined) return undefined;
  const [from, to] = settled(meanings(conversion.from), meanings(conversion.to));
  const [one, other] = [from[0], to[0]];
  if (from.length !== 1 || to.length !== 1 || one?.category !== other?.category) return undefined;
  return { ...conversion, from: one?.unit.name, to: other?.unit.name };
}

type NameAt = (words: Words, at: number, length: number) => string | undefined;

/** Finds the longest name that starts at each word, from left to right. */
function named(words: Words, nameAt: NameAt): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < words.all.length; ) {
    const name = longestAt(words, at, nameAt);
    if (name !== undefined) found.push(name);
    at += name?.length ?? 1;
  }
  return found;
}

function longestAt(words: Words, at: number, nameAt: NameAt): Named | undefined {
  for (let length = MAX_NAME_LENGTH; length > 0; length--) {
    if (at + length > words.all.length || words.isUsed(at, length)) continue;
    const name = nameAt(words, at, length);
    if (name !== undefined) return { at, length, name };
  }
  return undefined;
}

function conversionOf(words: Words, found: readonly Named[]): Conversion | undefined {
  const names = [...new Set(found.map(({ name }) => name))];
  const [first, second, ...more] = names;
  if (first === undefined || more.length > 0) return undefined;
  const counted = found.flatMap((each) => {
    const amount = amountBefore(words, each.at) ?? amountBehind(words, each);
    return amount === undefined ? [] : [{ ...amount, name: each.name }];
  });
  if (counted.length > 1) return undefined;
  const [amount] = counted;
  for (const each of found) words.use(each.at, each.length);
  if (amount !== undefined) words.use(amount.at, amount.length);
  const from = amount?.name ?? (isWanted(words, found[0] as Named) ? second : first);
  const to = names.find((name) => name !== from);
  // "Dollars per euro" is the price of a euro.
  const isPer = found.length === 2 && words.folded((found[1] as Named).at - 1) === 'per';
  if (amount === undefined && isPer) return { amount: 1, from: second, to: first };
  if (from === undefined || (second === undefined && amount === undefined && isWanted(words, found[0] as Named)))
    return { amount: undefined, from: undefined, to };
  return { amount: amount?.value, from, to };
}

/** Whether the name is the unit of the result, as in "how many kronor". */
function isWanted(words: Words, { at }: Named): boolean {
  return /^(?:many|much)$/.test(words.folded(at - 1)) && /^(?:how)$/.test(words.folded(at - 2));
}

function amountBefore(words: Words, at: number): { at: number; length: number; value: number } | undefined {
  for (const length of [3, 2, 1]) {
    const amount = at < length ? undefined : amountAt(words, at - length);
    if (amount !== undefined && amount.length === length) return amount;
  }
  if (at > 0 && ARTICLES.has(words.folded(at - 1)) && words.folded(at - 1) !== 'per')
    return { at: at - 1, length: 1, value: 1 };
  return undefined;
}

/** `$250`, `EUR 100`. */
function amountBehind(words: Words, { at, length }: Named): { at: number; length: number; value: number } | undefined {
  const text = words.textOf(at, length);
  if (!/^(?:[€$£¥₹]|[A-Z]{3})$/u.test(text)) return undefined;
  return amountAt(words, at + length);
}
