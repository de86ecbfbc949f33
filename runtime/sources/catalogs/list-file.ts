// The file behind one harvested list, open for reading: rows as JSON in SQLite in the order in which the source itself would name
// them, with a full-text index over the stems of their titles. The index only finds candidates, best-known rows first; ranking.ts
// judges them. building.ts makes the file.

import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { foldWords } from '../../lib/text/fold.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { Candidates } from './candidates.ts';
import { ListWords } from './list-words.ts';
import { type Question, readQuestion } from './question.ts';
import { type RankedQuestion, rank } from './ranking.ts';

/** Raised when the tables or the analysis of words change: older files are harvested anew. */
export const FORMAT = 3;
/** A hit must have this share of what was asked for. */
const LEAST_COVERAGE = 0.4;
/** Where no row has it, this share is better than none. */
const LITTLE_COVERAGE = 0.25;
/** Units from which on a question is a description, not a list of demands: of it a hit must have this many words in its title. */
const LONG_QUESTION = 4;
const LEAST_WORDS = 2;
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
  /** Words of the question that the best hit lacks, where no hit has all of them. */
  readonly missing: string[];
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
  readonly #keys: StatementSync;
  readonly #words: ListWords;
  readonly #candidates: Candidates;

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
    this.#words = new ListWords(database, count);
    this.#candidates = new Candidates(database, this.#words);
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
    const ranked = this.#words.weigh(question);
    const found: ListMatch[] = [];
    for (const row of this.#rowsOf(this.#candidates.of(question, ranked), question)) {
      if (without?.(row.key) === true) continue;
      const { id, titles, context, prior, flags } = row;
      const notes = () => String(this.#notes.get(id)?.['notes'] ?? '');
      const state = { ended: (flags & ENDED) > 0, vintage: (flags & VINTAGE) > 0 };
      const { score, coverage, words, missing } = rank({ titles, context, notes, prior, ...state }, ranked);
      const bonus = this.#bonus(row, question);
      if (bonus > 0) found.push({ row, score: score + bonus, coverage: 1, words, missing: [] });
      else if (score > 0) found.push({ row, score, coverage, words, missing });
    }
    found.sort((a, b) => b.score - a.score || a.row.id - b.row.id);
    const fitting = fittingOf(found, ranked);
    const hasAll = fitting.some(({ missing }) => missing.length === 0);
    const valueFrom = ({ row }: { row: Row }) => JSON.parse(String(this.#value.get(row.id)?.['value'])) as Value;
    return {
      hits: fitting.slice(offset, offset + limit).map((each) => ({ value: valueFrom(each), score: each.score })),
      total: fitting.length,
      missing: hasAll ? [] : [...(fitting[0]?.missing ?? [])],
      nearest: fitting.length > 0 ? [] : found.slice(0, NEAREST).map(valueFrom),
    };
  }

  close(): void {
    this.#database.close();
  }

  #rowsOf(ids: ReadonlySet<number>, { text }: Question): Row[] {
    const exact = this.#get.get(text.trim());
    const all = exact === undefined ? [...ids] : [Number(exact['id']), ...ids];
    return this.#rows.all(JSON.stringify(all)) as unknown as Row[];
  }

  /** Ids come first, exact titles next, whatever their words weigh. */
  #bonus(row: Row, { text, words }: Question): number {
    if (row.key.toLowerCase() === text.trim().toLowerCase()) return 10;
    return row.plain.split('\n').includes(words) ? 1 : 0;
  }
}

const NEAREST = 3;

/** Those that have enough of what was asked for; where none has, those that have something of it in their titles. */
function fittingOf(found: readonly ListMatch[], { units }: RankedQuestion): ListMatch[] {
  const leastWords = units.length >= LONG_QUESTION ? LEAST_WORDS : Number.POSITIVE_INFINITY;
  const fitting = found.filter(({ coverage, words }) => coverage >= LEAST_COVERAGE || words >= leastWords);
  if (fitting.length > 0) return fitting;
  return found.filter(({ coverage, words }) => coverage >= LITTLE_COVERAGE && words > 0);
}

/** A candidate as it was ranked. */
interface ListMatch {
  readonly row: Row;
  readonly score: number;
  readonly coverage: number;
  readonly words: number;
  readonly missing: readonly string[];
}

/** A title as `bonus` compares it. */
export function plainTitle(title: string): string {
  return foldWords(title);
}
