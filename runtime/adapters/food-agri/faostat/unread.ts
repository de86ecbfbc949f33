// Files of domains that could not be read: they are not downloaded again before FAOSTAT gives another, or before their lifetime is over,
// now and after a restart.

import { join } from 'node:path';
import { Problem } from '../../../contract/problem.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/duration.ts';
import { isObject } from '../../../lib/loose-json.ts';
import { ageOf } from '../../../lib/steady.ts';
import { Remembered } from '../../../sources/catalogs/remembered.ts';
import type { Domain } from './domains.ts';
import { STORE_FORMAT } from './store.ts';
import type { Unreadable } from './store-worker.ts';

/** Raised by the reader of a domain's file. */
export class UnreadableFile extends Error {
  readonly kind: Unreadable;

  constructor(message: string, kind: Unreadable) {
    super(message);
    this.kind = kind;
  }
}

interface Unread {
  readonly kind: Unreadable;
  /** What is wrong with it. */
  readonly reason: string;
  /** The day of the figures, and the form of stores, for which that was found. */
  readonly updated: string | undefined;
  readonly format: number;
  readonly at: number;
}

/** A broken archive is another tomorrow, if ever; a page in its place is gone sooner; columns stay what they are. */
const LIFETIMES: Readonly<Record<Unreadable, number>> = {
  no_archive: 10 * MINUTE_MS,
  broken: DAY_MS,
  layout: Number.POSITIVE_INFINITY,
};

/** What is known of files that could not be read; `now` is milliseconds since 1970. */
export class UnreadFiles {
  readonly #files: Remembered<Unread>;

  /** @param folder The folder of the stores. */
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

  /** Why a domain's file cannot be read, and whether it may be later; undefined where it is worth a download. */
  problem({ code, name, updated }: Domain, now: number): Problem | undefined {
    const unread = this.#files.get(code);
    if (unread === undefined || unread.updated !== updated || unread.format !== STORE_FORMAT) return undefined;
    const left = LIFETIMES[unread.kind] - ageOf(unread.at, now);
    if (unread.kind !== 'layout' && left <= 0) return undefined;
    if (unread.kind === 'layout') {
      const detail = `The figures of ${code} (${name}) cannot be read on this server: ${unread.reason}.`;
      return new Problem('not_found', detail, { hint: 'search_datasets finds other domains on the subject.' });
    }
    const what = unread.kind === 'broken' ? 'is broken' : 'is no archive at the moment';
    const detail = `faostat: the file of ${code} ${what}; it is fetched again when FAOSTAT gives another, or after its lifetime.`;
    return new Problem('upstream_invalid_response', detail, { retryAfter: Math.ceil(left / 1000) });
  }
}
