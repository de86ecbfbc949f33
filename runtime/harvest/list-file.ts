// The file behind one harvested list, open for reading: rows as JSON in SQLite in the order in which the source itself would name
// them, with a full-text index over the stems of their titles. The index only finds candidates, best-known rows first; ranking.ts
// judges them. building.ts makes the file.

import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { foldWords } from '../language/fold.ts';
import { nearestFew } from '../language/nearest.ts';
import { type Question, readQuestion, type Unit } from './question.ts';
import { type RankedQuestion, rank, type WeighedUnit, WORTH } from './ranking.ts';
import type { Phrase } from './vocabulary.ts';

/** Raised when the tables or the analysis of words change: older files are harvested anew. */
export const FORMAT = 2;
/** Candidates of one look at the index, and of all looks together. */
const CANDIDATES_A_LOOK = 150;
const MOST_CANDIDATES = 300;
/** A hit must have this share of what was asked for. */
const LEAST_COVERAGE = 0.4;
/** A word that the list has nowhere counts for less than one that it has: most are manners of speaking. */
const UNKNOWN_WORD = 0.5;
/** Words whose frequency is remembered. */
const MOST_REMEMBERED = 5000;
/** Keys that are compared letter by letter when a key is unknown. */
const MOST_COMPARED = 40_000;

/** How a list is searched. */
export interface SearchOptions {
  readonly limit: number;
  readonly offset?: number;
  /** Rows that are passed over, by their keys. */
  readonly without?: (key: string) => boolean;
}

/** A row that was found. */
export interface Hit<Value> {
  readonly value: Value;
  /** Comparable between lists: about 1 for a title that says what was asked, above it for an id or an exact title. */
  readonly score: number;
}

/** What a search found, best first. */
export interface SearchResult<Value> {
  /** Best first. */
  readonly hits: Hit<Value>[];
  /** Rows that fit, as far as the search looked. */
  readonly total: number;
  /** Where nothing fits: what is nearest to it. */
  readonly nearest: Value[];
}

/** What a candidate is ranked by; its value is read when it is a hit, its notes when the rest does not tell. */
interface Row {
  readonly id: number;
  readonly key: string;
  readonly titles: string;
  readonly plain: string;
  readonly context: string;
  readonly prior: number;
  readonly flags: number;
}

/** Bits of `flags`. */
export const [ENDED, VINTAGE] = [1, 2];

/** A whole list, open for reading. */
export class ListFile<Value> {
  readonly builtAt: number;
  readonly count: number;
  readonly #database: DatabaseSync;
  readonly #get: StatementSync;
  readonly #rows: StatementSync;
  readonly #value: StatementSync;
  readonly #notes: StatementSync;
  readonly #page: StatementSync;
  readonly #candidates: StatementSync;
  readonly #frequency: StatementSync;
  readonly #terms: StatementSync;
  readonly #keys: StatementSync;
  readonly #frequencies = new Map<string, number>();

  private constructor(database: DatabaseSync, builtAt: number, count: number) {
    this.#database = database;
    this.builtAt = builtAt;
    this.count = count;
    this.#get = database.prepare('SELECT id, value FROM rows WHERE key = ?');
    this.#rows = database.prepare(
      'SELECT id, key, titles, plain, context, prior, flags FROM rows WHERE id IN (SELECT value FROM json_each(?))',
    );
    this.#value = database.prepare('SELECT value FROM rows WHERE id = ?');
    this.#notes = database.prepare('SELECT notes FROM rows WHERE id = ?');
    this.#page = database.prepare('SELECT value FROM rows ORDER BY id LIMIT ? OFFSET ?');
    this.#candidates = database.prepare('SELECT rowid FROM texts WHERE texts MATCH ? LIMIT ?');
    this.#frequency = database.prepare('SELECT doc FROM terms WHERE term = ?');
    this.#terms = database.prepare('SELECT term, doc FROM terms WHERE term >= ? AND term < ? LIMIT 2000');
    this.#keys = database.prepare('SELECT key FROM rows WHERE key >= ? AND key < ? ORDER BY key LIMIT ?');
  }

  /** The list in `file`, or undefined when there is none that can be used. */
  static open<Value>(file: string): ListFile<Value> | undefined {
    if (!existsSync(file)) return undefined;
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file, { readOnly: true });
      const about = database.prepare('SELECT format, built_at, count FROM about').get();
      if (about?.['format'] !== FORMAT) throw new Error('another format');
      return new ListFile<Value>(database, Number(about['built_at']), Number(about['count']));
    } catch {
      // Not a list, or one of an older Almanac: as good as absent, the next harvest replaces it.
      database?.close();
      return undefined;
    }
  }

  /** The row with this key, in any case. */
  get(key: string): Value | undefined {
    const row = this.#get.get(key);
    return row === undefined ? undefined : (JSON.parse(String(row['value'])) as Value);
  }

  /** Rows in the order of the source. */
  page(limit: number, offset = 0): Value[] {
    return this.#page.all(limit, offset).map((row) => JSON.parse(String(row['value'])) as Value);
  }

  /** The keys that are nearest to one that is not there, best first. */
  nearestKeys(key: string, count: number, without?: (key: string) => boolean): string[] {
    const wanted = key.toUpperCase();
    const all = this.count <= MOST_COMPARED;
    for (let length = all ? 0 : wanted.length - 1; length >= 0; length--) {
      const start = wanted.slice(0, length);
      const keys = this.#keys
        .all(start, `${start}\u{10ffff}`, MOST_COMPARED)
        .map((row) => String(row['key']))
        .filter((each) => without?.(each) !== true);
      const near = nearestFew(key, keys, count);
      if (near.length >= count || length === 0) return near;
      // Far fewer letters in common would compare with everything.
      if (length <= 2) return near;
    }
    return [];
  }

  /** Rows that answer a question, best first. */
  search(text: string | Question, { limit, offset = 0, without }: SearchOptions): SearchResult<Value> {
    const question = typeof text === 'string' ? readQuestion(text) : text;
    const ranked = this.#weighed(question);
    const found: { row: Row; score: number; coverage: number }[] = [];
    for (const row of this.#candidateRows(question, ranked)) {
      if (without?.(row.key) === true) continue;
      const { id, titles, context, prior, flags } = row;
      const notes = () => String(this.#notes.get(id)?.['notes'] ?? '');
      const state = { ended: (flags & ENDED) > 0, vintage: (flags & VINTAGE) > 0 };
      const { score, coverage } = rank({ titles, context, notes, prior, ...state }, ranked);
      const bonus = this.#bonus(row, question);
      if (score > 0 || bonus > 0) found.push({ row, score: score + bonus, coverage: bonus > 0 ? 1 : coverage });
    }
    found.sort((a, b) => b.score - a.score || a.row.id - b.row.id);
    const fitting = found.filter(({ coverage }) => coverage >= LEAST_COVERAGE);
    const valueFrom = ({ row }: { row: Row }) => JSON.parse(String(this.#value.get(row.id)?.['value'])) as Value;
    return {
      hits: fitting.slice(offset, offset + limit).map((each) => ({ value: valueFrom(each), score: each.score })),
      total: fitting.length,
      nearest: fitting.length > 0 ? [] : found.slice(0, NEAREST).map(valueFrom),
    };
  }

  close(): void {
    this.#database.close();
  }

  /** Ids come first, exact titles next, whatever their words weigh. */
  #bonus(row: Row, { text, words }: Question): number {
    if (row.key.toLowerCase() === text.trim().toLowerCase()) return 10;
    return row.plain.split('\n').includes(words) ? 1 : 0;
  }

  #weighed(question: Question): RankedQuestion {
    const units = question.units.map((unit) => this.#weighedUnit(unit));
    const named = new Set(units.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words)));
    return { units, named, countryStems: question.countryStems };
  }

  /** A unit with those of its phrases that the list has words for; where it has none, with the nearest words. */
  #weighedUnit({ asked, synonyms, broader, isWeak }: Unit): WeighedUnit {
    const known = (phrases: readonly Phrase[], worth: number) =>
      phrases.filter((words) => words.every((word) => this.#documents(word) > 0)).map((words) => ({ words, worth }));
    let phrases = [...known(asked, WORTH.asked), ...known(synonyms, WORTH.synonym), ...known(broader, WORTH.broader)];
    if (phrases.length === 0) phrases = asked.flatMap((words) => this.#nearPhrases(words));
    const documents = Math.max(
      0,
      ...phrases.slice(0, 3).map(({ words }) => Math.min(...words.map((word) => this.#documents(word)))),
    );
    const weight = Math.log(1 + this.count / (1 + documents)) + 0.5;
    return { weight: weight * (isWeak ? 0.25 : 1) * (phrases.length === 0 ? UNKNOWN_WORD : 1), phrases };
  }

  #nearPhrases(words: Phrase): { words: Phrase; worth: number }[] {
    const [word = '', ...others] = words;
    if (others.length > 0 || word.length < 4) return [];
    const parts = this.#compound(word);
    if (parts !== undefined) return [{ words: parts, worth: WORTH.split }];
    const longer = this.#termsFrom(word).sort((a, b) => b.doc - a.doc);
    if (longer.length > 0) return longer.slice(0, 8).map(({ term }) => ({ words: [term], worth: WORTH.prefix }));
    if (word.length < 5) return [];
    const alike = this.#termsFrom(word.slice(0, 2)).map(({ term }) => term);
    return nearestFew(word, alike, 2)
      .filter((term) => term.length > 3 && Math.abs(term.length - word.length) <= 2)
      .map((term) => ({ words: [term], worth: WORTH.slip }));
  }

  /** The two known words of which a word is made, as in Swedish and German: `arbetskraft` + `kostnad`. */
  #compound(word: string): [string, string] | undefined {
    for (let at = word.length - 4; at >= 4; at--) {
      const first = word.slice(0, at);
      const starts = [first, first.replace(/s$/, '')].find((start) => this.#documents(start) > 0);
      if (starts !== undefined && this.#documents(word.slice(at)) > 0) return [starts, word.slice(at)];
    }
    return undefined;
  }

  #termsFrom(start: string): { term: string; doc: number }[] {
    return this.#terms.all(start, `${start}\u{10ffff}`) as unknown as { term: string; doc: number }[];
  }

  #documents(term: string): number {
    let known = this.#frequencies.get(term);
    if (known === undefined) {
      if (this.#frequencies.size >= MOST_REMEMBERED) this.#frequencies.clear();
      known = Number(this.#frequency.get(term)?.['doc'] ?? 0);
      this.#frequencies.set(term, known);
    }
    return known;
  }

  /** Rows that may answer: those that have everything first, then with the lesser units left out. */
  #candidateRows(question: Question, ranked: RankedQuestion): Row[] {
    const ids = new Set<number>();
    const look = (expression: string | undefined) => {
      if (expression === undefined || ids.size >= MOST_CANDIDATES) return;
      for (const row of this.#candidates.all(expression, CANDIDATES_A_LOOK)) ids.add(Number(row['rowid']));
    };
    const exact = this.#get.get(question.text.trim());
    if (exact !== undefined) ids.add(Number(exact['id']));
    const places = question.countryStems.filter((stem) => this.#documents(stem) > 0);
    const units = ranked.units.filter(({ phrases }) => phrases.length > 0).sort((a, b) => b.weight - a.weight);
    const expressions = units.map(expressionOf);
    const plain = units.map(askedExpressionOf);
    if (places.length > 0) look([...expressions, `"${places.join('" AND "')}"`].join(' AND '));
    for (let count = expressions.length; count > 0; count--) {
      look(inTitles(plain.slice(0, count)));
      look(inTitles(expressions.slice(0, count)));
      look(expressions.slice(0, count).join(' AND '));
    }
    for (const expression of expressions.slice(1, 3)) look(inTitles([expression]));
    return this.#rows.all(JSON.stringify([...ids])) as unknown as Row[];
  }
}

const NEAREST = 3;

function inTitles(expressions: readonly (string | undefined)[]): string | undefined {
  const given = expressions.filter((expression) => expression !== undefined);
  return given.length < expressions.length ? undefined : `{titles} : (${given.join(' AND ')})`;
}

function expressionOf({ phrases }: WeighedUnit): string {
  const alternatives = [...new Set(phrases.map(({ words }) => allOf(words)))];
  return alternatives.length === 1 ? (alternatives[0] as string) : `(${alternatives.join(' OR ')})`;
}

/** Only what was really asked for: its own look, so that a flood of synonyms does not push it out. */
function askedExpressionOf({ phrases }: WeighedUnit): string | undefined {
  const asked = phrases.filter(({ worth }) => worth === WORTH.asked);
  return asked.length === 0 || asked.length === phrases.length
    ? undefined
    : expressionOf({ weight: 1, phrases: asked });
}

function allOf(words: Phrase): string {
  return words.length === 1 ? `"${words[0]}"` : `("${words.join('" AND "')}")`;
}

/** A title as `bonus` compares it. */
export function plainTitle(title: string): string {
  return foldWords(title);
}
