// Injects failures at random moments, reproducible from a seed: kills processes, crashes the database, kills or
// suspends the cache. Failures can overlap, but the database and the cache have at most one failure each at a time.

import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreLocation } from '../../../runtime/store/store.ts';
import type { CacheServer } from '../../support/cache-server.ts';
import { eventually } from '../../support/eventually.ts';
import type { OwnPostgres } from '../../support/own-postgres.ts';
import { killNow } from '../../support/process.ts';
import type { Restarted } from '../../support/restarted.ts';
import { type InFlight, inFlight } from '../webhooks/ledger.ts';

const BACK_MS = 60_000;

export type FailureKind = 'process killed' | 'all killed' | 'database crashed' | 'cache killed' | 'cache hung';

/** An injected failure, with times from performance.now(). */
export interface Failure {
  readonly kind: FailureKind;
  readonly began: number;
  /** End of the failure; equals its start for a killed process. */
  ended: number;
}

export interface Targets {
  readonly servers: Pick<Restarted, 'pids'>;
  readonly database: OwnPostgres;
  readonly cache: CacheServer;
}

export interface Pace {
  readonly ms: number;
  /** Pause between two failures, and duration of a failure: minimum and maximum in milliseconds. */
  readonly between: readonly [number, number];
  readonly lasting: readonly [number, number];
}

export interface InjectedFailures {
  readonly failures: readonly Failure[];
  /** Deliveries that were claimed when processes died or the database failed. */
  readonly claimed: readonly InFlight[];
}

/** Frequency of each kind of failure, in percent. */
const SHARES: readonly (readonly [FailureKind, number])[] = [
  ['process killed', 40],
  ['all killed', 5],
  ['database crashed', 20],
  ['cache killed', 15],
  ['cache hung', 20],
];

/** Injects failures until the time is up, then waits until all of them are repaired. */
export async function injectFailures(
  { servers, database, cache }: Targets,
  { ms, between, lasting }: Pace,
  seed: number,
): Promise<InjectedFailures> {
  const random = randomOf(seed);
  const location: StoreLocation = { databaseUrl: database.databaseUrl };
  const failures: Failure[] = [];
  const claimed: InFlight[] = [];
  const active = new Map<'database' | 'cache', Promise<void>>();
  const during = async (failure: Failure, begin: () => void | Promise<void>, end: () => void | Promise<void>) => {
    const duration = random(...lasting);
    await begin();
    await sleep(duration);
    await end();
    failure.ended = performance.now();
  };
  const crash = async (failure: Failure) => {
    const before = await claimsOf(location);
    await during(failure, () => database.stop('immediate'), database.start);
    claimed.push(new Set([...before, ...(await claimsOf(location))]));
  };
  const kill = async (failure: Failure) => {
    const all = servers.pids();
    const one = all[Math.floor(random(0, all.length))];
    const killed = failure.kind === 'all killed' ? all : [one].filter((pid) => pid !== undefined);
    for (const pid of killed) killNow(pid);
    failure.ended = performance.now();
    // A claim remains for 30 s after its process dies, and also survives a crash of the database.
    if (killed.length > 0) claimed.push(await claimsOf(location));
  };
  const begin = (kind: FailureKind): Promise<void> | undefined => {
    const isDeath = kind === 'process killed' || kind === 'all killed';
    const place = kind === 'database crashed' ? 'database' : 'cache';
    if (!isDeath && active.has(place)) return undefined;
    const failure: Failure = { kind, began: performance.now(), ended: performance.now() };
    failures.push(failure);
    if (isDeath) return kill(failure);
    const ends = {
      'database crashed': () => crash(failure),
      'cache killed': () => during(failure, cache.stop, cache.start),
      'cache hung': () => during(failure, cache.hang, cache.resume),
    }
      [kind]()
      .finally(() => active.delete(place));
    active.set(place, ends);
    return ends;
  };
  const over = performance.now() + ms;
  const all: Promise<void>[] = [];
  for (;;) {
    await sleep(random(...between));
    if (performance.now() > over) break;
    const begun = begin(kindOf(random(0, 100)));
    if (begun !== undefined) all.push(begun);
  }
  await Promise.all(all);
  return { failures, claimed };
}

async function claimsOf(location: StoreLocation): Promise<InFlight> {
  let found: InFlight = new Set();
  await eventually(
    async () => {
      const read = await inFlight(location).catch(() => undefined);
      found = read ?? found;
      return read !== undefined;
    },
    BACK_MS,
    'the return of the database',
  );
  return found;
}

function kindOf(roll: number): FailureKind {
  let sum = 0;
  return (SHARES.find(([, share]) => {
    sum += share;
    return roll < sum;
  })?.[0] ?? 'process killed') as FailureKind;
}

/**
 * Returns a generator of random numbers from `min` (inclusive) to `max` (exclusive), reproducible from the seed
 * (mulberry32).
 */
function randomOf(seed: number): (min: number, max: number) => number {
  let state = seed >>> 0;
  return (min, max) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (max - min);
  };
}
