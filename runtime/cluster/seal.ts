// Authenticates everything in the cache engine. An attacker with write access can delete entries, but cannot forge
// them.
//
// All keys derive from the cache secret, itself derived from the master key, so entries of other deployments never
// verify. The tag covers the entry's name, so a value does not verify under another name.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Increase the version when the stored format changes, because both versions may run concurrently. */
const FORM = 'almanac/2';
const KEY_BYTES = 32;
const TAG_BYTES = 32;
/** Maximum number of bytes read from a small entry, whatever its size. */
export const MAX_READ = 1_000;

export type SharedKind = 'answer' | 'turn' | 'bucket' | 'message';

export class Seal {
  readonly channel: string;
  readonly #names: Buffer;
  readonly #tags: Buffer;

  /** @param secret 32 bytes, the same in all processes */
  constructor(secret: Buffer) {
    const derive = (label: string) => Buffer.from(hkdfSync('sha256', secret, '', `${FORM}/${label}`, KEY_BYTES));
    this.#names = derive('names');
    this.#tags = derive('tags');
    this.channel = this.name('message', 'all', '');
  }

  /** Returns a name that reveals neither the source nor the request. */
  name(kind: SharedKind, source: string, key: string): string {
    const digest = createHmac('sha256', this.#names).update(`${kind}\n${source}\n${key}`).digest('base64url');
    return `${FORM}/${kind}/${digest}`;
  }

  /** Returns the tag, followed by the parts. */
  close(name: string, ...parts: readonly Buffer[]): Buffer {
    return Buffer.concat([this.#tag(name, parts), ...parts]);
  }

  /** Returns a view of `sealed`, not a copy; undefined unless `close` sealed it under the same name. */
  open(name: string, sealed: Buffer): Buffer | undefined {
    if (sealed.length < TAG_BYTES) return undefined;
    const value = sealed.subarray(TAG_BYTES);
    return timingSafeEqual(sealed.subarray(0, TAG_BYTES), this.#tag(name, [value])) ? value : undefined;
  }

  #tag(name: string, parts: readonly Buffer[]): Buffer {
    // Names contain no newline, so name and value cannot be confused.
    const tag = createHmac('sha256', this.#tags).update(`${name}\n`);
    for (const part of parts) tag.update(part);
    return tag.digest();
  }
}
