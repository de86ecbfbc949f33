// The file behind one harvested list: rows as JSON in SQLite, with a full-text index over their folded words. A builder writes
// a new file beside the old one in short steps; only a whole file is ever put in its place, so that a kill at any moment
// leaves the old one, or none.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldWords } from '../contract/fold.ts';

/** Raised when the tables or the folding change: older files are harvested anew. */
const FORMAT = 1;
/** Longest stretch of writing before the event loop gets its turn. */
const SLICE_MS = 5;
/** Index pages merged in one step: a few milliseconds of work. */
const MERGE_PAGES = 8;
/** Characters of a query that are looked at; longer ones are cut. */
const LONGEST_QUERY = 200;

/** One row as it is stored. */
export interface ListRow {
  /** Unique in the list; of two rows with one key the later one stays. */
  readonly key: string;
  /** What a text search looks through, unfolded. */
  readonly text: string;
  readonly value: unknown;
}

export interface SearchResult<Value> {
  readonly total: number;
  readonly values: Value[];
}

/** A whole list, open for reading. */
export class ListFile<Value> {
  readonly builtAt: number;
  readonly count: number;
  readonly #database: DatabaseSync;
  readonly #get: StatementSync;
  readonly #search: StatementSync;
  readonly #matches: StatementSync;
  readonly #page: StatementSync;

  private constructor(database: DatabaseSync, builtAt: number, count: number) {
    this.#database = database;
    this.builtAt = builtAt;
    this.count = count;
    this.#get = database.prepare('SELECT value FROM rows WHERE key = ?');
    this.#search = database.prepare(
      'SELECT value FROM texts JOIN rows ON rows.id = texts.rowid WHERE texts MATCH ? ORDER BY texts.rank, rows.id LIMIT ? OFFSET ?',
    );
    this.#matches = database.prepare('SELECT count(*) AS total FROM texts WHERE texts MATCH ?');
    this.#page = database.prepare('SELECT value FROM rows ORDER BY id LIMIT ? OFFSET ?');
  }

  /** The list in `file`, or undefined when there is none that can be used. */
  static open<Value>(file: string): ListFile<Value> | undefined {
    if (!existsSync(file)) return undefined;
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file, { readOnly: true });
      const about = database.prepare('SELECT format, built_at, count FROM about').get();
      if (about?.format !== FORMAT) throw new Error('another format');
      return new ListFile<Value>(database, Number(about.built_at), Number(about.count));
    } catch {
      // Not a list, or one of an older Almanac: as good as absent, the next harvest replaces it.
      database?.close();
      return undefined;
    }
  }

  get(key: string): Value | undefined {
    const row = this.#get.get(key);
    return row === undefined ? undefined : (JSON.parse(String(row.value)) as Value);
  }

  /** Rows that hold every word of `query` (the start of a word is enough), best match first; all rows for no words. */
  search(query: string, limit: number, offset = 0): SearchResult<Value> {
    const words = foldWords(query.slice(0, LONGEST_QUERY));
    if (words === '') return { total: this.count, values: this.#values(this.#page.all(limit, offset)) };
    const match = words
      .split(' ')
      .map((word) => `"${word}"*`)
      .join(' ');
    const total = Number(this.#matches.get(match)?.total ?? 0);
    return { total, values: this.#values(this.#search.all(match, limit, offset)) };
  }

  close(): void {
    this.#database.close();
  }

  #values(rows: readonly Record<string, unknown>[]): Value[] {
    return rows.map((row) => JSON.parse(String(row.value)) as Value);
  }
}

/**
 * Writes a new list and puts it in the place of `file`. `rows` may be as large as they like: they are consumed batch by batch,
 * and the event loop gets its turn every few milliseconds. `onProgress` is told the rows written so far. Rejects, and
 * leaves the old file, when `rows` does, or when there are none.
 */
export async function buildListFile(
  file: string,
  rows: AsyncIterable<readonly ListRow[]> | Iterable<readonly ListRow[]>,
  builtAt: number,
  onProgress: (written: number) => void,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.building`;
  rmSync(unfinished, { force: true });
  const database = new DatabaseSync(unfinished);
  try {
    await fill(database, rows, builtAt, onProgress);
    database.close();
    await flush(unfinished);
    await rename(unfinished, file);
    await flush(dirname(file));
  } catch (error) {
    if (database.isOpen) database.close();
    rmSync(unfinished, { force: true });
    throw error;
  }
}

async function fill(
  database: DatabaseSync,
  rows: AsyncIterable<readonly ListRow[]> | Iterable<readonly ListRow[]>,
  builtAt: number,
  onProgress: (written: number) => void,
): Promise<void> {
  // Nobody reads this file before it is whole and on disk: no journal, no syncing on the way. Left to itself, FTS5 merges
  // big segments within one commit (70 ms seen): that is switched off, and done in steps at the end.
  database.exec(`
    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
    CREATE TABLE about (format INTEGER, built_at INTEGER, count INTEGER);
    CREATE TABLE rows (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, value TEXT NOT NULL);
    CREATE VIRTUAL TABLE texts USING fts5(words, content = '', contentless_delete = 1, prefix = '2 3', tokenize = "unicode61 remove_diacritics 0");
    INSERT INTO texts (texts, rank) VALUES ('automerge', 0), ('crisismerge', 1999), ('usermerge', 2);
  `);
  const before = database.prepare('SELECT id FROM rows WHERE key = ?');
  const remove = database.prepare('DELETE FROM rows WHERE id = ?');
  const removeText = database.prepare('DELETE FROM texts WHERE rowid = ?');
  const insert = database.prepare('INSERT INTO rows (id, key, value) VALUES (?, ?, ?)');
  const insertText = database.prepare('INSERT INTO texts (rowid, words) VALUES (?, ?)');
  let id = 0;
  let written = 0;
  const writeRow = (row: ListRow) => {
    const older = before.get(row.key);
    if (older !== undefined) {
      remove.run(Number(older.id));
      removeText.run(Number(older.id));
      written--;
    }
    id++;
    written++;
    insert.run(id, row.key, JSON.stringify(row.value));
    insertText.run(id, foldWords(row.text));
  };
  for await (const batch of rows) {
    let next = 0;
    while (next < batch.length) {
      const until = performance.now() + SLICE_MS;
      database.exec('BEGIN');
      do writeRow(batch[next++] as ListRow);
      while (next < batch.length && performance.now() < until);
      database.exec('COMMIT');
      onProgress(written);
      await nextTurn();
    }
  }
  await mergeIndex(database);
  if (written === 0) throw new Error('The harvest brought no rows at all.');
  database.prepare('INSERT INTO about (format, built_at, count) VALUES (?, ?, ?)').run(FORMAT, builtAt, written);
}

/** Makes one segment of the index's many, in steps; `total_changes` stops moving when nothing is left to merge. */
async function mergeIndex(database: DatabaseSync): Promise<void> {
  const merge = database.prepare("INSERT INTO texts (texts, rank) VALUES ('merge', ?)");
  const changes = database.prepare('SELECT total_changes() AS count');
  const count = () => Number(changes.get()?.count);
  for (let before = -2, after = count(); after - before >= 2; ) {
    before = after;
    merge.run(MERGE_PAGES);
    after = count();
    await nextTurn();
  }
}

/** Removes what killed builders left in a directory: unfinished files of processes that are no longer there. */
export function removeUnfinished(directory: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const pid = /\.(\d+)\.building(?:-\w+)?$/.exec(basename(name))?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(directory, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
