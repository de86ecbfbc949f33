// Worker thread that builds a list's file without blocking the server. Rows arrive as messages (building.ts), or this
// thread reads them from files.

import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { statistics } from '../../lib/text/analyser.ts';
import type { Language } from '../../lib/text/stemming.ts';
import { isDiskFailure } from '../../sdk/own-disk.ts';
import { ENDED, FORMAT, plainTitle, VINTAGE } from './list-file.ts';
import type { FilePart, ListRow, RowReader } from './list-row.ts';
import { zonesOf } from './ranking.ts';

export type Order =
  | { readonly rows: readonly ListRow[] }
  | { readonly part: FilePart }
  | { readonly end: { readonly builtAt: number } };

export type Report =
  | { readonly progress: number }
  | { readonly done: number }
  | { readonly failed: string; readonly isDisk: boolean };

const MAX_NOTES_LENGTH = 600;

const port = parentPort;
if (port === null) throw new Error('This module must run in a worker thread.');
const say = (report: Report): void => port.postMessage(report);

// No process reads the file before it is complete, so journaling and syncing are disabled.
const database = new DatabaseSync((workerData as { file: string }).file);
database.exec(`
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = FILE; PRAGMA cache_size = -8000;
  CREATE TABLE about (format INTEGER, built_at INTEGER, count INTEGER, digest TEXT);
  CREATE TABLE rows (id INTEGER PRIMARY KEY, key TEXT NOT NULL COLLATE NOCASE, titles TEXT, plain TEXT, context TEXT, notes TEXT, prior REAL, flags INTEGER, value TEXT NOT NULL);
  CREATE TEMP TABLE staged (key TEXT NOT NULL COLLATE NOCASE UNIQUE, titles TEXT, plain TEXT, context TEXT, notes TEXT, prior REAL, flags INTEGER, value TEXT NOT NULL);
  CREATE VIRTUAL TABLE texts USING fts5(titles, context, notes, content = '', detail = column, tokenize = "unicode61 remove_diacritics 0");
  CREATE VIRTUAL TABLE terms USING fts5vocab(texts, row);
  CREATE VIRTUAL TABLE placed USING fts5vocab(texts, col);
`);
/** Digest of all rows in order of arrival. It identifies the version of the list. */
const digest = createHash('sha256');
const stage = database.prepare('INSERT OR REPLACE INTO staged VALUES (?, ?, ?, ?, ?, ?, ?, ?)');

port.on('message', async (order: Order) => {
  try {
    if ('end' in order) {
      say({ done: finish(order.end.builtAt) });
      return;
    }
    if ('rows' in order) write(order.rows);
    else await readPart(order.part);
    say({ done: count() });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error), isDisk: isDiskFailure(error) });
  }
});

async function readPart({ file, module, reader, options }: FilePart): Promise<void> {
  try {
    const read = ((await import(module)) as Readonly<Record<string, RowReader>>)[reader];
    if (read === undefined) throw new Error(`${module} does not export ${reader}.`);
    for await (const rows of read(file, options)) {
      write(rows);
      say({ progress: count() });
    }
  } finally {
    rmSync(file, { force: true });
  }
}

function count(): number {
  return Number(database.prepare('SELECT count(*) AS count FROM staged').get()?.['count']);
}

function write(rows: readonly ListRow[]): void {
  database.exec('BEGIN');
  for (const row of rows) {
    const flags = (row.ended === true ? ENDED : 0) | (row.vintage === true ? VINTAGE : 0);
    const named = Object.entries(row.titles) as [Language, string][];
    const value = JSON.stringify(row.value);
    digest.update(`${row.key}\n${JSON.stringify(row.titles)}\n${value}\n`);
    stage.run(
      row.key,
      named.map(([language, title]) => analysedTitle(title, language)).join('\n'),
      named.map(([, title]) => plainTitle(title)).join('\n'),
      statistics.stems(row.context ?? '', row.contextLanguage ?? 'en').join(' '),
      statistics.stems((row.description ?? '').slice(0, MAX_NOTES_LENGTH), row.contextLanguage ?? 'en').join(' '),
      row.prior ?? 0.5,
      flags,
      value,
    );
  }
  database.exec('COMMIT');
}

function analysedTitle(title: string, language: Language): string {
  return zonesOf(title)
    .map((zone) => statistics.stems(zone, language).join(' '))
    .join('|');
}

/** Inserts rows in order of prominence, so the index returns the best-known ones first. */
function finish(builtAt: number): number {
  const rows = count();
  if (rows === 0) throw new Error('The harvest returned no rows.');
  database.exec(`
    BEGIN;
    INSERT INTO rows (key, titles, plain, context, notes, prior, flags, value)
      SELECT key, titles, plain, context, notes, prior, flags, value FROM staged ORDER BY (flags & ${VINTAGE}), (flags & ${ENDED}), prior DESC, length(titles), rowid;
    COMMIT;
    BEGIN;
    INSERT INTO texts (rowid, titles, context, notes) SELECT id, titles, context, notes FROM rows;
    COMMIT;
    CREATE UNIQUE INDEX rows_by_key ON rows (key);
    INSERT INTO texts (texts) VALUES ('optimize');
  `);
  database
    .prepare('INSERT INTO about (format, built_at, count, digest) VALUES (?, ?, ?, ?)')
    .run(FORMAT, builtAt, rows, `sha256:${digest.digest('hex')}`);
  database.close();
  return rows;
}
