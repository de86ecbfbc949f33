// Lists that a source provides only as a whole (indicators, dataflows, series). Each is fetched in the background into one
// SQLite file under DATA_DIR/harvest, searched locally, and refreshed when its lifetime ends. Calls use the last complete list.
// Before the first list is complete, a call waits briefly and then reports progress.

import { join } from 'node:path';
import type { Call } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import { MINUTE_MS } from '../../lib/duration.ts';
import { ageOf, notLater, steadyNow } from '../../lib/steady.ts';
import { OwnDiskFailed, PAUSE_AFTER_DISK_FAILURE_MS } from '../../sdk/own-disk.ts';
import type { SharedFiles } from '../../store/store.ts';
import { buildListFile } from './building.ts';
import { KeptFile, type KeptFileDefinition } from './kept-file.ts';
import { FORMAT, ListFile, type SearchOptions, type SearchResult } from './list-file.ts';
import type { FilePart, ListRow } from './list-row.ts';
import { madeOnce, type NeededFile } from './made-once.ts';
import type { Question } from './question.ts';
import { removeUnfinished } from './unfinished.ts';

export type { Hit, SearchOptions, SearchResult } from './list-file.ts';
export type { FilePart, ListRow } from './list-row.ts';
export { type Question, readQuestion } from './question.ts';

export interface ListDefinition {
  /** File name, such as `world-bank-indicators`. */
  readonly id: string;
  readonly source: string;
  /** Name in messages, such as `World Bank indicators`. */
  readonly title: string;
  /** Milliseconds. */
  readonly lifetime: number;
  /** Number of rows, if known beforehand. */
  readonly expected?: number;
  /**
   * Batches must be small enough to map in a few milliseconds. `call` has its own deadline and does not belong to a
   * caller.
   */
  rows(call: CatalogCall): AsyncIterable<readonly ListRow[] | FilePart>;
}

export type CatalogCall = Pick<Call, 'deadline' | 'signal' | 'provenance' | 'now'> & {
  /** Folder for files downloaded for this list. */
  readonly folder: string;
  expect(rows: number): void;
};

export interface ListState {
  readonly source: string;
  readonly rows: number;
  /** Milliseconds since 1970; undefined before the first complete fetch. */
  readonly builtAt: number | undefined;
  readonly building: boolean;
  /** Undefined if no fetch is running. */
  readonly written: number | undefined;
  readonly expected: number | undefined;
  /** Error code of the last fetch; undefined if it succeeded. */
  readonly failure: string | undefined;
  /** Time of the first failed fetch since the last success, in milliseconds since 1970. */
  readonly failingSince: number | undefined;
}

export type ListStates = Readonly<Record<string, ListState>>;

export function partlyFound(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  return `No result matches all of the words; the best matches lack ${missing.map((word) => JSON.stringify(word)).join(', ')}.`;
}

export interface CatalogOptions {
  readonly directory: string;
  readonly now: () => Date;
  readonly shared?: SharedFiles | undefined;
}

const HARVEST_DEADLINE_MS = 30 * MINUTE_MS;
/** Pause after a failed fetch. There is no pause after a disk failure. */
const PAUSE_AFTER_FAILURE_MS = MINUTE_MS;
const MAX_WAIT_FOR_FIRST_MS = 10_000;
const TIME_FOR_ANSWER_MS = 500;
/** Default `Retry-After` in seconds. */
const UNKNOWN_WAIT_S = 15;
const MAX_WAIT_S = 300;

export class SourceCatalogs {
  /** Directory of the list files. During replay, it is removed at shutdown. */
  readonly directory: string;
  readonly #options: CatalogOptions;
  readonly #lists = new Map<string, SourceCatalog<unknown>>();
  readonly #files: KeptFile<unknown>[] = [];
  readonly #stop = new AbortController();

  constructor(options: CatalogOptions) {
    this.#options = options;
    this.directory = options.directory;
    removeUnfinished(options.directory);
  }

  /** Returns a list, which is fetched on the first search. */
  list<Value>(definition: ListDefinition): SourceCatalog<Value> {
    const known = this.#lists.get(definition.id);
    if (known !== undefined) return known as SourceCatalog<Value>;
    const list = new SourceCatalog<Value>(definition, this.#options, this.#stop.signal);
    this.#lists.set(definition.id, list as SourceCatalog<unknown>);
    return list;
  }

  /** Returns a file, which is fetched on first access. */
  file<Model>(definition: KeptFileDefinition<Model>): KeptFile<Model> {
    const { directory, now, shared } = this.#options;
    const file = new KeptFile(definition, { directory, now, shared, stop: this.#stop.signal });
    this.#files.push(file as KeptFile<unknown>);
    return file;
  }

  /** Contains only lists that this process has used. */
  state(): ListStates {
    return Object.fromEntries([...this.#lists].map(([id, list]) => [id, list.state()]));
  }

  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  get shared(): SharedFiles | undefined {
    return this.#options.shared;
  }

  refreshAll(): void {
    for (const list of this.#lists.values()) list.refreshIfDue();
  }

  /** Aborts running fetches, which leaves their lists unchanged. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all([...this.#lists.values(), ...this.#files].map((each) => each.close()));
  }
}

export type ListCall = Pick<Call, 'provenance' | 'deadline' | 'signal'>;

export class SourceCatalog<Value> {
  readonly #definition: ListDefinition;
  readonly #options: CatalogOptions;
  readonly #stop: AbortSignal;
  readonly #path: string;
  #file: ListFile<Value> | undefined;
  #building: Promise<void> | undefined;
  #startedAt = 0;
  #written = 0;
  #expected: number | undefined;
  #failure: Problem | undefined;
  #failingSince: number | undefined;
  #notBefore = 0;

  constructor(definition: ListDefinition, options: CatalogOptions, stop: AbortSignal) {
    this.#definition = definition;
    this.#options = options;
    this.#stop = stop;
    this.#path = join(options.directory, `${definition.id}.sqlite`);
    this.#file = ListFile.open(this.#path);
  }

  /**
   * Returns the best rows first. Until the first fetch has finished, a search waits up to 10 s and then rejects with
   * Problem `preparing` (with `retryAfter`) or with the failure of that fetch.
   */
  async search(question: string | Question, options: SearchOptions, call: ListCall): Promise<SearchResult<Value>> {
    return (await this.#ready(call)).search(question, options);
  }

  /** Ignores case. Rejects with the same errors as `search`. */
  async get(key: string, call: ListCall): Promise<Value | undefined> {
    return (await this.#ready(call)).get(key);
  }

  /** Returns the most similar keys first. Rejects with the same errors as `search`. */
  async nearestKeys(key: string, count: number, call: ListCall, without?: (key: string) => boolean): Promise<string[]> {
    return (await this.#ready(call)).nearestKeys(key, count, without);
  }

  /** Returns rows in the source's order. Rejects with the same errors as `search`. */
  async page(limit: number, offset: number, call: ListCall): Promise<{ total: number; values: Value[] }> {
    const file = await this.#ready(call);
    return { total: file.count, values: file.page(limit, offset) };
  }

  state(): ListState {
    const isBuilding = this.#building !== undefined;
    return {
      source: this.#definition.source,
      rows: this.#file?.count ?? 0,
      builtAt: this.#file?.builtAt,
      building: isBuilding,
      written: isBuilding ? this.#written : undefined,
      expected: isBuilding ? this.#expected : undefined,
      failure: this.#failure?.code,
      failingSince: this.#failingSince,
    };
  }

  refreshIfDue(): void {
    if (this.#isDue() && this.#building === undefined && steadyNow() >= this.#notBefore) void this.refresh();
  }

  /** Joins a fetch that is already running. Never rejects, because `state` reports the failure. */
  refresh(): Promise<void> {
    this.#building ??= this.#harvest().finally(() => {
      this.#building = undefined;
    });
    return this.#building;
  }

  async close(): Promise<void> {
    await this.#building;
    this.#file?.close();
    this.#file = undefined;
  }

  #isDue(): boolean {
    return this.#file === undefined || this.#age() >= this.#definition.lifetime;
  }

  #age(): number {
    return ageOf(this.#file?.builtAt ?? 0, this.#options.now().getTime());
  }

  async #ready(call: ListCall): Promise<ListFile<Value>> {
    this.refreshIfDue();
    if (this.#file === undefined && this.#building !== undefined) await this.#waitForFirst(this.#building, call);
    if (this.#file === undefined) throw this.#notReady();
    const cache = this.#isDue() ? 'stale' : 'hit';
    const { source, lifetime } = this.#definition;
    const { builtAt: fetchedAt, digest } = this.#file;
    call.provenance({ source, cache, fetchedAt, freshUntil: fetchedAt + lifetime, digest });
    return this.#file;
  }

  async #waitForFirst(building: Promise<void>, { deadline, signal }: ListCall): Promise<void> {
    const wait = Math.min(MAX_WAIT_FOR_FIRST_MS, deadline - Date.now() - TIME_FOR_ANSWER_MS);
    if (wait <= 0 || signal.aborted) return;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, wait);
    signal.addEventListener('abort', () => resolve(), { once: true });
    await Promise.race([building, over]);
    clearTimeout(timer);
  }

  #notReady(): Problem {
    const { title } = this.#definition;
    if (this.#building === undefined && this.#failure !== undefined) {
      const { code, message, extras } = this.#failure;
      const wait = Math.max(1, Math.ceil((this.#notBefore - steadyNow()) / 1000));
      return new Problem(code, message, { ...extras, retryAfter: extras.retryAfter ?? wait });
    }
    const of = this.#expected === undefined ? 'so far' : `of ${this.#expected}`;
    const retryAfter = this.#waitSeconds();
    const detail = `The list of ${title} is being fetched: ${this.#written} rows ${of}. Try again in ${retryAfter} s.`;
    return new Problem('preparing', detail, { retryAfter });
  }

  #waitSeconds(): number {
    if (this.#expected === undefined || this.#written === 0) return UNKNOWN_WAIT_S;
    const left = Math.max(0, this.#expected - this.#written);
    const seconds = ((steadyNow() - this.#startedAt) / 1000) * (left / this.#written);
    return Math.min(MAX_WAIT_S, Math.max(1, Math.ceil(seconds)));
  }

  /** Switches to a newer list if another process has built one. */
  #adoptNewer(now: number): boolean {
    const found = ListFile.open<Value>(this.#path);
    if (found === undefined) return false;
    const isNewer = found.builtAt > (this.#file?.builtAt ?? Number.NEGATIVE_INFINITY);
    if (!isNewer || now - found.builtAt >= this.#definition.lifetime) {
      found.close();
      return false;
    }
    this.#file?.close();
    this.#file = found;
    this.#failure = undefined;
    this.#failingSince = undefined;
    return true;
  }

  async #harvest(): Promise<void> {
    const { expected } = this.#definition;
    this.#startedAt = steadyNow();
    this.#written = 0;
    this.#expected = expected ?? this.#file?.count;
    const builtAt = this.#options.now().getTime();
    const deadline = Date.now() + HARVEST_DEADLINE_MS;
    if (this.#adoptNewer(builtAt)) return;
    try {
      const signal = AbortSignal.any([this.#stop, AbortSignal.timeout(HARVEST_DEADLINE_MS)]);
      const call: CatalogCall = {
        deadline,
        signal,
        now: this.#options.now,
        provenance: () => {},
        folder: this.#options.directory,
        expect: (rows) => {
          this.#expected = rows;
        },
      };
      const { id, lifetime } = this.#definition;
      const newerThan = notLater(this.#file?.builtAt ?? Number.NEGATIVE_INFINITY, builtAt);
      const needed: NeededFile = {
        name: `list.${FORMAT}.${id}`,
        file: this.#path,
        isCurrent: (version) => Number(version) > newerThan && ageOf(Number(version), builtAt) < lifetime,
        signal,
      };
      await madeOnce(this.#options.shared, needed, async () => {
        await buildListFile(this.#path, untilAborted(this.#definition.rows(call), signal), builtAt, (written) => {
          this.#written = written;
        });
        return String(builtAt);
      });
      const file = ListFile.open<Value>(this.#path);
      if (file === undefined) throw new Error(`${this.#path} cannot be opened after building it.`);
      this.#file?.close();
      this.#file = file;
      this.#failure = undefined;
      this.#failingSince = undefined;
    } catch (error) {
      this.#failure = asProblem(this.#definition.title, error);
      this.#failingSince ??= Date.now();
      const isDisk = error instanceof OwnDiskFailed;
      this.#notBefore = steadyNow() + (isDisk ? PAUSE_AFTER_DISK_FAILURE_MS : PAUSE_AFTER_FAILURE_MS);
    }
  }
}

async function* untilAborted<Batch>(batches: AsyncIterable<Batch>, signal: AbortSignal): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    signal.throwIfAborted();
    yield batch;
  }
  signal.throwIfAborted();
}

function asProblem(title: string, error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem('upstream_failed', `The list of ${title} could not be fetched.`, { cause: error });
}
