// Reads the members of a zip file on disk as streams, one after another: archives may be larger than memory. What is encrypted,
// packed in an unusual way, named by a path that leaves its folder, larger than it says or far too large for its bytes is refused.

import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** One file of an archive. */
export interface ZipMember {
  readonly name: string;
  /** Bytes when unpacked, as the archive says; reading ends with an error at any other number. */
  readonly size: number;
}

/** Members that an archive may have. */
const MOST_MEMBERS = 10_000;
/** Bytes of a member when unpacked. */
const LARGEST_MEMBER = 16_000_000_000;
/** A member grows at most so much when unpacked: tables of figures to 40 times, text to 10. */
const MOST_GROWTH = 200;
/** Smaller members may grow as they like: many equal lines do. */
const SMALL_MEMBER = 1_000_000;

/** An archive that is open: its members, and their bytes. */
export class ZipArchive {
  readonly #file: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(file: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** @throws Error where the file is no archive, is cut short, or holds what is refused */
  static async open(path: string): Promise<ZipArchive> {
    const file = await openPromise(path, { lazyEntries: true, autoClose: false });
    try {
      if (file.entryCount > MOST_MEMBERS) throw new Error(`The archive has ${file.entryCount} members.`);
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

  /** A member's bytes, unpacked. */
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
  if (size > LARGEST_MEMBER || (size > SMALL_MEMBER && size > MOST_GROWTH * packed)) {
    throw new Error(`${name} would have ${size} bytes, of ${packed}.`);
  }
}
