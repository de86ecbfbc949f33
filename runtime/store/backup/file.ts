// The file of a backup: JSON lines, compressed by gzip, readable by its owner alone. One form for both engines, so that what the
// embedded store held can be restored to PostgreSQL, and back; and no other program is needed, nor one of the server's version.
//
//   {"almanac_backup":1,"engine":"sqlite","made_at":"…","migrations":{"durable":[…],"counts":[…]},"master_key":"…"}
//   {"table":"keys","of":"durable","columns":["id",…]}
//   ["key_…",…]                                              a row, and so on
//   {"rows":1234}                                            the end: without it the file is not whole

import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Half } from './tables.ts';

/** The form of the file; another number is another form. */
const FORM = 1;
/** Characters that are handed on together. */
const CHUNK = 65_536;

/** What stands first in a backup. */
export interface BackupHead {
  /** The form of the file. */
  readonly almanac_backup: typeof FORM;
  readonly engine: 'sqlite' | 'postgres';
  readonly made_at: string;
  /** The migrations that had run: a restore makes these tables, and the next start brings them up to date. */
  readonly migrations: Readonly<Record<Half, readonly string[]>>;
  /** Fingerprint of the master key under which it was written. */
  readonly fingerprint?: string | undefined;
  /** The master key itself, where the data folder kept it. */
  readonly master_key?: string | undefined;
}

/** Begins a table: its rows follow. */
export interface BackupTable {
  readonly table: string;
  readonly of: Half;
  readonly columns: readonly string[];
}

/** One value of a row: the tables hold nothing else. */
export type Cell = string | number | null;
/** What a backup consists of, after its head. */
export type BackupPart = BackupTable | readonly Cell[];

/**
 * Writes a backup beside its place and puts it there when it is whole and on the disk; an older one of that name is then replaced.
 * @returns the number of rows
 */
export async function writeBackup(
  path: string,
  head: Omit<BackupHead, 'almanac_backup'>,
  parts: AsyncIterable<BackupPart>,
): Promise<number> {
  const draft = `${path}.partial`;
  await rm(draft, { force: true });
  let rows = 0;
  async function* texts(): AsyncGenerator<string> {
    let text = `${JSON.stringify({ almanac_backup: FORM, ...head })}\n`;
    for await (const part of parts) {
      if (Array.isArray(part)) rows++;
      text += `${JSON.stringify(part)}\n`;
      if (text.length < CHUNK) continue;
      yield text;
      text = '';
    }
    yield `${text}${JSON.stringify({ rows })}\n`;
  }
  try {
    const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(texts()), createGzip(), file);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await synchronise(dirname(path));
  return rows;
}

/** Makes a change of names in a folder last; where a file system cannot, nothing is lost but time. */
async function synchronise(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => {});
  await handle.close();
}

/**
 * Reads a backup: its head, then each table and row in order.
 * @throws Error that says that the file is none of ours, or at its end that it is not whole
 */
export async function* readBackup(path: string): AsyncGenerator<BackupHead | BackupPart> {
  let end: number | undefined;
  let rows = 0;
  let isFirst = true;
  try {
    // The second end of a pipe does not hear that the first one failed.
    const file = createReadStream(path);
    const text = createGunzip().setEncoding('utf8');
    file.on('error', (error) => text.destroy(error)).pipe(text);
    for await (const line of linesOf(text as AsyncIterable<string>)) {
      const value = JSON.parse(line) as BackupHead | BackupPart | { rows: number };
      if (isFirst !== 'almanac_backup' in value) throw new SyntaxError('it is no backup of Almanac');
      isFirst = false;
      if ('rows' in value) end = value.rows;
      else yield value;
      if (Array.isArray(value)) rows++;
    }
  } catch (cause) {
    throw new Error(`${path} cannot be read as a backup: ${(cause as Error).message}.`, { cause });
  }
  if (end !== rows) throw new Error(`${path} is not whole: take another backup.`);
}

/** Lines by `\n` alone: a text of JSON may hold the further line ends of Unicode. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    yield* lines;
  }
  if (rest !== '') yield rest;
}
