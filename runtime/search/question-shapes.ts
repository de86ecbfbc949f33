// Shapes in a question indicate the tool as much as words do. A sum of money, two currencies, a register number, a CELEX
// number, coordinates, a month or a star sign each become one term: a question about 500 EUR resembles one about 80 pounds.
// Pure; all expressions are linear.

import { fold, foldWords } from '../lib/text/fold.ts';
import { namesIn } from '../reference/countries/countries.ts';
import { COMPANY_FORM, CURRENCY_SIGNS, isCurrencyCode, type WordKind, type WordKinds } from './question-names.ts';

/** Prefix of shapes in the index. Folded words never contain this character. */
const MARK = '~';
export type Shape = `~${string}`;

/** Applied in order; each pattern consumes the characters that it matches. */
const PATTERNS: readonly (readonly [shape: string, pattern: RegExp])[] = [
  ['url', /https?:\/\/[^\s]+/giu],
  ['doi', /\b10\.\d{4,9}\/[^\s]+/giu],
  ['trial', /\bNCT ?\d{6,8}\b/giu],
  ['arxiv', /\b\d{4}\.\d{4,5}\b/gu],
  ['arxiv', /\b[a-z]{2,9}(?:-[a-z]{2,4})?(?:\.[A-Z]{2})?\/\d{7}\b/gu],
  ['celex', /\b[1-9]\d{4}[A-Z]{1,2}\d{4}\b/giu],
  ['work', /\b[AWI]\d{7,12}\b/gu],
  // Codes of statistical series: LNS14000000, CUUR0000SA0, SP.POP.TOTL.
  ['series', /\b[A-Z]{3}[A-Z\d]{1,12}\d{4,12}[A-Z]{0,4}\d{0,4}\b|\b[A-Z]{2}(?:\.[A-Z\d]{2,5}){2,4}\b/gu],
  ['imo', /\bimo ?\d{7}\b/giu],
  ['timezone', /\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[A-Za-z_]+/gu],
  ['timezone', /\b(?:UTC|GMT|CES?T|[ECMP][DS]T|JST|IST|BST|EES?T|WES?T)(?:[+-]\d{1,2})?(?![A-Za-z\d])/gu],
  ['coordinates', /-?\d{1,3}\.\d{1,8}°? ?[NSEW]?[,;] ?-?\d{1,3}\.\d{1,8}/gu],
  ['date', /\b\d{4}-\d\d-\d\d\b/gu],
  ['date', /\b\d{1,2}[./]\d{1,2}[./](?:\d\d)?\d\d\b/gu],
  ['act', /\b(?:19|20)\d\d\/\d{2,4}(?:\/\w{2,4})?\b/gu],
  ['clock', /\b\d{1,2}[:.]\d\d(?!\d)(?: ?[ap]m\b)?|\b\d{1,2} ?[ap]m\b/giu],
  ['digits15', /\b\d{15}\b/gu],
  ['digits10', /\b\d{10}\b/gu],
  ['digits9', /\b\d{3} ?\d{3} ?\d{3}\b/gu],
  ['digits8', /\b\d{8}\b|\b\d{2} \d{2} \d{2} \d{2}\b/gu],
  ['digits7', /\b\d{6,7}\b/gu],
  ['year', /\b(?:1[5-9]|20)\d\d\b/gu],
];

/** Year ranges such as `2018-2023`. Two consecutive years, as in `2023/24`, mean one parliamentary year. */
const SPAN_OF_YEARS = /\b(?:19|20)\d(\d)[/–-](?:19|20)?\d(\d)\b/gu;
/** Replaces the match, so that the words before and after it do not form a phrase. */
const GAP = ' ; ';

export interface Word {
  readonly written: string;
  readonly folded: string;
  readonly country?: string | undefined;
}

export interface Read {
  readonly shapes: readonly Shape[];
  readonly words: readonly Word[];
}

export function readShapes(question: string, kinds: WordKinds): Read {
  const found = new Set<Shape>();
  const mark = (shape: string) => void found.add(`${MARK}${shape}`);
  const signed = question.replace(/[€$£¥]/gu, (sign) => ` ${CURRENCY_SIGNS[sign]} `);
  const text = withoutPatterns(signed, mark);
  if (COMPANY_FORM.test(text)) mark('company');
  const words = withCountries(writtenWords(text), mark);
  for (const { folded: word } of words) {
    if (isOfKind(word, 'month', kinds)) mark('date');
    if (isOfKind(word, 'star_sign', kinds)) mark('star-sign');
  }
  markAmounts(words, kinds, mark);
  return { shapes: [...found], words: words.filter(isWord) };
}

/** Numbers and currency codes count as shapes, not words. */
function isWord({ written, folded }: Word): boolean {
  return !/^\d+$/u.test(folded) && !isCurrencyCode(written);
}

function withoutPatterns(question: string, mark: (shape: string) => void): string {
  let text = question;
  for (const [shape, pattern] of PATTERNS) {
    text = text.replace(pattern, () => {
      mark(shape);
      return GAP;
    });
  }
  return text.replace(SPAN_OF_YEARS, (_, first: string, second: string) => {
    if ((Number(first) + 1) % 10 === Number(second)) mark('session');
    return GAP;
  });
}

/**
 * A number next to a currency is an amount of money, and a number next to a unit is a quantity. Two currencies or two
 * units suggest a conversion.
 */
function markAmounts(words: readonly Word[], kinds: WordKinds, mark: (shape: string) => void): void {
  const isNumber = words.some(({ folded }) => /^\d+$/u.test(folded));
  const currencies = words.filter(
    ({ written, folded }) => isCurrencyCode(written) || isOfKind(folded, 'currency', kinds),
  ).length;
  const units = words.filter(({ folded }) => isOfKind(folded, 'unit', kinds)).length;
  if (words.some(({ written }) => /^[A-Z]{3}$/u.test(written) && !isCurrencyCode(written))) mark('code3');
  if (currencies > 0) mark('currency');
  if (currencies > 1) mark('currencies');
  if (currencies > 0 && isNumber) mark('money');
  if (units > 0 && isNumber) mark('quantity');
  if (units > 1) mark('units');
}

function isOfKind(word: string, kind: WordKind, kinds: WordKinds): boolean {
  return kinds.get(kind)?.has(word) === true;
}

function writtenWords(text: string): Word[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .map((written) => ({ written, folded: foldWords(written.replace(/['’]s$/u, '')) }))
    .filter(({ folded }) => folded !== '')
    .flatMap(({ written, folded }) =>
      folded.includes(' ') ? folded.split(' ').map((part) => ({ written: part, folded: part })) : [{ written, folded }],
    );
}

/** Country names must be capitalized: in lower case, they may be common words in some language. */
function withCountries(words: readonly Word[], mark: (shape: string) => void): Word[] {
  const replaced = [...words];
  for (const { at, length, meaning } of namesIn(words.map(({ folded }) => folded))) {
    const isName = length > 1 || /^\p{Lu}/u.test(words[at]?.written ?? '');
    if (!isName || (meaning.kind !== 'country' && meaning.kind !== 'ambiguous')) continue;
    if (meaning.kind === 'country' && meaning.by === 'people') continue;
    mark('country');
    if (meaning.kind === 'ambiguous') continue;
    for (let index = at; index < at + length; index++) {
      replaced[index] = { ...(words[index] as Word), country: meaning.country.iso2 };
    }
  }
  return replaced;
}

export function isShape(term: string): boolean {
  return term.startsWith(MARK);
}

export function isNameLike({ written }: Word): boolean {
  return /^\p{Lu}/u.test(written) && fold(written) !== written;
}
