// Remembers, across restarts, which domain files could not be read. Such a file is downloaded again only when FAOSTAT
// replaces it or when the entry expires.

import { join } from 'node:path';
import { Problem } from '../../../contract/problem.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/duration.ts';
import { isObject } from '../../../lib/loose-json.ts';
import { ageOf } from '../../../lib/steady.ts';
import { Remembered } from '../../../sources/catalogs/remembered.ts';
import type { Domain } from './domains.ts';
import { STORE_FORMAT } from './store.ts';
import type { Unreadable } from './store-worker.ts';

export class UnreadableFile extends Error {
  readonly kind: Unreadable;

  constructor(message: string, kind: Unreadable) {
    super(message);
    this.kind = kind;
  }
}

interface Unread {
  readonly kind: Unreadable;
  readonly reason: string;
  /** Data version and store format with which the file could not be read. */
  readonly updated: string | undefined;
  readonly format: number;
  readonly at: number;
}

/**
 * Retry a corrupt archive after a day and an HTML error page sooner. Never retry a file with an unknown layout, because
 * downloading the same file again would not help.
 */
const LIFETIMES: Readonly<Record<Unreadable, number>> = {
  no_archive: 10 * MINUTE_MS,
  broken: DAY_MS,
  layout: Number.POSITIVE_INFINITY,
};

/** Times (`now`) are Unix times in milliseconds. */
export class UnreadFiles {
  readonly #files: Remembered<Unread>;

  constructor(folder: string) {
    const isUnread = (value: unknown): value is Unread =>
      isObject(value) && String(value['kind']) in LIFETIMES && typeof value['at'] === 'number';
    this.#files = new Remembered(join(folder, 'unread.json'), isUnread);
  }

  add({ code, updated }: Domain, { message, kind }: UnreadableFile, now: number): void {
    this.#files.set(code, { kind, reason: message, updated, format: STORE_FORMAT, at: now });
  }

  forget({ code }: Domain): void {
    this.#files.delete(code);
  }

  /** Returns a problem that includes the time of the next retry, or undefined if the file should be downloaded. */
  problem({ code, name, updated }: Domain, now: number): Problem | undefined {
    const unread = this.#files.get(code);
    if (unread === undefined || unread.updated !== updated || unread.format !== STORE_FORMAT) return undefined;
    const left = LIFETIMES[unread.kind] - ageOf(unread.at, now);
    if (unread.kind !== 'layout' && left <= 0) return undefined;
    if (unread.kind === 'layout') {
      const detail = `The data of ${code} (${name}) cannot be read on this server: ${unread.reason}.`;
      return new Problem('not_found', detail, { hint: 'Find other domains on the subject with search_datasets.' });
    }
    const what = unread.kind === 'broken' ? 'is corrupt' : 'is currently not an archive';
    const detail = `faostat: the file of ${code} ${what}; it is downloaded again when FAOSTAT replaces it, or later.`;
    return new Problem('upstream_invalid_response', detail, { retryAfter: Math.ceil(left / 1000) });
  }
}
