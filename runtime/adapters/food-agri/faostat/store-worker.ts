// Worker thread that builds a domain's store from its zip file. Only code lists (areas, elements, items and flags) are held in
// memory.

import { createHash } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { RecordReader, records } from '../../../lib/delimited.ts';
import { ZipArchive, type ZipMember } from '../../../lib/zip.ts';
import { type Columns, columnsOf, type Dimension, UnknownLayout } from './columns.ts';
import { STORE_FORMAT } from './store.ts';

export interface StoreOrder {
  readonly zip: string;
  /** The file to write, which already exists and is empty. */
  readonly file: string;
  readonly updated: string | undefined;
  /** Time at which the archive was downloaded, in milliseconds since 1970. */
  readonly builtAt: number;
}

export type StoreReport =
  | { readonly rows: number }
  | { readonly done: number }
  | { readonly failed: string; readonly kind: Unreadable | undefined };

/** Reason why a file cannot be read: it is not an archive, is corrupt, or has an unknown column layout. */
export type Unreadable = 'no_archive' | 'broken' | 'layout';

/** Much larger than any list of flags, which has only a few dozen lines. */
const MAX_FLAGS_SIZE = 10_000_000;
const ROWS_A_TRANSACTION = 20_000;

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread.');
const say = (report: StoreReport): void => port.postMessage(report);

async function build({ zip, file, updated, builtAt }: StoreOrder): Promise<number> {
  const digest = await digestOf(zip);
  const archive = await ZipArchive.open(zip);
  const { members } = archive;
  const data = members.find(({ name }) => /All_Data_\(Normalized\)\.csv$/i.test(name)) ?? largest(members);
  if (data === undefined) throw new Error('The archive contains no data file.');
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -64000;
    CREATE TABLE about (format INTEGER, updated TEXT, built_at INTEGER, rows INTEGER, extras TEXT, titles TEXT, digest TEXT);
    CREATE TABLE codes (dimension TEXT NOT NULL, code TEXT NOT NULL, label TEXT NOT NULL, m49 TEXT, place INTEGER NOT NULL, PRIMARY KEY (dimension, code)) WITHOUT ROWID;
    CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
    CREATE TABLE data (area TEXT NOT NULL, item TEXT NOT NULL, element TEXT NOT NULL, year TEXT NOT NULL, unit INTEGER, value REAL, text INTEGER, flag INTEGER, note INTEGER, extra INTEGER);
  `);
  const writer = new Writer(database);
  let columns: Columns | undefined;
  await eachRecord(await archive.stream(data), (row) => {
    if (columns === undefined) columns = columnsOf(row);
    else writer.write(row, columns);
  });
  writer.flush();
  const rows = writer.rows;
  if (rows === 0 || columns === undefined) throw new Error('The data file has no rows.');
  await readFlags(archive, writer);
  archive.close();
  writer.saveCodes();
  database.exec('CREATE INDEX data_by_area ON data (area, item, element, year DESC);');
  const { area, item, element, year, extras } = columns as Columns;
  const titles = { area: area.title, item: item?.title, element: element?.title, year: year?.title };
  const ids = JSON.stringify(extras.map(({ id }) => id));
  database
    .prepare('INSERT INTO about VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run(STORE_FORMAT, updated ?? null, builtAt, rows, ids, JSON.stringify(titles), digest);
  database.close();
  rmSync(zip, { force: true });
  return rows;
}

async function digestOf(file: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file)) digest.update(chunk as Buffer);
  return `sha256:${digest.digest('hex')}`;
}

class Writer {
  rows = 0;
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #text: StatementSync;
  readonly #texts = new Map<string, number>();
  readonly #codes = new Map<string, { dimension: string; code: string; label: string; m49: string | null }>();
  #pending = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#insert = database.prepare('INSERT INTO data VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    this.#text = database.prepare('INSERT INTO texts (id, text) VALUES (?, ?)');
  }

  write(row: readonly string[], columns: Columns): void {
    const cell = (index: number) => (index === -1 ? '' : (row[index] ?? '').trim());
    if (this.#pending === 0) this.#database.exec('BEGIN');
    const m49 = cell(columns.m49).replace(/^'/, '');
    const coded = (dimension: string, at: Dimension | undefined) =>
      at === undefined ? '' : this.#code(dimension, cell(at.code), cell(at.label), null);
    const area = this.#code('area', cell(columns.area.code), cell(columns.area.label), m49 || null);
    const [item, element] = [coded('item', columns.item), coded('element', columns.element)];
    // Store years by label, because the code of a range of years is not a year ("20002002").
    const year = columns.year === undefined ? '' : cell(columns.year.label);
    if (columns.year !== undefined) this.#code('year', year, year, null);
    const written = cell(columns.value);
    const value = written === '' || !Number.isFinite(Number(written)) ? null : Number(written);
    const extra = columns.extras.map(({ code, label }) => [cell(code), cell(label)]);
    this.#insert.run(
      area,
      item,
      element,
      year,
      this.#shared(cell(columns.unit)),
      value,
      value === null ? this.#shared(written) : null,
      this.#shared(cell(columns.flag)),
      this.#shared(cell(columns.note)),
      extra.length === 0 ? null : this.#shared(JSON.stringify(extra)),
    );
    this.rows++;
    if (++this.#pending >= ROWS_A_TRANSACTION) {
      this.flush();
      say({ rows: this.rows });
    }
  }

  flush(): void {
    if (this.#pending > 0) this.#database.exec('COMMIT');
    this.#pending = 0;
  }

  /**
   * Converts semicolons in labels to commas, because files without quotes use a semicolon instead of a comma ("China;
   * mainland").
   */
  #code(dimension: string, code: string, label: string, m49: string | null): string {
    const plain = code.replace(/^'/, '');
    const key = `${dimension} ${plain}`;
    if (!this.#codes.has(key))
      this.#codes.set(key, { dimension, code: plain, label: label.replaceAll('; ', ', '), m49 });
    return plain;
  }

  /** Returns the id of a string. Repeated strings are stored once. */
  #shared(text: string): number | null {
    if (text === '') return null;
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const id = this.#texts.size + 1;
    this.#texts.set(text, id);
    this.#text.run(id, text);
    return id;
  }

  flagOf(code: string, label: string): void {
    this.#code('flag', code, label, null);
  }

  saveCodes(): void {
    const insert = this.#database.prepare('INSERT INTO codes VALUES (?, ?, ?, ?, ?)');
    this.#database.exec('BEGIN');
    let place = 0;
    for (const { dimension, code, label, m49 } of this.#codes.values())
      insert.run(dimension, code, label, m49, place++);
    this.#database.exec('COMMIT');
  }
}

async function readFlags(archive: ZipArchive, writer: Writer): Promise<void> {
  const member = archive.members.find(({ name }) => /_Flags\.csv$/i.test(name));
  if (member === undefined) return;
  if (member.size > MAX_FLAGS_SIZE) throw new Error(`${member.name} has ${member.size} bytes.`);
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.stream(member)) chunks.push(chunk as Buffer);
  for (const [code = '', label = ''] of records(decoded(Buffer.concat(chunks))).slice(1)) {
    writer.flagOf(code.trim() === '<blank>' ? '' : code.trim(), label.trim());
  }
}

/** Decodes text in chunks that end at line breaks. */
async function eachRecord(bytes: Readable, take: (row: readonly string[]) => void): Promise<void> {
  const reader = new RecordReader();
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const piece = chunk as Buffer;
    const end = piece.lastIndexOf(LINE_FEED);
    if (end === -1) {
      rest = Buffer.concat([rest, piece]);
      continue;
    }
    for (const row of reader.push(decoded(Buffer.concat([rest, piece.subarray(0, end + 1)])))) take(row);
    rest = Buffer.from(piece.subarray(end + 1));
  }
  for (const row of [...reader.push(decoded(rest)), ...reader.end()]) take(row);
}

const LINE_FEED = 10;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** Files do not declare their encoding, so text that is not valid UTF-8 is decoded as Windows-1252. */
function decoded(piece: Buffer): string {
  try {
    return utf8.decode(piece);
  } catch {
    return windows1252.decode(piece);
  }
}

/** Returns undefined if the error was not caused by the file, for example if the disk is full. */
async function kindOf(error: unknown): Promise<Unreadable | undefined> {
  const code = String((error as { code?: unknown }).code ?? '');
  if (code.startsWith('ERR_SQLITE') || /^E[A-Z]+$/.test(code)) return undefined;
  if (error instanceof UnknownLayout) return 'layout';
  const file = await open((workerData as StoreOrder).zip, 'r');
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  return buffer.toString('latin1') === 'PK' ? 'broken' : 'no_archive';
}

function largest(members: readonly ZipMember[]): ZipMember | undefined {
  return [...members].filter(({ name }) => /\.csv$/i.test(name)).sort((a, b) => b.size - a.size)[0];
}

// Must come last, because it uses the definitions above.
try {
  say({ done: await build(workerData as StoreOrder) });
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error), kind: await kindOf(error) });
}
