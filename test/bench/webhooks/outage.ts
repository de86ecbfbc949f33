// Stops and restarts the database of a delivering server under load. Uses its own PostgreSQL.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Callers, startCallers, statuses, statusOf } from '../../support/callers.ts';
import { ownPostgres } from '../../support/own-postgres.ts';
import { type Fleet, withFleet } from './fleet.ts';
import { type InFlight, inFlight, type Verdict } from './ledger.ts';
import { until } from './setting.ts';

const CALLERS = 20;
const AROUND_MS = 5_000;
const PROMISED = { answerMs: 1_000, recoveryMs: 5_000 };

/** @returns undefined, with a printed message, if PostgreSQL is not available */
export async function soakOutage(outageMs: number): Promise<Verdict | undefined> {
  const database = await ownPostgres();
  if (database === undefined) return undefined;
  const location = { databaseUrl: database.databaseUrl };
  try {
    return await withFleet(location, 1, async (fleet) => {
      const callers = startCallers(fleet.servers[0]?.port ?? 0, fleet.key, CALLERS);
      await sleep(AROUND_MS);
      const before = await fleet.receivers.count();
      await until(async () => (await fleet.receivers.count()) > before, 'a delivery before the outage');
      await database.stop();
      const down = performance.now();
      await sleep(outageMs);
      const starting = performance.now();
      await database.start();
      const claimed = await inFlight(location);
      const back = { at: performance.now(), date: Date.now() };
      const delivered = await firstDelivery(fleet, back.date);
      await sleep(AROUND_MS);
      await callers.end();
      return verdict(fleet, callers, { down, starting, back: back.at, delivered, outageMs, claimed });
    });
  } finally {
    await database.remove();
  }
}

/** Milliseconds from the return of the database to the first delivery. */
async function firstDelivery({ receivers }: Fleet, since: number): Promise<number> {
  let first = Number.NaN;
  await until(async () => {
    first = Math.min(...(await receivers.look()).filter(({ at }) => at >= since).map(({ at }) => at));
    return Number.isFinite(first);
  }, 'a delivery after the outage');
  return first - since;
}

interface Outage {
  /** Times of performance.now(): stop, start, first answer. */
  readonly down: number;
  readonly starting: number;
  readonly back: number;
  /** Milliseconds. */
  readonly delivered: number;
  readonly outageMs: number;
  readonly claimed: InFlight;
}

async function verdict(fleet: Fleet, { seen }: Callers, outage: Outage): Promise<Verdict> {
  const { down, starting, back, delivered, outageMs, claimed } = outage;
  const during = seen.filter(({ sent }) => sent >= down && sent < starting - PROMISED.answerMs);
  const slowest = Math.max(...seen.map(({ took }) => took));
  const failures = seen.filter((call) => statusOf(call) !== 200 && call.sent >= back).map(({ sent }) => sent - back);
  const lastFailure = Math.max(0, ...failures);
  const judged = await fleet.end([claimed]);
  const others = statuses(seen).filter((status) => status !== 200 && status !== 503);
  const broken = [...judged.broken];
  if (others.length > 0) broken.push(`calls with other statuses than 200 and 503: ${others.join(', ')}`);
  if (statuses(during).join() !== '503') broken.push(`statuses during the outage: ${statuses(during).join(', ')}`);
  if (slowest > PROMISED.answerMs) broken.push(`a call took ${slowest.toFixed(0)} ms`);
  if (lastFailure > PROMISED.recoveryMs) broken.push(`a call failed ${lastFailure.toFixed(0)} ms after its return`);
  if (delivered > PROMISED.recoveryMs) broken.push(`first delivery only ${delivered} ms after its return`);
  return {
    lines: [
      `postgres stopped for ${outageMs / 1_000} s under load`,
      `  ${seen.length} calls, ${during.length} during the outage (${statuses(during).join()}); the slowest took ${slowest.toFixed(0)} ms`,
      `  after its return: last 503 after ${lastFailure.toFixed(0)} ms, first delivery after ${delivered} ms`,
      ...judged.lines,
    ],
    broken,
  };
}
