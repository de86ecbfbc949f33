// The SQLite file of one list: rows as JSON, ordered by prominence, with a full-text index over the stems of their
// titles. The index only finds candidates; ranking.ts scores them.

import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { foldWords } from '../../lib/text/fold.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { Candidates } from './candidates.ts';
import { ListWords } from './list-words.ts';
import { type Question, readQuestion } from './question.ts';
import { type RankedQuestion, rank } from './ranking.ts';

/** Format version. Increment it when the tables or the word analysis change. */
export const FORMAT = 3;
/** Minimum share of the question that a hit must cover. */
const MIN_COVERAGE = 0.4;
/** Minimum share if no row reaches MIN_COVERAGE. */
const LITTLE_COVERAGE = 0.25;
/**
 * For questions with at least LONG_QUESTION units, a title also counts as a hit if it contains MIN_WORDS of the
 * question's words.
 */
const LONG_QUESTION = 4;
const MIN_WORDS = 2;
const MAX_COMPARED = 40_000;

export interface SearchOptions {
  readonly limit: number;
  readonly offset?: number;
  /** Excludes rows by key. */
  readonly without?: (key: string) => boolean;
}

export interface Hit<Value> {
  readonly value: Value;
  /**
   * Score that is comparable across lists: about 1 if a title matches the question, higher for an id or an exact title.
   */
  readonly score: number;
}

export interface SearchResult<Value> {
  /** Sorted by score, best first. */
  readonly hits: Hit<Value>[];
  readonly total: number;
  /** Words that are missing from the best hit, if no hit contains all words. */
  readonly missing: string[];
  /** The most similar rows, if no row matches. */
  readonly nearest: Value[];
}

/** Data for ranking a candidate. */
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

export class ListFile<Value> {
  readonly builtAt: number;
  /** Identifies the rows; undefined if an older version of the server wrote the file. */
  readonly digest: string | undefined;
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

  private constructor(database: DatabaseSync, builtAt: number, count: number, digest: string | undefined) {
    this.#database = database;
    this.builtAt = builtAt;
    this.count = count;
    this.digest = digest;
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

  static open<Value>(file: string): ListFile<Value> | undefined {
    if (!existsSync(file)) return undefined;
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file, { readOnly: true });
      const about = database.prepare('SELECT * FROM about').get();
      if (about?.['format'] !== FORMAT) throw new Error('unsupported format');
      const digest = typeof about['digest'] === 'string' ? about['digest'] : undefined;
      return new ListFile<Value>(database, Number(about['built_at']), Number(about['count']), digest);
    } catch {
      // The next fetch replaces an invalid or older file.
      database?.close();
      return undefined;
    }
  }

  /** Ignores case. */
  get(key: string): Value | undefined {
    const row = this.#get.get(key);
    return row === undefined ? undefined : (JSON.parse(String(row['value'])) as Value);
  }

  /** Rows in the source's order. */
  page(limit: number, offset = 0): Value[] {
    return this.#page.all(limit, offset).map((row) => JSON.parse(String(row['value'])) as Value);
  }

  nearestKeys(key: string, count: number, without?: (key: string) => boolean): string[] {
    const upperKey = key.toUpperCase();
    const all = this.count <= MAX_COMPARED;
    for (let length = all ? 0 : upperKey.length - 1; length >= 0; length--) {
      const start = upperKey.slice(0, length);
      const keys = this.#keys
        .all(start, `${start}\u{10ffff}`, MAX_COMPARED)
        .map((row) => String(row['key']))
        .filter((each) => without?.(each) !== true);
      const near = nearestFew(key, keys, count);
      if (near.length >= count || length === 0) return near;
      // Stop here, because a shorter prefix would match almost every key.
      if (length <= 2) return near;
    }
    return [];
  }

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

  /** Ranks a matching id first and an exact title next, regardless of the weights of the words. */
  #bonus(row: Row, { text, words }: Question): number {
    if (row.key.toLowerCase() === text.trim().toLowerCase()) return 10;
    return row.plain.split('\n').includes(words) ? 1 : 0;
  }
}

const NEAREST = 3;

/** Returns the candidates that match well enough. If there are none, falls back to weaker matches in the title. */
function fittingOf(found: readonly ListMatch[], { units }: RankedQuestion): ListMatch[] {
  const minWords = units.length >= LONG_QUESTION ? MIN_WORDS : Number.POSITIVE_INFINITY;
  const fitting = found.filter(({ coverage, words }) => coverage >= MIN_COVERAGE || words >= minWords);
  if (fitting.length > 0) return fitting;
  return found.filter(({ coverage, words }) => coverage >= LITTLE_COVERAGE && words > 0);
}

interface ListMatch {
  readonly row: Row;
  readonly score: number;
  readonly coverage: number;
  readonly words: number;
  readonly missing: readonly string[];
}

export function plainTitle(title: string): string {
  return foldWords(title);
}
