// Stops and restarts the database while a server under load delivers events. Uses its own PostgreSQL.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Callers, startCallers, statuses, statusOf } from '../../support/callers.ts';
import { ownPostgres } from '../../support/own-postgres.ts';
import { type Cluster, withCluster } from './cluster.ts';
import { type InFlight, inFlight, type Verdict } from './ledger.ts';
import { until } from './polled-server.ts';

const CALLERS = 20;
const AROUND_MS = 5_000;
const LIMITS = { answerMs: 1_000, recoveryMs: 5_000 };

/** @returns undefined, after printing a message, if PostgreSQL is not available */
export async function soakOutage(outageMs: number): Promise<Verdict | undefined> {
  const database = await ownPostgres();
  if (database === undefined) return undefined;
  const location = { databaseUrl: database.databaseUrl };
  try {
    return await withCluster(location, 1, async (cluster) => {
      const callers = startCallers(cluster.servers[0]?.port ?? 0, cluster.key, CALLERS);
      await sleep(AROUND_MS);
      const before = await cluster.receivers.count();
      await until(async () => (await cluster.receivers.count()) > before, 'a delivery before the outage');
      await database.stop();
      const down = performance.now();
      await sleep(outageMs);
      const starting = performance.now();
      await database.start();
      const claimed = await inFlight(location);
      const recovered = { at: performance.now(), date: Date.now() };
      const delivered = await firstDelivery(cluster, recovered.date);
      await sleep(AROUND_MS);
      await callers.end();
      return verdict(cluster, callers, { down, starting, recovered: recovered.at, delivered, outageMs, claimed });
    });
  } finally {
    await database.remove();
  }
}

/** Milliseconds from the return of the database to the first delivery. */
async function firstDelivery({ receivers }: Cluster, since: number): Promise<number> {
  let first = Number.NaN;
  await until(async () => {
    first = Math.min(...(await receivers.look()).filter(({ at }) => at >= since).map(({ at }) => at));
    return Number.isFinite(first);
  }, 'a delivery after the outage');
  return first - since;
}

interface Outage {
  /** Times from performance.now(): when the database had stopped, when its start began, and when it responded again. */
  readonly down: number;
  readonly starting: number;
  readonly recovered: number;
  /** Milliseconds. */
  readonly delivered: number;
  readonly outageMs: number;
  readonly claimed: InFlight;
}

async function verdict(cluster: Cluster, { seen }: Callers, outage: Outage): Promise<Verdict> {
  const { down, starting, recovered, delivered, outageMs, claimed } = outage;
  const during = seen.filter(({ sent }) => sent >= down && sent < starting - LIMITS.answerMs);
  const slowest = Math.max(...seen.map(({ took }) => took));
  const failures = seen
    .filter((call) => statusOf(call) !== 200 && call.sent >= recovered)
    .map(({ sent }) => sent - recovered);
  const lastFailure = Math.max(0, ...failures);
  const check = await cluster.end([claimed]);
  const others = statuses(seen).filter((status) => status !== 200 && status !== 503);
  const broken = [...check.broken];
  if (others.length > 0) broken.push(`calls with other statuses than 200 and 503: ${others.join(', ')}`);
  if (statuses(during).join() !== '503') broken.push(`statuses during the outage: ${statuses(during).join(', ')}`);
  if (slowest > LIMITS.answerMs) broken.push(`a call took ${slowest.toFixed(0)} ms`);
  if (lastFailure > LIMITS.recoveryMs) broken.push(`a call failed ${lastFailure.toFixed(0)} ms after its return`);
  if (delivered > LIMITS.recoveryMs) broken.push(`first delivery only ${delivered} ms after its return`);
  return {
    lines: [
      `postgres stopped for ${outageMs / 1_000} s under load`,
      `  ${seen.length} calls, ${during.length} during the outage (${statuses(during).join()}); the slowest took ${slowest.toFixed(0)} ms`,
      `  after its return: last 503 after ${lastFailure.toFixed(0)} ms, first delivery after ${delivered} ms`,
      ...check.lines,
    ],
    broken,
  };
}
