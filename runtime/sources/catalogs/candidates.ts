// Selects the rows of a list that ranking.ts scores for a question.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ListWords } from './list-words.ts';
import type { Question } from './question.ts';
import { PHRASE_SCORES, type RankedQuestion, type WeighedUnit } from './ranking.ts';
import type { Phrase } from './vocabulary.ts';

/**
 * Maximum number of rows per index query, and in total for all queries. Each query contains one word fewer than the
 * previous one.
 */
const CANDIDATES_A_LOOK = 150;
const MAX_CANDIDATES = 300;
/** If no row contains all units, pairs of at most this many units are queried. */
const MAX_PAIRED = 12;
const CANDIDATES_A_PAIR = 12;
const CANDIDATES_A_PHRASE = 40;

export class Candidates {
  readonly #look: StatementSync;
  readonly #words: ListWords;

  constructor(database: DatabaseSync, words: ListWords) {
    this.#look = database.prepare('SELECT rowid FROM texts WHERE texts MATCH ? LIMIT ?');
    this.#words = words;
  }

  /**
   * Returns rows that contain all units first, then rows that contain any two of them, then rows found without the
   * weaker words.
   */
  of({ countryStems }: Question, ranked: RankedQuestion): ReadonlySet<number> {
    const ids = new Set<number>();
    const look = (expression: string | undefined, max: number) => {
      const found = expression === undefined ? [] : this.#look.all(expression, max);
      for (const row of found) ids.add(Number(row['rowid']));
      return found.length;
    };
    const units = ranked.units.filter(({ phrases }) => phrases.length > 0).sort((a, b) => b.weight - a.weight);
    const expressions = units.map(expressionOf);
    const plain = units.map(originalExpressionOf);
    const places = countryStems.filter((stem) => this.#words.documents(stem) > 0);
    if (places.length > 0) look([...expressions, `"${places.join('" AND "')}"`].join(' AND '), CANDIDATES_A_LOOK);
    const together = (count: number): number => {
      if (ids.size >= MAX_CANDIDATES) return 0;
      return [
        inTitles(plain.slice(0, count)),
        inTitles(expressions.slice(0, count)),
        expressions.slice(0, count).join(' AND '),
      ].reduce((found, expression) => found + look(expression, CANDIDATES_A_LOOK), 0);
    };
    if (units.length > 0 && together(units.length) === 0) {
      // The rarest words do not necessarily identify the series. If no row contains all words, any pair or a single
      // phrase may match.
      const paired = units.filter(({ isWeak }) => !isWeak).slice(0, MAX_PAIRED);
      for (const pair of pairs(paired)) look(inTitles(pair.map(closeExpressionOf)), CANDIDATES_A_PAIR);
      for (const unit of paired) {
        if (unit.text.includes(' ')) look(inTitles([closeExpressionOf(unit)]), CANDIDATES_A_PHRASE);
      }
    }
    for (let count = expressions.length - 1; count > 0; count--) together(count);
    for (const expression of expressions.slice(1, 3)) {
      if (ids.size < MAX_CANDIDATES) look(inTitles([expression]), CANDIDATES_A_LOOK);
    }
    return ids;
  }
}

function* pairs<Item>(items: readonly Item[]): Generator<Item[]> {
  for (const [index, second] of items.entries()) for (const first of items.slice(0, index)) yield [first, second];
}

function inTitles(expressions: readonly (string | undefined)[]): string | undefined {
  const present = expressions.filter((expression) => expression !== undefined);
  return present.length < expressions.length ? undefined : `{titles} : (${present.join(' AND ')})`;
}

function expressionOf({ phrases }: Pick<WeighedUnit, 'phrases'>): string {
  const alternatives = [...new Set(phrases.map(({ words }) => allOf(words)))];
  return alternatives.length === 1 ? (alternatives[0] as string) : `(${alternatives.join(' OR ')})`;
}

/** The original words are queried separately, so that synonyms do not crowd them out. */
function originalExpressionOf({ phrases }: WeighedUnit): string | undefined {
  const original = phrases.filter(({ score }) => score === PHRASE_SCORES.original);
  return original.length === 0 || original.length === phrases.length ? undefined : expressionOf({ phrases: original });
}

/** Includes words and synonyms, but not the broader topic. */
function closeExpressionOf({ phrases }: WeighedUnit): string {
  const close = phrases.filter(({ score }) => score > PHRASE_SCORES.broader);
  return expressionOf({ phrases: close.length > 0 ? close : phrases });
}

function allOf(words: Phrase): string {
  return words.length === 1 ? `"${words[0]}"` : `("${words.join('" AND "')}")`;
}
