import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SharedBuckets } from '../../../runtime/cluster/buckets.ts';
import type { CallLimits } from '../../../runtime/contract/gate.ts';
import { Allowance, Visitor } from '../../../runtime/limits/allowance.ts';
import { BurstCap } from '../../../runtime/limits/burst.ts';
import { SharedBurstCap } from '../../../runtime/limits/shared-burst.ts';

const HOUR_MS = 3_600_000;
/** Throws if the limits for keys are applied to a visitor. */
const keyed: CallLimits = {
  begin() {
    throw new Error('a visitor has no key');
  },
  quotaState() {
    throw new Error('a visitor has no key');
  },
};

async function isAdmitted(allowance: Allowance, network: string): Promise<boolean> {
  const call = await allowance.begin(new Visitor(network));
  try {
    await call.count();
    return true;
  } catch {
    return false;
  }
}

async function admitted(allowances: readonly Allowance[], networks: readonly string[]): Promise<number> {
  const all = allowances.flatMap((allowance) => networks.map((network) => isAdmitted(allowance, network)));
  return (await Promise.all(all)).filter(Boolean).length;
}

test('calls become available again over an hour', async () => {
  let now = 0;
  const allowance = new Allowance({ callsPerHour: 6, calls: new BurstCap(() => now), keyed });
  const one = Array<string>(20).fill('192.0.2.1');
  assert.is(await admitted([allowance], one), 6);
  now += HOUR_MS / 6;
  assert.is(await admitted([allowance], one), 1);
  now += 10 * HOUR_MS;
  assert.is(await admitted([allowance], one), 6, 'unused hours do not accumulate');
});

test('even if networks are evicted from memory, all networks together cannot exceed the total limit', async () => {
  const calls = new BurstCap(() => 0);
  const allowance = new Allowance({ callsPerHour: 2, calls, keyed });
  let count = 0;
  for (let network = 0; network < 25_000; network++) {
    if (await isAdmitted(allowance, `2001:db8:${network.toString(16)}::/64`)) count += 1;
  }
  assert.is(count, 200);
  assert.ok(calls.size <= 10_000);
});

test('processes with shared counters together admit as many calls as one process', async () => {
  const taken = new Map<string, number>();
  const buckets: SharedBuckets = {
    async take(name, { size }, { admitted: before, requested }) {
      let tokens = (taken.get(name) ?? size) - before;
      const waits = requested.map((calls) => {
        if (tokens < calls) return 60;
        tokens -= calls;
        return 0;
      });
      taken.set(name, tokens);
      return { waits, tokens };
    },
  };
  const processes = [0, 1, 2].map(
    () =>
      new Allowance({
        callsPerHour: 5,
        calls: new SharedBurstCap({ elapsed: () => 0, buckets, name: 'visitors' }),
        keyed,
      }),
  );
  assert.is(await admitted(processes, Array<string>(10).fill('192.0.2.1')), 5);
});

test.run();
