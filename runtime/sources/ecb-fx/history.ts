// All reference rates since 1999-01-04: a file of 7 to 8 MB that is fetched when the first old date is asked for, parsed in a
// thread of its own, kept in memory and as a file under DATA_DIR. Only days older than the 90-day file are read from it, so
// that a copy of last week is as good as new; once a day in use it is compared with the source's (If-Modified-Since).

import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../contract/problem.ts';
import type { SourceCall, UpstreamClient } from '../../upstream/client.ts';
import { RateTable, type RateTableData } from './rate-table.ts';

const PATH = '/stats/eurofxref/eurofxref-hist.xml';
const FILE = 'eurofxref-hist.v8';
/** Raised when the file's form changes: older files are fetched anew. */
const FORMAT = 1;
/** Age after which a copy in use is compared with the source's. */
const LIFETIME_MS = 24 * 3_600_000;
/** A copy that does not reach far enough is compared at once, but not at every call. */
const SHORTEST_LIFETIME_MS = 3_600_000;
/** Pause after a comparison that failed: the copy is good, there is no hurry. */
const PAUSE_AFTER_FAILURE_MS = 10 * 60_000;
/** What a caller waits for the first copy at most; the fetch goes on without it. */
const LONGEST_WAIT_MS = 25_000;
const RETRY_AFTER_S = 10;
/** Memory of the parsing thread: several times what the file needs, far from what would hurt the server. */
const PARSER_MEMORY_MB = 768;

interface Copy {
  readonly table: RateTable;
  readonly lastModified: string | undefined;
  /** When the source gave it or confirmed it, milliseconds since 1970. */
  fetchedAt: number;
  /** The same on the running clock, which lifetimes go by: a replayed answer is old but freshly read. */
  checkedAt: number;
}

export class RateHistory {
  readonly #client: UpstreamClient;
  readonly #directory: string | undefined;
  #copy: Copy | undefined;
  #restored: Promise<void> | undefined;
  #refreshing: Promise<Copy> | undefined;
  #notBefore = 0;

  /** @param directory where the copy is kept; undefined keeps it in memory only */
  constructor(client: UpstreamClient, directory: string | undefined) {
    this.#client = client;
    this.#directory = directory;
  }

  /** What is in memory, without waiting for anything. */
  get loaded(): RateTable | undefined {
    return this.#copy?.table;
  }

  /**
   * The history, reaching to `date` unless the source's own does not. Rejects with a Problem: what the client says, or
   * `preparing` when the first copy takes longer than this caller can wait.
   */
  async reaching(date: string, call: SourceCall): Promise<RateTable> {
    this.#restored ??= this.#restore();
    await this.#restored;
    const copy = this.#copy;
    const age = copy === undefined ? 0 : Date.now() - copy.checkedAt;
    if (copy === undefined || (copy.table.last < date && age >= SHORTEST_LIFETIME_MS)) {
      const { table, fetchedAt } = await inTime(this.#refresh(), call);
      call.provenance({ source: this.#client.policy.id, cache: 'miss', fetchedAt });
      return table;
    }
    const due = age >= LIFETIME_MS;
    // Whoever fails behind a good answer has nobody to tell but the source's state.
    if (due && Date.now() >= this.#notBefore) this.#refresh().catch(() => {});
    call.provenance({ source: this.#client.policy.id, cache: due ? 'stale' : 'hit', fetchedAt: copy.fetchedAt });
    return copy.table;
  }

  /** One refresh at a time, whoever asks; it has its own deadline, so that no caller takes it away from the others. */
  #refresh(): Promise<Copy> {
    this.#refreshing ??= this.#fetch()
      .catch((error: unknown) => {
        this.#notBefore = Date.now() + PAUSE_AFTER_FAILURE_MS;
        throw error;
      })
      .finally(() => {
        this.#refreshing = undefined;
      });
    return this.#refreshing;
  }

  async #fetch(): Promise<Copy> {
    const kept = this.#copy;
    const conditional: Record<string, string> = {};
    if (kept?.lastModified !== undefined) conditional['if-modified-since'] = kept.lastModified;
    const request = { path: PATH, expect: 'xml', cache: 'none', accept: [200, 304], headers: conditional } as const;
    const deadline = Date.now() + this.#client.policy.timeouts.call;
    const own: SourceCall = { deadline, signal: new AbortController().signal, provenance: () => {} };
    const answer = await this.#client.get(request, own);
    const { fetchedAt } = answer.provenance;
    const checkedAt = Date.now();
    if (answer.status === 304 && kept !== undefined) return Object.assign(kept, { fetchedAt, checkedAt });
    const table = await parsed(answer.body, this.#client.policy.id);
    const copy: Copy = { table, lastModified: answer.headers['last-modified'], fetchedAt, checkedAt };
    this.#copy = copy;
    // A full or read-only disk costs the next start a fetch, and this call nothing.
    await this.#keep(copy).catch(() => {});
    return copy;
  }

  async #restore(): Promise<void> {
    if (this.#directory === undefined) return;
    try {
      const bytes = await readFile(join(this.#directory, FILE));
      const { format, origin, data, lastModified, fetchedAt } = deserialize(bytes) as Stored;
      if (format !== FORMAT || origin !== this.#origin()) return;
      this.#copy = { table: new RateTable(data), lastModified, fetchedAt, checkedAt: fetchedAt };
    } catch {
      // None yet, or not one of ours: it is fetched.
    }
  }

  /** Puts a whole file in the older one's place: a kill at any moment leaves one of the two. */
  async #keep({ table, lastModified, fetchedAt }: Copy): Promise<void> {
    if (this.#directory === undefined) return;
    await mkdir(this.#directory, { recursive: true });
    const stored: Stored = { format: FORMAT, origin: this.#origin(), data: table.data, lastModified, fetchedAt };
    const unfinished = join(this.#directory, `${FILE}.${process.pid}.part`);
    try {
      const file = await open(unfinished, 'w');
      try {
        await file.writeFile(serialize(stored));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(this.#directory, FILE));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Names the address that a copy came from, so that a mirror's never passes for another's; hashed: it may hold a password. */
  #origin(): string {
    return createHash('sha256').update(this.#client.baseAddress().href).digest('hex');
  }
}

/** The file under DATA_DIR, in V8's own form: typed arrays are read back without parsing. */
interface Stored {
  readonly format: number;
  readonly origin: string;
  readonly data: RateTableData;
  readonly lastModified: string | undefined;
  readonly fetchedAt: number;
}

function parsed(body: Buffer, source: string): Promise<RateTable> {
  return new Promise((resolve, reject) => {
    const unreadable = (cause: unknown) =>
      reject(new Problem('upstream_invalid_response', `${source}: the history of rates is not readable.`, { cause }));
    const worker = new Worker(new URL('./history-worker.ts', import.meta.url), {
      workerData: body,
      resourceLimits: { maxOldGenerationSizeMb: PARSER_MEMORY_MB },
    });
    worker.once('message', (data: RateTableData) => resolve(new RateTable(data)));
    worker.once('error', unreadable);
    worker.once('exit', (code) => unreadable(new Error(`The parser ended with code ${code}.`)));
  });
}

/** The refresh, or `preparing` when the caller cannot wait for it; the caller's leaving ends nothing but its own wait. */
function inTime(refresh: Promise<Copy>, call: SourceCall): Promise<Copy> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const detail = 'The rates of all days since 1999 are being fetched, which takes a while the first time.';
      reject(new Problem('preparing', detail, { retryAfter: RETRY_AFTER_S }));
    };
    // A second before the corridor itself would call the source too slow.
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, call.deadline - Date.now() - 1000));
    const timer = setTimeout(giveUp, wait);
    refresh.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
