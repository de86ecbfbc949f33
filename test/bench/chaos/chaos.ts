// Kills three processes on one port, the database and the cache at random. Checks that no event is lost, only in-flight
// deliveries are duplicated, quotas stay exact, and every call returns a correct answer or an honest error.

import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../../runtime/store/open-store.ts';
import { beneath, folder } from '../../runtime/store/engines.ts';
import { cacheProgram, openCacheServer } from '../../support/cache-server.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/http.ts';
import { freePort } from '../../support/loopback.ts';
import { ownPostgres } from '../../support/own-postgres.ts';
import { type Restarted, startRestarted } from '../../support/restarted.ts';
import { ADMIN_TOKEN, type Cluster, type LoadOptions, withCluster } from '../webhooks/cluster.ts';
import { endClaims, type Verdict } from '../webhooks/ledger.ts';
import { type Book, type Called, FREE_CALLS_A_DAY, type Key, startCalls } from './calls.ts';
import { type InjectedFailures, injectFailures, type Pace } from './failures.ts';
import { checkCalls } from './outcomes.ts';
import { contentOf, isFound, listIn, search, startSources } from './sources.ts';

const PROCESSES = 3;
/** Time until a failing source is called again and a list is retried. */
const RECOVERY_MS = 150_000;
const COUNTED_MS = 10_000;
const BETWEEN_TRIES_MS = 200;
const DOWNLOAD_TIMEOUT_MS = 10_000;
/** Each key is limited to thirty failed calls per minute. */
const BETWEEN_SEARCHES_MS = 3_000;

export interface Chaos extends Pace {
  readonly seed: number;
  readonly crowd: LoadOptions;
  readonly callers: number;
  /** Pages of the list that is fetched during the test, and milliseconds per page. */
  readonly pages: number;
  readonly pageMs: number;
  /**
   * Whether to wait the 30 s until deliveries claimed by a dead process are due again, instead of ending the claims.
   */
  readonly waitsForClaims: boolean;
}

export function longChaos(ms: number, seed: number): Chaos {
  return {
    ...{ ms, seed, between: [500, 5_000], lasting: [300, 5_000], callers: 3, pages: 12, pageMs: 1_100 },
    ...{ crowd: { receivers: 12, rates: 3, advanceMs: 1_000 }, waitsForClaims: true },
  };
}

/** Takes only seconds, and includes every kind of failure once. */
export function shortChaos(ms: number, seed: number): Chaos {
  return {
    ...{ ms, seed, between: [200, 900], lasting: [200, 900], callers: 1, pages: 1, pageMs: 500 },
    ...{ crowd: { receivers: 3, rates: 2, advanceMs: 400 }, waitsForClaims: false },
  };
}

/** @returns undefined, after printing a message, if PostgreSQL or a cache server cannot be started */
export async function soakChaos(chaos: Chaos): Promise<Verdict | undefined> {
  const program = cacheProgram();
  const database = program === undefined ? undefined : await ownPostgres();
  if (program === undefined || database === undefined) {
    process.stdout.write('skipped: chaos requires PostgreSQL and redis-server or valkey-server\n');
    return undefined;
  }
  const cache = await openCacheServer(program);
  const sources = await startSources(chaos.pages, chaos.pageMs);
  const data = folder();
  try {
    const expectedContent = await sources.undisturbed();
    const location = { databaseUrl: database.databaseUrl };
    const variables = {
      ...sources.environment,
      PORT: String(await freePort()),
      CACHE_URL: cache.url,
      DATA_DIR: data.path,
      ALMANAC_KEYLESS: '1000000,1000000',
    };
    let group: Restarted | undefined;
    const during = async (cluster: Cluster): Promise<Verdict> => {
      const servers = group as Restarted;
      const makeKey = keyMaker(servers.port);
      const { key } = await makeKey('partner');
      const calls = await startCalls(servers.port, chaos.callers, makeKey);
      const begun = performance.now();
      const injected = await injectFailures({ servers, database, cache }, chaos, chaos.seed);
      const complete = async () => isFound(await search(servers.port, key, 7), 7);
      await eventually(
        async () => (await complete().catch(() => false)) || sleep(BETWEEN_SEARCHES_MS, false),
        RECOVERY_MS,
        'the list',
      );
      await calls.stop();
      const seconds = (performance.now() - begun) / 1_000;
      const claimed = [...injected.claimed];
      if (!chaos.waitsForClaims) {
        claimed.push(await endClaims(location));
      }
      const delivered = await cluster.end(claimed);
      const counts = await countsOf(calls, location);
      const verdicts = [
        checkCalls(calls.called, injected, seconds, servers.starts),
        checkLog(servers.output()),
        checkCounts(calls, counts),
        await checkList(data.path, location, expectedContent, sources.pagesRequested(), chaos.pages),
        delivered,
      ];
      return {
        lines: [titleOf(chaos, injected), ...verdicts.flatMap(({ lines }) => lines)],
        broken: verdicts.flatMap(({ broken }) => broken),
      };
    };
    return await withCluster(location, 1, during, {
      ...{ load: chaos.crowd, variables },
      startServer: async (all) => {
        group = await startRestarted(PROCESSES, { ...all, PORT: variables.PORT });
        return group;
      },
    });
  } finally {
    await sources.close();
    cache.resume();
    await cache.stop();
    await database.remove();
    data.remove();
  }
}

function keyMaker(port: number): (plan: string) => Promise<Pick<Key, 'id' | 'key'>> {
  let tries = 0;
  return async (plan) => {
    for (;;) {
      // The key may have been created even if the response was lost, so use another address for each attempt.
      const body = { email: `chaos${tries++}@example.org`, plan };
      const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
      const made = await send(port, { path: '/admin/keys', headers, body }).catch(() => undefined);
      if (made?.status === 201) return made.json as Pick<Key, 'id' | 'key'>;
      await sleep(BETWEEN_TRIES_MS);
    }
  };
}

function titleOf({ ms, seed }: Chaos, { failures: troubles }: InjectedFailures): string {
  const kinds = [...Map.groupBy(troubles, ({ kind }) => kind)].map(([kind, those]) => `${kind} ${those.length}`);
  return `chaos over ${PROCESSES} processes, ${ms / 1_000} s, SEED=${seed}: ${kinds.join(', ')}`;
}

function checkLog(output: string): Verdict {
  const broken = new Set<string>();
  for (const [, operation, what] of output.matchAll(/"operation":"([^"]+)"[^\n]*"msg":"(result [^"]+)"/g)) {
    broken.add(`${operation}: ${what}`);
  }
  for (const [, what] of output.matchAll(/"msg":"(uncaught exception[^"]*|unhandled promise rejection)"/g)) {
    broken.add(`the log: ${what}`);
  }
  return { lines: [], broken: [...broken] };
}

/** Returns the number of calls that the store counted for each key, over all days. */
async function countsOf({ keys }: Book, location: { databaseUrl: string }): Promise<ReadonlyMap<string, number>> {
  let counts = new Map<string, number>();
  const read = async () => {
    const rows = await beneath(location, 'select key_id, sum(count) as count from usage group by key_id');
    return new Map(rows.map(({ key_id, count }) => [String(key_id), Number(count)]));
  };
  // The last refunds may be written up to two seconds later.
  const end = performance.now() + COUNTED_MS;
  for (let same = 0; same < 4 && performance.now() < end; await sleep(400)) {
    const now = await read();
    same = keys.every(({ id }) => now.get(id) === counts.get(id)) ? same + 1 : 0;
    counts = now;
  }
  return counts;
}

/**
 * Checks that each correct answer was counted exactly once, that no count exceeds the correct answers plus the calls
 * with an unknown outcome, and that no key exceeded its daily quota.
 */
function checkCounts({ called, keys }: Book, counts: ReadonlyMap<string, number>): Verdict {
  const byKey = Map.groupBy(called, ({ keyId }) => keyId);
  let [correct, unknownOutcomes, counted, uncounted, excess, over, usedUp] = [0, 0, 0, 0, 0, 0, 0];
  for (const { id, usedUp: isUsedUp } of keys) {
    const own = byKey.get(id) ?? [];
    const answered = own.filter(({ end }) => end.kind === 'right').length;
    const unknown = own.filter(({ end }) => end.kind !== 'right' && !isRefusedUncounted(end)).length;
    const count = counts.get(id) ?? 0;
    correct += answered;
    unknownOutcomes += unknown;
    counted += count;
    uncounted += Math.max(0, answered - count);
    excess += Math.max(0, count - answered - unknown);
    if (isUsedUp) {
      usedUp += 1;
      if (answered > FREE_CALLS_A_DAY || count !== FREE_CALLS_A_DAY) over += 1;
    }
  }
  const guarantees = [
    [`correct answers not counted`, uncounted],
    [`calls counted but not made`, excess],
    [`of ${usedUp} used-up keys with a wrong count`, over],
  ] as const;
  return {
    lines: [
      `  ${counted} calls of ${keys.length} keys counted: ${correct} answered correctly, ${unknownOutcomes} with an unknown outcome`,
      ...guarantees.map(([what, count]) => `  ${count} ${what}`),
    ],
    broken: guarantees.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`),
  };
}

function isRefusedUncounted(end: Called['end']): boolean {
  return end.kind === 'refused' && (end.code === 'quota_exceeded' || end.code === 'too_many_requests');
}

/**
 * Checks that the list is complete and equals one that was fetched without failures, and that all processes have the
 * published version.
 */
async function checkList(
  dataDir: string,
  location: { databaseUrl: string },
  expectedContent: string,
  pagesRequested: number,
  pages: number,
): Promise<Verdict> {
  const file = listIn(dataDir);
  const content = contentOf(file);
  const broken: string[] = [];
  if (content !== expectedContent) broken.push('the list differs from an undisturbed one');
  // After the leader lost its lock, another process may have built the list too. Therefore the files may differ, but
  // their rows must be equal.
  const sharedCopy = `${file}.given`;
  const store = await openStore(location);
  try {
    const name = (await beneath(location, 'select name from shared_files'))[0]?.['name'];
    // A process that was killed after moving the file into place has not published it.
    const isPublished =
      name !== undefined &&
      (await store.sharedFiles?.take(String(name), sharedCopy, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)));
    if (isPublished === true && contentOf(sharedCopy) !== content)
      broken.push('the published list differs from the local one');
  } finally {
    await store.close();
  }
  return {
    lines: [
      `  the list: ${pagesRequested} pages requested (${3 * pages} without failures), hash of the rows ${content.slice(0, 12)}`,
    ],
    broken,
  };
}
