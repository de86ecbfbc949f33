// Weights words by the number of rows and titles that contain them. Words that occur in no title hardly help to
// identify the series, however rare they are.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { nearestFew } from '../../lib/text/nearest.ts';
import { LANGUAGES, stem } from '../../lib/text/stemming.ts';
import type { Question, Unit } from './question.ts';
import { PHRASE_SCORES, type RankedQuestion, type WeighedUnit } from './ranking.ts';
import type { Phrase } from './vocabulary.ts';

const UNKNOWN_WORD = 0.5;
const UNTITLED_WORD = 0.35;
const MIN_PART_LENGTH = 3;
const MAX_REMEMBERED = 5000;

export class ListWords {
  readonly #count: number;
  readonly #frequency: StatementSync;
  readonly #titled: StatementSync;
  readonly #terms: StatementSync;
  readonly #frequencies = new Map<string, number>();
  readonly #titledIn = new Map<string, number>();

  constructor(database: DatabaseSync, count: number) {
    this.#count = count;
    this.#frequency = database.prepare('SELECT doc FROM terms WHERE term = ?');
    this.#titled = database.prepare("SELECT doc FROM placed WHERE term = ? AND col = 'titles'");
    this.#terms = database.prepare('SELECT term, doc FROM terms WHERE term >= ? AND term < ? LIMIT 2000');
  }

  weigh(question: Question): RankedQuestion {
    const units = joined(question.units, (word) => this.documents(word) > 0).map((unit) => this.#weighedUnit(unit));
    const named = new Set(units.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words)));
    return { units, named, countryStems: question.countryStems };
  }

  /** Uses the most similar words if no phrase occurs in the list. */
  #weighedUnit({ text, original, synonyms, broader, isWeak }: Unit): WeighedUnit {
    const known = (phrases: readonly Phrase[], score: number) =>
      phrases.filter((words) => words.every((word) => this.documents(word) > 0)).map((words) => ({ words, score }));
    let phrases = [
      ...known(original, PHRASE_SCORES.original),
      ...known(synonyms, PHRASE_SCORES.synonym),
      ...known(broader, PHRASE_SCORES.broader),
    ];
    if (phrases.length === 0) phrases = original.flatMap((words) => this.#nearPhrases(words));
    const max = (counted: (word: string) => number) =>
      Math.max(0, ...phrases.slice(0, 3).map(({ words }) => Math.min(...words.map(counted))));
    const weight = Math.log(1 + this.#count / (1 + max((word) => this.documents(word)))) + 0.5;
    const isTitled = phrases.some(({ words }) => words.every((word) => this.#titles(word) > 0));
    const factor = phrases.length === 0 ? UNKNOWN_WORD : isTitled ? 1 : UNTITLED_WORD;
    return { text, weight: weight * (isWeak ? 0.25 : 1) * factor, isWeak, phrases };
  }

  #nearPhrases(words: Phrase): { words: Phrase; score: number }[] {
    const [word = '', ...others] = words;
    if (others.length > 0 || word.length < 4) return [];
    const parts = this.#compound(word);
    if (parts !== undefined) return [{ words: parts, score: PHRASE_SCORES.split }];
    const longer = this.#termsFrom(word).sort((a, b) => b.doc - a.doc);
    if (longer.length > 0)
      return longer.slice(0, 8).map(({ term }) => ({ words: [term], score: PHRASE_SCORES.prefix }));
    if (word.length < 5) return [];
    const alike = this.#termsFrom(word.slice(0, 2)).map(({ term }) => term);
    return nearestFew(word, alike, 2)
      .filter((term) => term.length > 3 && Math.abs(term.length - word.length) <= 2)
      .map((term) => ({ words: [term], score: PHRASE_SCORES.slip }));
  }

  /** Splits a compound word, as in Swedish and German, into two known words: `arbetskraft` + `kostnad`. */
  #compound(word: string): [string, string] | undefined {
    for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at--) {
      const first = word.slice(0, at);
      const starts = [first, first.replace(/s$/, '')].find((start) => this.documents(start) > 0);
      if (starts !== undefined && this.documents(word.slice(at)) > 0) return [starts, word.slice(at)];
    }
    return undefined;
  }

  #termsFrom(start: string): { term: string; doc: number }[] {
    return this.#terms.all(start, `${start}\u{10ffff}`) as unknown as { term: string; doc: number }[];
  }

  documents(term: string): number {
    let known = this.#frequencies.get(term);
    if (known === undefined) {
      if (this.#frequencies.size >= MAX_REMEMBERED) this.#frequencies.clear();
      known = Number(this.#frequency.get(term)?.['doc'] ?? 0);
      this.#frequencies.set(term, known);
    }
    return known;
  }

  #titles(term: string): number {
    let known = this.#titledIn.get(term);
    if (known === undefined) {
      if (this.#titledIn.size >= MAX_REMEMBERED) this.#titledIn.clear();
      known = Number(this.#titled.get(term)?.['doc'] ?? 0);
      this.#titledIn.set(term, known);
    }
    return known;
  }
}

/** Matches two words of the question that the list writes as one word ("child care" and "childcare"). */
function joined(units: readonly Unit[], isKnown: (word: string) => boolean): Unit[] {
  const found: Unit[] = [];
  for (const unit of units) {
    const before = found.at(-1);
    const one = before === undefined ? [] : joinedWords(before, unit).filter(([word]) => isKnown(word as string));
    if (before === undefined || one.length === 0) found.push(unit);
    else {
      const original = before.original.flatMap(([first]) =>
        unit.original.map(([second]) => [first as string, second as string]),
      );
      const text = `${before.text} ${unit.text}`;
      found[found.length - 1] = { text, original: [...one, ...original], synonyms: [], broader: [], isWeak: false };
    }
  }
  return found;
}

/** Joins two single words. Returns an empty list for vocabulary phrases. */
function joinedWords(first: Unit, second: Unit): Phrase[] {
  if (first.text.includes(' ') || second.text.includes(' ')) return [];
  return LANGUAGES.map((language) => [stem(`${first.text}${second.text}`, language)]);
}
