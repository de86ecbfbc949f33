// The file of a backup: JSON lines, compressed by gzip, readable by its owner alone. One form for both engines, so that what the
// embedded store held can be restored to PostgreSQL, and back; no other program is needed.
//
//   {"almanac_backup":1,"engine":"sqlite","made_at":"…","migrations":{"durable":[…],"counts":[…]},"master_key":"…"}
//   {"table":"keys","of":"durable","columns":["id",…]}
//   ["key_…",…]                                              a row, and so on
//   {"rows":1234,"sha256":"…"}                               the end: without it the file is incomplete
//
// The digest covers all lines before the end. It detects damage; it does not prove who wrote the file. verify.ts checks what the
// lines say.

import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { putInPlace } from '../../lib/whole-file.ts';
import type { Half } from './tables.ts';

/** The form of the file; another number is another form. */
export const FORM = 1;
/** Characters that are written together. */
const CHUNK = 65_536;
/** Longest line in characters. The largest text of a row, the record of an event, is below 1 MB. */
const LONGEST_LINE = 16 * 1024 * 1024;
/** A backup of JSON rows shrinks to a tenth or so. A file that unpacks to much more than its size is a gzip bomb. */
const MOST_UNPACKED_RATIO = 100;
/** Small files may exceed the ratio: they are cheap to read. */
const ALWAYS_UNPACKED = 64 * 1024 * 1024;

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
 * Writes a backup beside its place and puts it there when it is complete and on the disk; an older one of that name is then replaced.
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
  const hash = createHash('sha256');
  async function* texts(): AsyncGenerator<string> {
    let text = `${JSON.stringify({ almanac_backup: FORM, ...head })}\n`;
    for await (const part of parts) {
      if (Array.isArray(part)) rows++;
      text += `${JSON.stringify(part)}\n`;
      if (text.length < CHUNK) continue;
      hash.update(text);
      yield text;
      text = '';
    }
    hash.update(text);
    yield `${text}${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
  }
  try {
    const file = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
    await pipeline(Readable.from(texts()), createGzip(), file);
    await putInPlace(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return rows;
}

/** An open backup. It is read twice, to verify it and to restore it, through the same handle. */
export interface BackupFile {
  readonly path: string;
  /** Bytes on the disk. */
  readonly size: number;
  readonly handle: FileHandle;
}

/**
 * Opens a backup.
 * @throws Error for a symbolic link, which could point elsewhere by the time it is read, and for anything but a regular file
 */
export async function openBackup(path: string): Promise<BackupFile> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ELOOP') throw new Error(`${path} cannot be read: ${cause.message}.`, { cause });
      throw new Error(`${path} is a symbolic link: name the file itself.`, { cause });
    },
  );
  const status = await handle.stat();
  if (status.isFile()) return { path, size: status.size, handle };
  await handle.close();
  throw new Error(`${path} is not a regular file.`);
}

/** The lines of a backup as parsed JSON, unchecked, each with the SHA-256 (hex) of all lines before it. */
export async function* linesOf({
  path,
  size,
  handle,
}: BackupFile): AsyncGenerator<{ value: unknown; digestBefore: () => string }> {
  const most = Math.max(ALWAYS_UNPACKED, size * MOST_UNPACKED_RATIO);
  const hash = createHash('sha256');
  const file = createReadStream('', { fd: handle, start: 0, autoClose: false });
  const text = createGunzip().setEncoding('utf8');
  let unpacked = 0;
  // Pieces of a line that has not ended: joined once, since a long line comes in thousands of them.
  let pieces: string[] = [];
  let length = 0;
  try {
    // The second end of a pipe does not hear that the first one failed.
    file.on('error', (error) => text.destroy(error)).pipe(text);
    for await (const chunk of text as AsyncIterable<string>) {
      unpacked += chunk.length;
      if (unpacked > most) throw new Error(`it unpacks to more than ${MOST_UNPACKED_RATIO} times its size`);
      // By \n alone: a text in JSON may contain the other line ends of Unicode.
      const lines = chunk.split('\n');
      const rest = lines.pop() as string;
      if (lines.length > 0) {
        lines[0] = pieces.join('') + lines[0];
        [pieces, length] = [[], 0];
      }
      pieces.push(rest);
      length += rest.length;
      if (length > LONGEST_LINE) throw new Error(`it has a line of more than ${LONGEST_LINE} characters`);
      for (const line of lines) {
        yield { value: JSON.parse(line), digestBefore: () => hash.copy().digest('hex') };
        hash.update(`${line}\n`);
      }
    }
    if (length > 0) throw new Error('its last line has no end');
  } catch (cause) {
    if (cause instanceof BackupFault) throw cause;
    throw new BackupFault(`${path} cannot be read as a backup: ${(cause as Error).message}.`, { cause });
  } finally {
    file.unpipe(text);
    text.destroy();
  }
}

/** A file that is not a complete and sound backup. */
export class BackupFault extends Error {}
