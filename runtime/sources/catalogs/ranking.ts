// Scores a row for a question. Title words that are not in the question lower the score, especially words that narrow the subject
// (male, youth).

import { type Phrase, vocabulary } from './vocabulary.ts';

/** `titles` has one line per language, in the form `head|tail|breakdown`. */
export interface RankedRow {
  readonly titles: string;
  readonly context: string;
  /** Called only if titles and context do not match the whole question. */
  readonly notes: () => string;
  /** Prominence from 0 to 1, used to order equal matches. */
  readonly prior: number;
  readonly ended: boolean;
  readonly vintage: boolean;
}

/** A unit with its weight. `phrases` contains only phrases that occur in the catalog. */
export interface WeighedUnit {
  readonly text: string;
  readonly weight: number;
  readonly isWeak: boolean;
  readonly phrases: readonly { readonly words: Phrase; readonly score: number }[];
}

export interface RankedQuestion {
  readonly units: readonly WeighedUnit[];
  /** All stems in the question, its synonyms and its broader topics. */
  readonly named: ReadonlySet<string>;
  readonly countryStems: readonly string[];
}

export interface Rank {
  readonly score: number;
  /** Weighted share of the question that the row matches, 0 to 1. */
  readonly coverage: number;
  /** Number of matched words in the title, excluding weak ones. */
  readonly words: number;
  /** Unmatched words, excluding weak ones. */
  readonly missing: readonly string[];
}

const [HEAD, TAIL, BREAKDOWN, CONTEXT, NOTES] = [1, 0.8, 0.55, 0.5, 0.28];
export const PHRASE_SCORES = {
  original: 1,
  synonym: 0.93,
  split: 0.85,
  prefix: 0.75,
  broader: 0.6,
  slip: 0.55,
} as const;

const HEAD_SEPARATORS = [',', '(', ':', ';', ' - ', ' – ', ' — ', '. '];
const BREAKDOWN_WORDS = [' by ', ' efter ', ' nach ', ' par ', ' por '];

/** Separates subject, qualifiers and breakdown ("by sex and age"). */
export function zonesOf(title: string): [head: string, tail: string, breakdown: string] {
  const lower = title.toLowerCase();
  const by = firstOf(lower, BREAKDOWN_WORDS);
  // A separator ends the breakdown: "by sex - annual data".
  const byEnd = by === -1 ? -1 : firstOf(lower.slice(by), [' - ', ' – ', '. ', ' (']);
  const end = by === -1 ? title.length : by;
  const breakdown = by === -1 ? '' : title.slice(by, byEnd === -1 ? undefined : by + byEnd);
  const after = byEnd === -1 ? '' : title.slice(by + byEnd);
  const before = title.slice(0, end);
  const headEnd = firstOf(before, HEAD_SEPARATORS);
  // Handles titles that begin with a qualifier such as "(1)".
  if (headEnd <= 0) return [before, after, breakdown];
  return [before.slice(0, headEnd), `${before.slice(headEnd)} ${after}`, breakdown];
}

function firstOf(text: string, marks: readonly string[]): number {
  let first = -1;
  for (const mark of marks) {
    const at = text.indexOf(mark);
    if (at !== -1 && (first === -1 || at < first)) first = at;
  }
  return first;
}

export function rank(row: RankedRow, question: RankedQuestion): Rank {
  const titles = row.titles.split('\n').map((title) => title.split('|').map(wordsOf) as [string[], string[], string[]]);
  const wordScores = scoreOfWords(row, titles);
  const best = (words: ReadonlyMap<string, number>) => question.units.map((unit) => scoreOfUnit(unit, words));
  let found = best(wordScores);
  if (found.includes(0)) {
    for (const word of wordsOf(row.notes())) if (!wordScores.has(word)) wordScores.set(word, NOTES);
    found = best(wordScores);
  }
  const all = question.units.reduce((sum, { weight }) => sum + weight, 0);
  const got = question.units.reduce((sum, { weight }, index) => sum + weight * (found[index] as number), 0);
  const coverage = all === 0 ? 0 : got / all;
  const places =
    question.countryStems.length > 0 && question.countryStems.some((stem) => (wordScores.get(stem) ?? 0) >= TAIL);
  const score =
    coverage ** 1.5 *
    Math.max(...titles.map((title) => precision(title, question))) *
    (0.85 + 0.3 * row.prior) *
    (row.ended ? 0.75 : 1) *
    (row.vintage ? 0.5 : 1) *
    (places ? 1.3 : 1);
  const missing = question.units.filter(({ isWeak }, index) => !isWeak && found[index] === 0).map(({ text }) => text);
  const words = question.units.reduce(
    (sum, { text, isWeak }, index) =>
      sum + (isWeak || (found[index] as number) <= CONTEXT ? 0 : text.split(' ').length),
    0,
  );
  return { score, coverage, words, missing };
}

function scoreOfWords(row: RankedRow, titles: readonly [string[], string[], string[]][]): Map<string, number> {
  const wordScores = new Map<string, number>();
  const note = (words: readonly string[], value: number) => {
    for (const word of words) if ((wordScores.get(word) ?? 0) < value) wordScores.set(word, value);
  };
  for (const [head, tail, breakdown] of titles) {
    note(head, HEAD);
    note(tail, TAIL);
    note(breakdown, BREAKDOWN);
  }
  note(wordsOf(row.context), CONTEXT);
  return wordScores;
}

function scoreOfUnit({ phrases }: WeighedUnit, wordScores: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const phrase of phrases) {
    if (phrase.score > best) best = Math.max(best, phrase.score * scoreOfPhrase(phrase.words, wordScores));
  }
  return best;
}

function scoreOfPhrase(words: Phrase, wordScores: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const word of words) {
    const each = wordScores.get(word);
    if (each === undefined) return 0;
    sum += each;
  }
  return sum / words.length;
}

/** Share of a title that the question covers; 1 if the title has no other words. */
function precision([head, tail]: [string[], string[], string[]], { named, countryStems }: RankedQuestion): number {
  const { isCut, isTotal, isWeak } = vocabulary();
  let extra = 0;
  let cuts = 0;
  let matched = 0;
  let whole = false;
  const look = (words: readonly string[], cost: number) => {
    for (const word of words) {
      if (named.has(word) || countryStems.includes(word)) matched++;
      else if (isTotal(word)) whole = true;
      else if (isCut(word)) cuts++;
      else extra += isWeak(word) || word.length < 3 ? cost * 0.3 : cost;
    }
  };
  look(head, 0.14);
  look(tail, 0.04);
  // The precision of a title in another language is not meaningful.
  if (matched === 0) return 0.4;
  return (1 / (1 + extra)) * Math.max(0.4, 0.8 ** cuts) * (whole ? 1.06 : 1);
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
