// Backup file format: gzipped JSON lines, readable only by the owner. Both engines share it, so an embedded store can be
// restored to PostgreSQL and back.
//
//   {"almanac_backup":1,"engine":"sqlite","made_at":"…","migrations":{"durable":[…],"counts":[…]},"master_key":"…"}
//   {"table":"keys","of":"durable","columns":["id",…]}
//   ["key_…",…]                                              one line per row
//   {"rows":1234,"sha256":"…"}                               the end: without it the file is incomplete
//
// The digest covers all lines before the end line. It detects damage; it does not authenticate the file. verify.ts
// checks the content.

import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { putInPlace } from '../../lib/whole-file.ts';
import type { Half } from './tables.ts';

export const FORM = 1;
/** Characters per write. */
const CHUNK = 65_536;
/** Maximum length in characters. The largest text in a row is an event record, which is below 1 MB. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024;
/** JSON rows compress to about a tenth. A file that expands far beyond that is a gzip bomb. */
const MAX_UNPACKED_RATIO = 100;
/** Small files may exceed the ratio, because they are cheap to read. */
const ALWAYS_UNPACKED = 64 * 1024 * 1024;

/** First line of a backup. */
export interface BackupHead {
  readonly almanac_backup: typeof FORM;
  readonly engine: 'sqlite' | 'postgres';
  readonly made_at: string;
  /** A restore creates the tables as of these migrations; the next start of a server applies newer ones. */
  readonly migrations: Readonly<Record<Half, readonly string[]>>;
  /** Identifies the master key in use when the backup was made. */
  readonly fingerprint?: string | undefined;
  /** Set if the data folder stored the master key. */
  readonly master_key?: string | undefined;
  /** Set if the backup includes stored answers. */
  readonly answers?: true | undefined;
}

/** Header line of a table; its rows follow. */
export interface BackupTable {
  readonly table: string;
  readonly of: Half;
  readonly columns: readonly string[];
}

export type Cell = string | number | null;
/** A line after the header line of the backup. */
export type BackupPart = BackupTable | readonly Cell[];

/**
 * Writes a temporary file, then syncs it and renames it over any older backup.
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

export interface BackupFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly handle: FileHandle;
}

/** @throws Error for anything but a regular file. The target of a symbolic link could change between reads */
export async function openBackup(path: string): Promise<BackupFile> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ELOOP') throw new Error(`${path} cannot be read: ${cause.message}.`, { cause });
      throw new Error(`${path} is a symbolic link. Use the path of the file itself.`, { cause });
    },
  );
  const status = await handle.stat();
  if (status.isFile()) return { path, size: status.size, handle };
  await handle.close();
  throw new Error(`${path} is not a regular file.`);
}

/** Yields each line as parsed JSON, unvalidated, with the SHA-256 (hex) of all lines before it. */
export async function* linesOf({
  path,
  size,
  handle,
}: BackupFile): AsyncGenerator<{ value: unknown; digestBefore: () => string }> {
  const max = Math.max(ALWAYS_UNPACKED, size * MAX_UNPACKED_RATIO);
  const hash = createHash('sha256');
  const file = createReadStream('', { fd: handle, start: 0, autoClose: false });
  const text = createGunzip().setEncoding('utf8');
  let unpacked = 0;
  // A long line arrives in thousands of parts, so the parts are joined only once.
  let pieces: string[] = [];
  let length = 0;
  try {
    // Forward errors explicitly, because pipe() does not.
    file.on('error', (error) => text.destroy(error)).pipe(text);
    for await (const chunk of text as AsyncIterable<string>) {
      unpacked += chunk.length;
      if (unpacked > max) throw new Error(`it unpacks to more than ${MAX_UNPACKED_RATIO} times its size`);
      // Split only at line feeds, because JSON may contain other Unicode line separators.
      const lines = chunk.split('\n');
      const rest = lines.pop() as string;
      if (lines.length > 0) {
        lines[0] = pieces.join('') + lines[0];
        [pieces, length] = [[], 0];
      }
      pieces.push(rest);
      length += rest.length;
      if (length > MAX_LINE_LENGTH) throw new Error(`it has a line longer than ${MAX_LINE_LENGTH} characters`);
      for (const line of lines) {
        yield { value: JSON.parse(line), digestBefore: () => hash.copy().digest('hex') };
        hash.update(`${line}\n`);
      }
    }
    if (length > 0) throw new Error('its last line is not terminated');
  } catch (cause) {
    if (cause instanceof BackupFault) throw cause;
    throw new BackupFault(`${path} cannot be read as a backup: ${(cause as Error).message}.`, { cause });
  } finally {
    file.unpipe(text);
    text.destroy();
  }
}

export class BackupFault extends Error {}
