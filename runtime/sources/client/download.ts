// A body that goes into a file as it comes, and goes on where it ended: of a download that was cut or stopped the file stays, with a note
// beside it that says what it is the beginning of (RFC 9110: Range, section 14; If-Range, 13.1.5). Where the source does not go on, or not
// with the same, it begins anew.

import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Problem } from '../../contract/problem.ts';
import { onOwnDisk } from '../../sdk/own-disk.ts';
import { SourceFailure } from './failure.ts';
import type { Download } from './request.ts';

/** What the file is the beginning of. */
interface Note {
  /** Hash of the address, without keys. */
  readonly address: string;
  /** What tells this content from others: a strong entity tag, or the day of its last change. */
  readonly validator: readonly [header: 'etag' | 'last-modified', value: string];
  /** Bytes of the whole. */
  readonly total: number;
}

/** The beginning of a file. */
interface Part {
  readonly size: number;
  readonly note: Note;
}

/** Of an answer what saving it needs. */
interface Answered {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A last change so shortly before the answer may not be the last one of that second, or of that moment (RFC 9110, 8.8.2.2). */
const SETTLED_MS = 60_000;
/** Statuses after which the rest will not come. */
const GONE: ReadonlySet<number> = new Set([404, 410, 416]);
const OWNER_ONLY = 0o600;

/** Path of the note of a file. */
export function noteOf(file: string): string {
  return `${file}-note`;
}

/** A download that is about to be asked for. */
export interface Begun {
  readonly download: Download;
  /** Hash of the address, without keys. */
  readonly address: string;
  /** What is there of it; undefined where there is nothing that can go on. */
  readonly part: Part | undefined;
  /** Headers that ask for the rest, or for everything where it is not the same any more. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Looks what is there of a download. */
export async function beginDownload(
  download: Download,
  url: URL,
  keyParameters: readonly (readonly [string, string])[],
): Promise<Begun> {
  const keyless = new URL(url);
  for (const [name] of keyParameters) keyless.searchParams.delete(name);
  const address = createHash('sha256').update(keyless.href).digest('hex');
  const part = await begunPart(download.file, address);
  return { download, address, part, headers: part === undefined ? {} : rangeHeaders(part) };
}

async function begunPart(file: string, address: string): Promise<Part | undefined> {
  try {
    const { size } = await stat(file);
    const note = JSON.parse(await readFile(noteOf(file), 'utf8')) as Note;
    if (note.address !== address || size === 0 || size > note.total) return undefined;
    // One that has all its bytes asks for the last one: that it is still the same is seen by the answer.
    return { size: Math.min(size, note.total - 1), note };
  } catch {
    return undefined;
  }
}

/** The bytes that are here were not encoded. */
function rangeHeaders({ size, note }: Part): Record<string, string> {
  return { range: `bytes=${size}-`, 'if-range': note.validator[1], 'accept-encoding': 'identity' };
}

/**
 * Leaves what can go on another time, and nothing else.
 * @param isUseless whether it must go: the answer could not be read, or the disk is full, which this part would keep so
 */
export async function leavePart(
  { download: { file }, part }: Begun,
  answer: Answered | undefined,
  isUseless: boolean,
): Promise<void> {
  const departs =
    answer?.statusCode === 206 && (part === undefined || rangeMismatch(part, answer.headers) !== undefined);
  const isNoted = await stat(noteOf(file)).then(
    () => true,
    () => false,
  );
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (isUseless || departs || !isNoted || size === 0) await removePart(file);
}

/** Removes what is there. */
async function removePart(file: string): Promise<void> {
  await rm(noteOf(file), { force: true });
  await rm(file, { force: true });
}

/** What is saved with. */
export interface Saving extends Omit<Begun, 'headers'> {
  readonly source: string;
  /** Bytes of a body that is no success: it is read. */
  readonly maxBody: number;
  /** The answer, once its first byte is there. */
  readonly answered: () => Answered | undefined;
}

/** Writes the body of a success into the file; the body of anything else is given back, to be judged. */
export async function saveBody(stream: AsyncIterable<Uint8Array>, saving: Saving): Promise<Buffer> {
  const { source, download, maxBody, answered } = saving;
  const rest: Uint8Array[] = [];
  let restSize = 0;
  let target: Target | undefined;
  try {
    for await (const chunk of stream) {
      const answer = answered() as Answered;
      if (!isSuccess(answer)) {
        restSize += chunk.length;
        if (restSize > maxBody) throw tooLarge(source, maxBody);
        rest.push(chunk);
        continue;
      }
      target ??= await openTarget(saving, answer);
      await target.write(chunk);
    }
    const answer = answered();
    if (answer !== undefined && isSuccess(answer)) target ??= await openTarget(saving, answer);
    else if (answer !== undefined && GONE.has(answer.statusCode)) await removePart(download.file);
    if (saving.part !== undefined && answer?.statusCode === 416) throw otherwise(source, 'has no such part');
    target?.refuseIncomplete();
    if (target !== undefined) await rm(noteOf(download.file), { force: true });
    return Buffer.concat(rest);
  } finally {
    await target?.close();
  }
}

function isSuccess({ statusCode }: Answered): boolean {
  return statusCode >= 200 && statusCode < 300;
}

/** The file that is written, from where this answer begins. */
async function openTarget({ source, download, address, part }: Saving, answer: Answered): Promise<Target> {
  const { file } = download;
  if (answer.statusCode === 206) {
    const why = part === undefined ? 'gives a part of it, unasked' : rangeMismatch(part, answer.headers);
    if (why !== undefined || part === undefined) throw otherwise(source, why ?? '');
    const handle = await open(file, 'r+');
    return new Target(source, download, handle, part.size, part.note.total);
  }
  const note = noteFor(address, answer.headers);
  // In this order: whatever a kill leaves, no note stands beside bytes that are not its.
  await rm(noteOf(file), { force: true });
  const handle = await onOwnDisk(open(file, 'w', OWNER_ONLY));
  try {
    if (note !== undefined) await onOwnDisk(writeFile(noteOf(file), JSON.stringify(note), { mode: OWNER_ONLY }));
  } catch (error) {
    await handle.close();
    throw error;
  }
  return new Target(source, download, handle, 0, note?.total ?? lengthOf(answer.headers));
}

/** A file while it is written. */
class Target {
  readonly #source: string;
  readonly #download: Download;
  readonly #handle: FileHandle;
  readonly #total: number | undefined;
  #size: number;

  constructor(source: string, download: Download, handle: FileHandle, size: number, total: number | undefined) {
    this.#source = source;
    this.#download = download;
    this.#handle = handle;
    this.#size = size;
    this.#total = total;
  }

  async write(chunk: Uint8Array): Promise<void> {
    const { mostBytes, onProgress, file } = this.#download;
    if (this.#size + chunk.length > mostBytes) {
      await removePart(file);
      throw tooLarge(this.#source, mostBytes);
    }
    await onOwnDisk(this.#writeAll(chunk));
    this.#size += chunk.length;
    onProgress?.(this.#size, this.#total);
  }

  /** A write may be short, as the last one before a disk is full. */
  async #writeAll(chunk: Uint8Array): Promise<void> {
    for (let done = 0; done < chunk.length; ) {
      const { bytesWritten } = await this.#handle.write(chunk, done, chunk.length - done, this.#size + done);
      done += bytesWritten;
    }
  }

  /** @throws SourceFailure where bytes are missing that were announced */
  refuseIncomplete(): void {
    if (this.#total === undefined || this.#size === this.#total) return;
    const detail = `${this.#source}: the answer is shorter or longer than it says.`;
    throw new SourceFailure('upstream_invalid_response', detail, { retryable: true });
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

/** What a download is told by that may go on later; undefined where nothing tells it from others, or its length is not known. */
function noteFor(address: string, headers: Answered['headers']): Note | undefined {
  const total = lengthOf(headers);
  if (total === undefined || isEncoded(headers)) return undefined;
  const etag = text(headers['etag']);
  if (etag?.startsWith('"') === true) return { address, total, validator: ['etag', etag] };
  const changed = text(headers['last-modified']);
  const age = Date.parse(text(headers['date']) ?? '') - Date.parse(changed ?? '');
  return changed !== undefined && age >= SETTLED_MS
    ? { address, total, validator: ['last-modified', changed] }
    : undefined;
}

/** What of a part is not what was asked for; undefined where it is. */
function rangeMismatch({ size, note }: Part, headers: Answered['headers']): string | undefined {
  const [, first, last, total] =
    /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(text(headers['content-range']) ?? '') ?? [];
  if (Number(total) !== note.total) return 'has another length now';
  if (Number(first) !== size || Number(last) !== note.total - 1) return 'gives another part of it';
  if (isEncoded(headers)) return 'gives it in another form';
  const [header, value] = note.validator;
  const now = text(headers[header]);
  return now === undefined || now === value ? undefined : 'gives a part of something newer';
}

/** Bytes of the body as it goes over the wire; undefined where they are not known. */
function lengthOf(headers: Answered['headers']): number | undefined {
  const length = text(headers['content-length']);
  return length !== undefined && /^[1-9]\d{0,14}$/.test(length) && !isEncoded(headers) ? Number(length) : undefined;
}

function isEncoded(headers: Answered['headers']): boolean {
  const encoding = text(headers['content-encoding']);
  return encoding !== undefined && encoding !== 'identity';
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

/** The download begins anew with the next attempt. */
function otherwise(source: string, why: string): SourceFailure {
  const detail = `${source}: asked to go on with a file, it ${why}; the file is fetched anew.`;
  return new SourceFailure('upstream_invalid_response', detail, { retryable: true });
}

/** Our cap, not the source's fault: a Problem that the breaker does not count. */
export function tooLarge(source: string, most: number): Problem {
  const detail = `${source}: the answer is larger than ${most} bytes. Ask for less at once.`;
  return new Problem('upstream_invalid_response', detail);
}
