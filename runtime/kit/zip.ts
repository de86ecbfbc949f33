// Reads the members of a zip file on disk as streams, one after another: archives may be larger than memory. By PKWARE's APPNOTE, with
// the 64-bit fields of large archives; encryption and methods other than "stored" and "deflated" are refused.

import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

export interface ZipMember {
  readonly name: string;
  /** Bytes when unpacked, as the archive says. */
  readonly size: number;
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

const [END, DIRECTORY, LOCAL, END64, LOCATOR64] = [0x06054b50, 0x02014b50, 0x04034b50, 0x06064b50, 0x07064b50];
/** The end record has at most this many bytes: a comment may follow it. */
const LONGEST_END = 65_557;
const LARGEST_DIRECTORY = 20_000_000;
const SATURATED = 0xffffffff;
const [STORED, DEFLATED] = [0, 8];

/** The members of an archive. @throws Error where it is none, or is cut short */
export async function zipMembers(path: string): Promise<ZipMember[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { offset, length } = await directoryOf(file, size);
    if (length > LARGEST_DIRECTORY || offset + length > size) throw new Error('The archive is broken: its directory.');
    const directory = await bytes(file, offset, length);
    const members: ZipMember[] = [];
    for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === DIRECTORY; ) {
      members.push(memberAt(directory, at));
      at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return members;
  } finally {
    await file.close();
  }
}

/** A member's bytes, unpacked. */
export async function openMember(path: string, { method, packed, offset, name }: ZipMember): Promise<Readable> {
  if (method !== STORED && method !== DEFLATED) throw new Error(`${name} is packed by method ${method}.`);
  const file = await open(path, 'r');
  let start: number;
  try {
    const header = await bytes(file, offset, 30);
    if (header.readUInt32LE(0) !== LOCAL) throw new Error(`The archive is broken: ${name}.`);
    start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await file.close();
  }
  if (packed === 0) return createReadStream(path, { start: 0, end: -1 });
  const raw = createReadStream(path, { start, end: start + packed - 1 });
  if (method === STORED) return raw;
  const inflate = createInflateRaw();
  raw.on('error', (error) => inflate.destroy(error));
  return raw.pipe(inflate);
}

async function directoryOf(file: FileHandle, size: number): Promise<{ offset: number; length: number }> {
  const length = Math.min(size, LONGEST_END);
  const tail = await bytes(file, size - length, length);
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue;
    const found = { offset: tail.readUInt32LE(at + 16), length: tail.readUInt32LE(at + 12) };
    if (found.offset !== SATURATED && found.length !== SATURATED) return found;
    const locator = at - 20;
    if (locator < 0 || tail.readUInt32LE(locator) !== LOCATOR64) break;
    const end = await bytes(file, Number(tail.readBigUInt64LE(locator + 8)), 56);
    if (end.readUInt32LE(0) !== END64) break;
    return { offset: Number(end.readBigUInt64LE(48)), length: Number(end.readBigUInt64LE(40)) };
  }
  throw new Error('The file is no zip archive, or was cut short.');
}

function memberAt(directory: Buffer, at: number): ZipMember {
  const [nameLength, extraLength] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)];
  const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
  if ((directory.readUInt16LE(at + 8) & 1) === 1) throw new Error(`${name} is encrypted.`);
  const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
  const wide = wideFields(extra);
  // The 64-bit values stand in this order, each only where its 32-bit field is saturated.
  const take = (value: number) => (value === SATURATED ? (wide.shift() ?? value) : value);
  const size = take(directory.readUInt32LE(at + 24));
  const packed = take(directory.readUInt32LE(at + 20));
  const offset = take(directory.readUInt32LE(at + 42));
  return { name, size, packed, offset, method: directory.readUInt16LE(at + 10) };
}

function wideFields(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    if (id === 1) {
      const count = Math.floor(Math.min(length, extra.length - at - 4) / 8);
      return Array.from({ length: count }, (_, index) => Number(extra.readBigUInt64LE(at + 4 + index * 8)));
    }
    at += 4 + length;
  }
  return [];
}

async function bytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new Error('The archive was cut short.');
  return buffer;
}
