// Something that a source gives only whole and that is answered from whole: fetched when it is first asked for, kept in memory and as
// one file beside the harvested lists, and compared with the source's (If-Modified-Since) once its lifetime is over; where
// processes share a store one of them does so, and the others take what it has. What is kept is the model that a reader made of it, in V8's own form: typed arrays come back without parsing.

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

/** What a source module says of such a file. `Model` is plain data: what can be cloned. */
export interface KeptFileDefinition<Model> {
  /** File name, without ending. */
  readonly id: string;
  /** Id of the source, for provenance. */
  readonly source: string;
  /** What it is, for messages: `The rates of all days since 1999`. */
  readonly title: string;
  /** Raised when the model's form changes: older files are fetched anew. */
  readonly format: number;
  /** The address that it comes from: a copy of another is not taken for it. Only its hash is written. */
  readonly origin: string;
  /** Milliseconds after which a copy in use is compared with the source's. */
  readonly lifetime: number;
  /** The same for a copy that does not suffice for what is asked. */
  readonly lifetimeOfInsufficient: number;
  /** Milliseconds that one fetch may take. */
  readonly timeout: number;
  /** Fetches it; `lastModified` is that of the copy here. Undefined where the source confirmed that copy. */
  fetch(call: FetchCall, lastModified: string | undefined): Promise<Fetched<Model> | undefined>;
}

/** The fetch's own call: a deadline of its own, no caller, so that no caller takes it away from the others. */
export type FetchCall = Pick<Call, 'deadline' | 'signal' | 'provenance' | 'now'>;

/** A file that was fetched, with what tells whether it changed. */
export interface Fetched<Model> {
  readonly model: Model;
  readonly lastModified: string | undefined;
}

interface Copy<Model> extends Fetched<Model> {
  /** When the source gave it or confirmed it, milliseconds since 1970. */
  fetchedAt: number;
  /** The same on the running clock, which lifetimes go by: a replayed answer is old but freshly read. */
  checkedAt: number;
}

/** The file on disk. */
interface Stored<Model> extends Fetched<Model> {
  readonly format: number;
  readonly origin: string;
  readonly fetchedAt: number;
}

/** What a kept file is made with. */
export interface KeptFileOptions {
  /** The folder of harvests. */
  readonly directory: string;
  readonly now: () => Date;
  /** Ends a fetch under way. */
  readonly stop: AbortSignal;
  /** What processes share of files; undefined where this one is alone. */
  readonly shared: SharedFiles | undefined;
}

/** Pause after a comparison that failed: the copy is good, there is no hurry. */
const PAUSE_AFTER_FAILURE_MS = 10 * MINUTE_MS;
/** What a caller waits for the first copy at most; the fetch goes on without it. */
const LONGEST_WAIT_MS = 25_000;
/** Dispatch itself calls a source too slow at the deadline. */
const BEFORE_DEADLINE_MS = 1_000;
const RETRY_AFTER_S = 10;
/** Whatever the folder's mode, nobody else reads it. */
const OWNER_ONLY = 0o600;

/** One file of a source as it was last fetched, kept on disk and looked after. */
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

  /** What is in memory, without waiting for anything. Shared: read only. */
  get loaded(): Model | undefined {
    return this.#copy?.model;
  }

  /**
   * The model; one that does not suffice is compared with the source's first, and given nevertheless where the source has no
   * better. Rejects with a Problem: that of the fetch, or `preparing` when the first copy takes longer than this caller can wait.
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
      const { model, fetchedAt, checkedAt } = await this.#inTime(
        this.#refresh(copy === undefined ? lifetime : lifetimeOfInsufficient),
        call.deadline,
      );
      const freshUntil = checkedAt + (suffices(model) ? lifetime : lifetimeOfInsufficient);
      call.provenance({ source, cache: 'miss', fetchedAt, freshUntil });
      return model;
    }
    const due = age >= lifetime;
    // Whoever fails behind a good answer has nobody to tell but the source's state.
    if (due && steadyNow() >= this.#notBefore) this.#refresh(lifetime).catch(() => {});
    const { fetchedAt, checkedAt } = copy;
    const freshFor = suffices(copy.model) ? lifetime : lifetimeOfInsufficient;
    call.provenance({ source, cache: due ? 'stale' : 'hit', fetchedAt, freshUntil: checkedAt + freshFor });
    return copy.model;
  }

  /** Waits for a fetch under way to end. */
  async close(): Promise<void> {
    await this.#refreshing?.catch(() => {});
  }

  /**
   * One refresh at a time, whoever asks.
   * @param within milliseconds since the source gave or confirmed what another process has, for it to do here
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

  /** Taken from another process, or fetched here while the others wait. */
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
      // A full or read-only disk costs the others and the next start a fetch, and this call nothing.
      if (fetched === undefined) throw error;
    }
    if (fetched !== undefined) return fetched;
    await this.#restore();
    const taken = this.#copy;
    // What was taken and cannot be read is nobody's answer.
    return taken !== undefined && taken.fetchedAt > had ? taken : this.#fetch();
  }

  async #fetch(): Promise<Copy<Model>> {
    const { now, stop } = this.#options;
    const kept = this.#copy;
    let fetchedAt = Date.now();
    const call: FetchCall = {
      deadline: Date.now() + this.#definition.timeout,
      signal: stop,
      now,
      provenance: (provenance) => {
        fetchedAt = provenance.fetchedAt ?? fetchedAt;
      },
    };
    const fetched = await this.#definition.fetch(call, kept?.lastModified);
    const checkedAt = Date.now();
    if (fetched === undefined) {
      if (kept === undefined) throw new Error(`${this.#definition.id}: nothing came, and nothing is kept.`);
      return Object.assign(kept, { fetchedAt, checkedAt });
    }
    const copy: Copy<Model> = { model: fetched.model, lastModified: fetched.lastModified, fetchedAt, checkedAt };
    this.#copy = copy;
    return copy;
  }

  async #restore(): Promise<void> {
    try {
      const { format, origin, model, lastModified, fetchedAt } = deserialize(
        await readFile(this.#path),
      ) as Stored<Model>;
      if (format !== this.#definition.format || origin !== this.#origin) return;
      // Another machine's clock may be ahead: that makes no copy fresher.
      this.#copy = { model, lastModified, fetchedAt, checkedAt: Math.min(fetchedAt, Date.now()) };
    } catch {
      // None yet, or not one of ours: it is fetched.
    }
  }

  async #keep({ model, lastModified, fetchedAt }: Copy<Model>): Promise<void> {
    const { format } = this.#definition;
    const stored: Stored<Model> = { format, origin: this.#origin, model, lastModified, fetchedAt };
    await writeWhole(this.#path, serialize(stored), { mode: OWNER_ONLY, isDurable: true });
  }

  /** The refresh, or `preparing` when the caller cannot wait for it; the caller's leaving ends nothing but its own wait. */
  #inTime(refresh: Promise<Copy<Model>>, deadline: number): Promise<Copy<Model>> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        const detail = `${this.#definition.title} are being fetched, which takes a while the first time.`;
        reject(new Problem('preparing', detail, { retryAfter: RETRY_AFTER_S }));
      };
      const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, deadline - Date.now() - BEFORE_DEADLINE_MS));
      const timer = setTimeout(giveUp, wait);
      refresh.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
