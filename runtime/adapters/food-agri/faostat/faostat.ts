// FAOSTAT's bulk files. A domain is downloaded on first use and kept in its own store until FAOSTAT's list announces
// newer data. Very large domains must be enabled by an operator setting.

import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LifetimeName } from '../../../../generated/sources.ts';
import type { Provenance } from '../../../contract/call.ts';
import { Problem } from '../../../contract/problem.ts';
import { MINUTE_MS } from '../../../lib/duration.ts';
import { steadyNow } from '../../../lib/steady.ts';
import { putInPlace } from '../../../lib/whole-file.ts';
import { OwnDiskFailed, onOwnDisk } from '../../../sdk/own-disk.ts';
import type { ListCall, SourceCatalog, SourceCatalogs } from '../../../sources/catalogs/catalogs.ts';
import { madeOnce, type NeededFile } from '../../../sources/catalogs/made-once.ts';
import { partOf, removeUnfinished } from '../../../sources/catalogs/unfinished.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Domain, domainList } from './domains.ts';
import { DomainStore, STORE_FORMAT } from './store.ts';
import type { StoreOrder, StoreReport } from './store-worker.ts';
import { UnreadableFile, UnreadFiles } from './unread.ts';

export type { Domain } from './domains.ts';
export type { Code, DataFilter, DataRow, DomainStore } from './store.ts';

/**
 * Maximum size of a domain that is downloaded by default (about 700 MB on disk). Larger domains are downloaded only if
 * the operator selects them.
 */
export const MAX_DOMAIN_ROWS = 5_000_000;
const MAX_FILE_SIZE = 2_000_000_000;
const MAX_DOWNLOAD_MS = 30 * MINUTE_MS;
const MAX_WAIT_MS = 10_000;
const TIME_FOR_ANSWER_MS = 500;
const PAUSE_AFTER_FAILURE_MS = MINUTE_MS;
const WORKER_MEMORY_MB = 256;
const RETRY_S = 15;

interface Making {
  readonly done: Promise<void>;
  progress: string;
}

export function create({ client, catalogs, settings }: SourceContext<'faostat'>): Faostat {
  const list = catalogs.list<Domain>(domainList(client));
  return new Faostat(client, list, catalogs, settings.faostatDomains);
}

export class Faostat {
  readonly domains: SourceCatalog<Domain>;
  readonly #client: SourceClient<LifetimeName<'faostat'>>;
  readonly #allowed: ReadonlySet<string>;
  readonly #catalogs: Pick<SourceCatalogs, 'directory' | 'shared' | 'stopped'>;
  readonly #folder: string;
  readonly #stores = new Map<string, DomainStore>();
  readonly #making = new Map<string, Making>();
  readonly #unread: UnreadFiles;
  readonly #failures = new Map<string, { problem: Problem; notBefore: number }>();

  constructor(
    client: SourceClient<LifetimeName<'faostat'>>,
    domains: SourceCatalog<Domain>,
    catalogs: Pick<SourceCatalogs, 'directory' | 'shared' | 'stopped'>,
    allowed: readonly string[],
  ) {
    this.#client = client;
    this.domains = domains;
    this.#catalogs = catalogs;
    this.#folder = join(catalogs.directory, 'faostat');
    this.#unread = new UnreadFiles(this.#folder);
    removeUnfinished(this.#folder);
    this.#allowed = new Set(allowed.map((code) => code.toUpperCase()));
  }

  unavailableReason(domain: Domain): string | undefined {
    if (domain.rows > MAX_DOMAIN_ROWS && !this.#allowed.has(domain.code)) return tooLarge(domain).message;
    return this.#unread.problem(domain, Date.now())?.message;
  }

  /**
   * If the first download is in progress, waits up to 10 s and then rejects with Problem `preparing`, which reports the
   * progress. Also rejects if the download failed, or with `not_configured` if the domain is too large.
   */
  async store(domain: Domain, call: ListCall): Promise<DomainStore> {
    if (domain.rows > MAX_DOMAIN_ROWS && !this.#allowed.has(domain.code)) throw tooLarge(domain);
    const store = this.#stores.get(domain.code) ?? this.#open(domain);
    const isCurrent = store !== undefined && store.updated === domain.updated;
    if (!isCurrent) this.#make(domain);
    if (store !== undefined) {
      this.#note(store, isCurrent ? 'hit' : 'stale', call);
      return store;
    }
    const unread = this.#unread.problem(domain, Date.now());
    if (unread !== undefined) throw unread;
    await this.#wait(domain, call);
    const made = this.#stores.get(domain.code);
    if (made === undefined) throw this.#notReady(domain);
    this.#note(made, 'miss', call);
    return made;
  }

  #note({ builtAt, digest }: DomainStore, cache: Provenance['cache'], call: ListCall): void {
    const freshUntil = cache === 'stale' ? builtAt : Date.now() + this.#client.policy.cache.fresh;
    call.provenance({ source: 'faostat', cache, fetchedAt: builtAt, freshUntil, digest });
  }

  async #wait({ code }: Domain, { deadline, signal }: ListCall): Promise<void> {
    const making = this.#making.get(code);
    const wait = Math.min(MAX_WAIT_MS, deadline - Date.now() - TIME_FOR_ANSWER_MS);
    if (making === undefined || wait <= 0 || signal.aborted) return;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, wait);
    signal.addEventListener('abort', () => resolve(), { once: true });
    await Promise.race([making.done, over]);
    clearTimeout(timer);
  }

  #notReady(domain: Domain): Problem {
    const { code, name } = domain;
    const unread = this.#unread.problem(domain, Date.now());
    if (unread !== undefined) return unread;
    const making = this.#making.get(code);
    const failure = this.#failures.get(code);
    if (making === undefined && failure !== undefined) {
      const { code: problemCode, message, extras } = failure.problem;
      const retryAfter = extras.retryAfter ?? Math.max(1, Math.ceil((failure.notBefore - steadyNow()) / 1000));
      return new Problem(problemCode, message, { ...extras, retryAfter });
    }
    const progress = making?.progress ?? 'starting';
    const detail = `The data of ${code} (${name}) is being downloaded: ${progress}. Retry in ${RETRY_S} s.`;
    return new Problem('preparing', detail, { retryAfter: RETRY_S });
  }

  #open(domain: Domain): DomainStore | undefined {
    const store = DomainStore.open(this.#path(domain));
    if (store !== undefined) this.#stores.set(domain.code, store);
    return store;
  }

  #make(domain: Domain): void {
    const { code } = domain;
    if (this.#unread.problem(domain, Date.now()) !== undefined) return;
    if (this.#making.has(code) || steadyNow() < (this.#failures.get(code)?.notBefore ?? 0)) return;
    const making: Making = { done: this.#made(domain), progress: 'starting' };
    this.#making.set(code, making);
  }

  /** Never rejects. If an attempt fails, records the failure and retries after a pause. */
  async #made(domain: Domain): Promise<void> {
    // Wait, because the progress entry is created only after this function has returned its promise.
    await Promise.resolve();
    const path = this.#path(domain);
    const unfinished = `${path}.${process.pid}.building`;
    let downloaded: string | undefined;
    try {
      const progress = (text: string) => {
        const making = this.#making.get(domain.code);
        if (making !== undefined) making.progress = text;
      };
      const { shared, stopped: signal } = this.#catalogs;
      const version = domain.updated ?? '';
      const needed: NeededFile = {
        name: `faostat.${STORE_FORMAT}.${domain.code}`,
        file: path,
        isCurrent: (stored) => stored === version,
        signal,
      };
      await madeOnce(shared, needed, async () => {
        const zip = await partOf(path);
        const { fetchedAt: builtAt } = await this.#client.download(
          {
            path: `/${encodeURIComponent(domain.file).replaceAll('%28', '(').replaceAll('%29', ')')}`,
            lifetime: 'none',
          },
          {
            file: zip,
            maxBytes: MAX_FILE_SIZE,
            longest: MAX_DOWNLOAD_MS,
            signal,
            onProgress: (bytes) =>
              progress(`${megabytes(bytes)} of ${megabytes(domain.kilobytes * 1000)} MB downloaded`),
          },
        );
        downloaded = zip;
        await (await onOwnDisk(open(unfinished, 'w', 0o600))).close();
        const order: StoreOrder = { zip, file: unfinished, updated: domain.updated, builtAt };
        await built(order, (rows) => progress(`${rows} of ${domain.rows} rows read`));
        await onOwnDisk(putInPlace(unfinished, path));
        return version;
      });
      this.#stores.get(domain.code)?.close();
      const store = DomainStore.open(path);
      if (store === undefined) throw new Error('The store cannot be opened after it was built.');
      this.#stores.set(domain.code, store);
      this.#failures.delete(domain.code);
      this.#unread.forget(domain);
    } catch (error) {
      if (error instanceof UnreadableFile) this.#unread.add(domain, error, Date.now());
      else this.#failures.set(domain.code, { problem: asProblem(error, domain), notBefore: later() });
    } finally {
      // A later attempt resumes incomplete downloads.
      for (const left of [downloaded, unfinished]) if (left !== undefined) rmSync(left, { force: true });
      this.#making.delete(domain.code);
    }
  }

  #path({ code }: Domain): string {
    mkdirSync(this.#folder, { recursive: true });
    return join(this.#folder, `${code.replace(/[^A-Z0-9]/gi, '_')}.sqlite`);
  }
}

function built(order: StoreOrder, onRows: (rows: number) => void): Promise<void> {
  const worker = new Worker(new URL('./store-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
  });
  return new Promise<void>((resolve, reject) => {
    worker.on('message', (report: StoreReport) => {
      if ('rows' in report) onRows(report.rows);
      else if ('done' in report) resolve();
      else
        reject(
          report.kind === undefined
            ? new OwnDiskFailed(new Error(report.failed))
            : new UnreadableFile(report.failed, report.kind),
        );
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The worker exited early.')));
  }).finally(() => worker.terminate());
}

function asProblem(error: unknown, { code }: Domain): Problem {
  if (error instanceof Problem) return error;
  return new Problem('upstream_invalid_response', `faostat: the data of ${code} could not be stored.`, {
    cause: error,
  });
}

function later(): number {
  return steadyNow() + PAUSE_AFTER_FAILURE_MS;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function tooLarge({ code, name, rows, kilobytes }: Domain): Problem {
  const size = `${(rows / 1e6).toFixed(1)} million rows, ${megabytes(kilobytes * 1000)} MB`;
  const detail = `The domain ${code} (${name}) is too large for this server (${size}) unless the operator adds it to ALMANAC_FAOSTAT_DOMAINS.`;
  return new Problem('not_configured', detail, { hint: 'Find smaller domains on the subject with search_datasets.' });
}
