// Deliveries to fifty receivers, some of which fail: rate, latency after the poll that found a change, and effect of failing
// receivers on the others. Excludes TLS, networks, and circuit breakers, which open only after five minutes.

import { setTimeout as sleep } from 'node:timers/promises';
import { engines, type TestEngine } from '../../runtime/store/engines.ts';
import { median, quantile } from '../measure.ts';
import { firstAttempts, type PolledServer, until, withPolledServer } from './polled-server.ts';
import { type Arrival, type Behavior, type Receivers, startReceivers } from './receiver-client.ts';

const RECEIVERS = 50;
/**
 * The first three receivers fail, each in a different way. They are 6 % of the receivers, because 5 % of fifty is not
 * an integer.
 */
const FAILING: readonly Behavior[] = [{ kind: 'refuse' }, { kind: 'hang' }, { kind: 'reset' }];
/** Number of rates that change simultaneously when throughput is measured, causing ten thousand deliveries. */
const BURST = 200;
/** Number of rates that change per second in other measurements, causing 300 deliveries per second. */
const STEADY = 6;
const TARGET = { perSecond: 300, p95Ms: 2_000, slowed: 1.25 };

export async function benchDeliveries(rounds: number, seconds: number): Promise<string[]> {
  const lines = [
    `| ${RECEIVERS} receivers, ${FAILING.length} of them failing; medians of ${rounds} | measured | target |`,
    '|---|---:|---:|',
  ];
  const receivers = await startReceivers(RECEIVERS);
  for (const engine of await engines()) lines.push(...(await onEngine(engine, receivers, rounds, seconds)));
  await receivers.stop();
  return lines;
}

async function onEngine(engine: TestEngine, receivers: Receivers, rounds: number, seconds: number): Promise<string[]> {
  const [speeds, without, withFailing]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    await withPolledServer(engine, receivers, BURST, async (setting) => {
      speeds.push(await speed(setting, receivers));
    });
    for (const [manners, waits] of [
      [[], without],
      [FAILING, withFailing],
    ] as const) {
      await withPolledServer(engine, receivers, STEADY, async (setting) => {
        await receivers.behave(manners);
        waits.push(await steady(setting, receivers, seconds));
      });
    }
  }
  const [quiet, failing] = [median(without), median(withFailing)];
  return [
    `| ${engine.name}: deliveries per second, ${BURST * (RECEIVERS - FAILING.length)} simultaneously | ${median(speeds).toFixed(0)} | ${TARGET.perSecond} |`,
    `| ${engine.name}: from change to first POST at ${STEADY * RECEIVERS}/s, p95 | ${failing.toFixed(0)} ms | ${TARGET.p95Ms} ms |`,
    `| ${engine.name}: the same for healthy receivers, without and with failing ones | ${quiet.toFixed(0)} and ${failing.toFixed(0)} ms (${(failing / quiet).toFixed(2)}x) | ${TARGET.slowed}x |`,
  ];
}

/** Deliveries per second to working receivers, from the poll that found all changes to the last arrival. */
async function speed({ rates }: PolledServer, receivers: Receivers): Promise<number> {
  await receivers.behave(FAILING);
  rates.advance();
  const healthy = await healthyArrivals(receivers, BURST);
  const begun = Math.min(...healthy.map(({ changedAt }) => changedAt));
  return (healthy.length * 1_000) / (Math.max(...healthy.map(({ at }) => at)) - begun);
}

/** p95 latency of deliveries to working receivers in milliseconds, while rates change every second. */
async function steady({ rates }: PolledServer, receivers: Receivers, seconds: number): Promise<number> {
  for (let second = 0; second < seconds; second++) {
    rates.advance();
    await sleep(1_000);
  }
  const healthy = await healthyArrivals(receivers, STEADY * seconds);
  return quantile(
    healthy.map(({ at, changedAt }) => at - changedAt),
    0.95,
  );
}

async function healthyArrivals(receivers: Receivers, events: number): Promise<Arrival[]> {
  const expected = events * (RECEIVERS - FAILING.length);
  const received = async (take: () => Promise<Arrival[]>) =>
    firstAttempts(await take()).filter(({ receiver }) => receiver >= FAILING.length);
  await until(async () => {
    await sleep(500);
    return (await receivers.count()) >= expected && (await received(receivers.look)).length >= expected;
  }, `${expected} deliveries`);
  return received(receivers.take);
}
