// A file that a source provides only as a whole. It is fetched on first use, kept in memory and on disk, and
// revalidated (If-Modified-Since) when its lifetime ends. If processes share a store, one fetches it and the others
// copy it. The model returned by the reader is stored in V8's serialization format, which restores typed arrays without
// parsing.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Call } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import { MINUTE_MS } from '../../lib/duration.ts';
import { ageOf, notLater, steadyNow } from '../../lib/steady.ts';
import { writeWhole } from '../../lib/whole-file.ts';
import type { SharedFiles } from '../../store/store.ts';
import { madeOnce } from './made-once.ts';

/** `Model` must be structured-cloneable. */
export interface KeptFileDefinition<Model> {
  /** File name without extension. */
  readonly id: string;
  readonly source: string;
  /** Name in messages, such as `The rates of all days since 1999`. */
  readonly title: string;
  /** Version number. Increment it when the model's structure changes. */
  readonly format: number;
  /** URL of the file, stored as a hash. A copy from another URL is not used. */
  readonly origin: string;
  /** Milliseconds after which a copy is revalidated. */
  readonly lifetime: number;
  /** Milliseconds after which a copy is revalidated if it is insufficient for a request. */
  readonly lifetimeOfInsufficient: number;
  /** Timeout of one fetch in milliseconds. */
  readonly timeout: number;
  /**
   * `lastModified` belongs to the current copy. Returns undefined if the source has confirmed that this copy is up to
   * date.
   */
  fetch(call: FetchCall, lastModified: string | undefined): Promise<Fetched<Model> | undefined>;
}

/** Context of a fetch. It does not belong to any caller, so no caller can cancel the fetch for other callers. */
export type FetchCall = Pick<Call, 'deadline' | 'signal' | 'provenance' | 'now'>;

export interface Fetched<Model> {
  readonly model: Model;
  readonly lastModified: string | undefined;
}

interface Copy<Model> extends Fetched<Model> {
  /** Milliseconds since 1970; updated when the source confirms the file. */
  fetchedAt: number;
  /**
   * Time of the last check, on the monotonic clock that lifetimes use. For a replayed response, `fetchedAt` is old but
   * this time is recent.
   */
  checkedAt: number;
  /** Digest of the response's body; undefined if an older version of the server stored the copy. */
  readonly digest: string | undefined;
}

interface Stored<Model> extends Fetched<Model> {
  readonly format: number;
  readonly origin: string;
  readonly fetchedAt: number;
  readonly digest?: string | undefined;
}

export interface KeptFileOptions {
  readonly directory: string;
  readonly now: () => Date;
  readonly stop: AbortSignal;
  /** Undefined if there is only one process. */
  readonly shared: SharedFiles | undefined;
}

/** Pause after a failed revalidation. */
const PAUSE_AFTER_FAILURE_MS = 10 * MINUTE_MS;
/** Longest wait for the first copy; the fetch continues afterwards. */
const MAX_WAIT_MS = 25_000;
/**
 * Waiting ends this long before the deadline, because at the deadline, dispatch would report a timeout of the source.
 */
const BEFORE_DEADLINE_MS = 1_000;
const RETRY_AFTER_S = 10;
/** File mode that keeps the file private even if its folder is not. */
const OWNER_ONLY = 0o600;

export class KeptFile<Model> {
  readonly #definition: KeptFileDefinition<Model>;
  readonly #options: KeptFileOptions;
  readonly #path: string;
  readonly #origin: string;
  #copy: Copy<Model> | undefined;
  #restored: Promise<void> | undefined;
  #refreshing: Promise<Copy<Model>> | undefined;
  #notBefore = 0;

  constructor(definition: KeptFileDefinition<Model>, options: KeptFileOptions) {
    this.#definition = definition;
    this.#options = options;
    this.#path = join(options.directory, `${definition.id}.v8`);
    this.#origin = createHash('sha256').update(definition.origin).digest('hex');
  }

  /** Returns the model if it is in memory. The model is shared, so do not modify it. */
  get loaded(): Model | undefined {
    return this.#copy?.model;
  }

  /**
   * Returns the model. An insufficient model is revalidated first, but still returned if the source has nothing newer.
   * Rejects with the Problem of the fetch, or `preparing` if the first copy takes too long for this caller.
   */
  async get(
    call: Pick<Call, 'deadline' | 'provenance'>,
    suffices: (model: Model) => boolean = () => true,
  ): Promise<Model> {
    this.#restored ??= this.#restore();
    await this.#restored;
    const { source, lifetime, lifetimeOfInsufficient } = this.#definition;
    const copy = this.#copy;
    const age = copy === undefined ? 0 : ageOf(copy.checkedAt, Date.now());
    if (copy === undefined || (!suffices(copy.model) && age >= lifetimeOfInsufficient)) {
      const { model, fetchedAt, checkedAt, digest } = await this.#inTime(
        this.#refresh(copy === undefined ? lifetime : lifetimeOfInsufficient),
        call.deadline,
      );
      const freshUntil = checkedAt + (suffices(model) ? lifetime : lifetimeOfInsufficient);
      call.provenance({ source, cache: 'miss', fetchedAt, freshUntil, digest });
      return model;
    }
    const due = age >= lifetime;
    // Ignore a failed refresh: the caller already has a usable copy, and the source's state records the failure.
    if (due && steadyNow() >= this.#notBefore) this.#refresh(lifetime).catch(() => {});
    const { fetchedAt, checkedAt, digest } = copy;
    const freshFor = suffices(copy.model) ? lifetime : lifetimeOfInsufficient;
    call.provenance({ source, cache: due ? 'stale' : 'hit', fetchedAt, freshUntil: checkedAt + freshFor, digest });
    return copy.model;
  }

  async close(): Promise<void> {
    await this.#refreshing?.catch(() => {});
  }

  /**
   * Runs one refresh at a time.
   * @param within maximum age of another process's copy, in milliseconds
   */
  #refresh(within: number): Promise<Copy<Model>> {
    this.#refreshing ??= this.#refreshed(within)
      .catch((error: unknown) => {
        this.#notBefore = steadyNow() + PAUSE_AFTER_FAILURE_MS;
        throw error;
      })
      .finally(() => {
        this.#refreshing = undefined;
      });
    return this.#refreshing;
  }

  async #refreshed(within: number): Promise<Copy<Model>> {
    const { id, format } = this.#definition;
    const { shared, stop: signal } = this.#options;
    const had = notLater(this.#copy?.fetchedAt ?? Number.NEGATIVE_INFINITY, Date.now());
    const name = `kept.${format}.${this.#origin.slice(0, 16)}.${id}`;
    const isCurrent = (fetchedAt: string) => Number(fetchedAt) > had && ageOf(Number(fetchedAt), Date.now()) < within;
    let fetched: Copy<Model> | undefined;
    try {
      await madeOnce(shared, { name, file: this.#path, isCurrent, signal }, async () => {
        fetched = await this.#fetch();
        await this.#keep(fetched);
        return String(fetched.fetchedAt);
      });
    } catch (error) {
      // A full or read-only disk must not fail this call.
      if (fetched === undefined) throw error;
    }
    if (fetched !== undefined) return fetched;
    await this.#restore();
    const taken = this.#copy;
    return taken !== undefined && taken.fetchedAt > had ? taken : this.#fetch();
  }

  async #fetch(): Promise<Copy<Model>> {
    const { now, stop } = this.#options;
    const kept = this.#copy;
    let fetchedAt = Date.now();
    let digest: string | undefined;
    const call: FetchCall = {
      deadline: Date.now() + this.#definition.timeout,
      signal: stop,
      now,
      provenance: (provenance) => {
        fetchedAt = provenance.fetchedAt ?? fetchedAt;
        digest = provenance.digest;
      },
    };
    const fetched = await this.#definition.fetch(call, kept?.lastModified);
    const checkedAt = Date.now();
    if (fetched === undefined) {
      if (kept === undefined)
        throw new Error(`${this.#definition.id}: the source sent nothing and there is no stored copy.`);
      return Object.assign(kept, { fetchedAt, checkedAt });
    }
    const { model, lastModified } = fetched;
    const copy: Copy<Model> = { model, lastModified, fetchedAt, checkedAt, digest };
    this.#copy = copy;
    return copy;
  }

  async #restore(): Promise<void> {
    try {
      const { format, origin, model, lastModified, fetchedAt, digest } = deserialize(
        await readFile(this.#path),
      ) as Stored<Model>;
      if (format !== this.#definition.format || origin !== this.#origin) return;
      // The clock of another machine may be ahead. This must not extend the lifetime.
      this.#copy = { model, lastModified, fetchedAt, checkedAt: Math.min(fetchedAt, Date.now()), digest };
    } catch {
      // Ignore a missing or unreadable file; the source is queried instead.
    }
  }

  async #keep({ model, lastModified, fetchedAt, digest }: Copy<Model>): Promise<void> {
    const { format } = this.#definition;
    const stored: Stored<Model> = { format, origin: this.#origin, model, lastModified, fetchedAt, digest };
    await writeWhole(this.#path, serialize(stored), { mode: OWNER_ONLY, isDurable: true });
  }

  /** Rejects with `preparing` if the caller cannot wait. The refresh continues if the caller leaves. */
  #inTime(refresh: Promise<Copy<Model>>, deadline: number): Promise<Copy<Model>> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        const detail = `${this.#definition.title} are being fetched; the first fetch takes a while.`;
        reject(new Problem('preparing', detail, { retryAfter: RETRY_AFTER_S }));
      };
      const wait = Math.min(MAX_WAIT_MS, Math.max(0, deadline - Date.now() - BEFORE_DEADLINE_MS));
      const timer = setTimeout(giveUp, wait);
      refresh.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
