// Saves a response body to a file and resumes interrupted downloads (RFC 9110: Range, section 14; If-Range, 13.1.5). If the
// source does not support ranges or the content has changed, the download restarts.

import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Problem } from '../../contract/problem.ts';
import { onOwnDisk } from '../../sdk/own-disk.ts';
import { SourceFailure } from './failure.ts';
import type { Download } from './request.ts';

interface Note {
  /** Hash of the URL, excluding keys. */
  readonly address: string;
  readonly validator: readonly [header: 'etag' | 'last-modified', value: string];
  /** Size of the complete file in bytes. */
  readonly total: number;
}

interface Part {
  readonly size: number;
  readonly note: Note;
}

interface Answered {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Minimum age of a Last-Modified date used as a validator. After a more recent date, another change may follow within
 * the same second (RFC 9110, 8.8.2.2).
 */
const SETTLED_MS = 60_000;
/** Statuses after which a download cannot be resumed. */
const GONE: ReadonlySet<number> = new Set([404, 410, 416]);
const OWNER_ONLY = 0o600;

export function noteOf(file: string): string {
  return `${file}-note`;
}

export interface Begun {
  readonly download: Download;
  /** Hash of the URL, excluding keys. */
  readonly address: string;
  readonly part: Part | undefined;
  /** Headers that request the rest of the file, or the complete file if it has changed. */
  readonly headers: Readonly<Record<string, string>>;
}

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
    // If the file is complete, request its last byte to find out whether the file has changed.
    return { size: Math.min(size, note.total - 1), note };
  } catch {
    return undefined;
  }
}

/** Requests the rest of the file without content encoding, because the bytes on disk are not encoded. */
function rangeHeaders({ size, note }: Part): Record<string, string> {
  return { range: `bytes=${size}-`, 'if-range': note.validator[1], 'accept-encoding': 'identity' };
}

/**
 * Keeps the partial file if a later download can resume it.
 * @param isUseless true if the response could not be read or the disk is full
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

async function removePart(file: string): Promise<void> {
  await rm(noteOf(file), { force: true });
  await rm(file, { force: true });
}

export interface Saving extends Omit<Begun, 'headers'> {
  readonly source: string;
  /** Maximum size of an unsuccessful response, which is read into memory. */
  readonly maxBody: number;
  readonly answered: () => Answered | undefined;
}

/** Returns the body of an unsuccessful response. */
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
    if (saving.part !== undefined && answer?.statusCode === 416) throw otherwise(source, 'the range is not available');
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

async function openTarget({ source, download, address, part }: Saving, answer: Answered): Promise<Target> {
  const { file } = download;
  if (answer.statusCode === 206) {
    const why =
      part === undefined ? 'it sent a partial response without a range request' : rangeMismatch(part, answer.headers);
    if (why !== undefined || part === undefined) throw otherwise(source, why ?? '');
    const handle = await open(file, 'r+');
    return new Target(source, download, handle, part.size, part.note.total);
  }
  const note = noteFor(address, answer.headers);
  // Keep this order. If the process is killed, no note may describe bytes from another download.
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
    const { maxBytes, onProgress, file } = this.#download;
    if (this.#size + chunk.length > maxBytes) {
      await removePart(file);
      throw tooLarge(this.#source, maxBytes);
    }
    await onOwnDisk(this.#writeAll(chunk));
    this.#size += chunk.length;
    onProgress?.(this.#size, this.#total);
  }

  /** Repeats short writes, which can occur on a nearly full disk. */
  async #writeAll(chunk: Uint8Array): Promise<void> {
    for (let done = 0; done < chunk.length; ) {
      const { bytesWritten } = await this.#handle.write(chunk, done, chunk.length - done, this.#size + done);
      done += bytesWritten;
    }
  }

  /** @throws SourceFailure */
  refuseIncomplete(): void {
    if (this.#total === undefined || this.#size === this.#total) return;
    const detail = `${this.#source}: the response length differs from its Content-Length.`;
    throw new SourceFailure('upstream_invalid_response', detail, { retryable: true });
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

/** Returns undefined if the response lacks a validator or a length. */
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

function rangeMismatch({ size, note }: Part, headers: Answered['headers']): string | undefined {
  const [, first, last, total] =
    /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(text(headers['content-range']) ?? '') ?? [];
  if (Number(total) !== note.total) return 'the file length has changed';
  if (Number(first) !== size || Number(last) !== note.total - 1) return 'it sent a different range';
  if (isEncoded(headers)) return 'the response is content-encoded';
  const [header, value] = note.validator;
  const now = text(headers[header]);
  return now === undefined || now === value ? undefined : 'the file has changed';
}

/** Length of the body as transferred, before decoding. */
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

/** Reports that the download cannot be resumed. The next attempt restarts it. */
function otherwise(source: string, why: string): SourceFailure {
  const detail = `${source}: cannot resume the download because ${why}; restarting it.`;
  return new SourceFailure('upstream_invalid_response', detail, { retryable: true });
}

/** Reports that the body exceeds our own limit. The circuit breaker does not count this failure. */
export function tooLarge(source: string, max: number): Problem {
  const detail = `${source}: the response is larger than ${max} bytes. Request less data.`;
  return new Problem('upstream_invalid_response', detail);
}
