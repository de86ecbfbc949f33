// Effect of deliveries on callers of a tool. The same steady load runs alternately on an idle server and during fifty
// deliveries per second.

import { setTimeout as sleep } from 'node:timers/promises';
import { engines } from '../../runtime/store/engines.ts';
import { steadyLoad } from '../hanging.ts';
import { median } from '../measure.ts';
import { withPolledServer } from './polled-server.ts';
import { startReceivers } from './receiver-client.ts';

const RECEIVERS = 50;
const TARGET = 2;

export async function benchToolCalls(rounds: number, seconds: number): Promise<string[]> {
  const lines = [
    '| p99 of tool calls | without deliveries | with deliveries | ratio | target |',
    '|---|---:|---:|---:|---:|',
  ];
  const receivers = await startReceivers(RECEIVERS);
  for (const engine of await engines()) {
    const [without, during]: [number[], number[]] = [[], []];
    let delivered = 0;
    await withPolledServer(engine, receivers, 1, async ({ server, rates }) => {
      await steadyLoad(server, 2);
      for (let round = 0; round < rounds; round++) {
        without.push((await steadyLoad(server, seconds)).latency.p99);
        const load = steadyLoad(server, seconds);
        for (let second = 0; second < seconds; second++) {
          rates.advance();
          await sleep(1_000);
        }
        during.push((await load).latency.p99);
        delivered += (await receivers.take()).length;
      }
    });
    const [quiet, busy] = [median(without), median(during)];
    const rate = (delivered / (rounds * seconds)).toFixed(0);
    lines.push(
      `| ${engine.name}, ${rate} deliveries/s | ${quiet} ms | ${busy} ms | ${(busy / quiet).toFixed(2)}x | ${TARGET}x |`,
    );
  }
  await receivers.stop();
  return lines;
}
