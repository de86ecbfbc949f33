// Streams members of a zip file, because an archive may be larger than the available memory. Rejects encrypted members,
// unusual compression methods, paths that leave the folder, wrong sizes and extreme compression ratios.

import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

export interface ZipMember {
  readonly name: string;
  /** Declared uncompressed bytes. */
  readonly size: number;
}

const MAX_MEMBERS = 10_000;
/** Bytes after decompression. */
const MAX_MEMBER_SIZE = 16_000_000_000;
/** Maximum compression ratio. Tables of numbers reach a ratio of 40, text 10. */
const MAX_GROWTH = 200;
/** The ratio is not checked for smaller members, in which repeated lines may compress extremely well. */
const SMALL_MEMBER = 1_000_000;

export class ZipArchive {
  readonly #file: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(file: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** @throws Error for an invalid archive or a rejected member */
  static async open(path: string): Promise<ZipArchive> {
    const file = await openPromise(path, { lazyEntries: true, autoClose: false });
    try {
      if (file.entryCount > MAX_MEMBERS) throw new Error(`The archive has ${file.entryCount} members.`);
      const entries = new Map<string, Entry>();
      for await (const entry of file.eachEntry()) {
        check(entry);
        entries.set(entry.fileName, entry);
      }
      return new ZipArchive(file, entries);
    } catch (error) {
      file.close();
      throw error;
    }
  }

  get members(): readonly ZipMember[] {
    return [...this.#entries].map(([name, { uncompressedSize }]) => ({ name, size: uncompressedSize }));
  }

  stream({ name }: ZipMember): Promise<Readable> {
    return this.#file.openReadStreamPromise(this.#entries.get(name) as Entry);
  }

  close(): void {
    this.#file.close();
  }
}

function check(entry: Entry): void {
  const { fileName: name, uncompressedSize: size, compressedSize: packed } = entry;
  if (entry.isEncrypted()) throw new Error(`${name} is encrypted.`);
  if (size > MAX_MEMBER_SIZE || (size > SMALL_MEMBER && size > MAX_GROWTH * packed)) {
    throw new Error(`${name} would have ${size} bytes, of ${packed}.`);
  }
}
