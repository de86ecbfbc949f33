import { setTimeout as sleep } from 'node:timers/promises';
import type { TestEngine } from '../../runtime/store/engines.ts';
import { withCluster } from './cluster.ts';
import { type InFlight, inFlight, type Verdict } from './ledger.ts';

/** Minimum and maximum milliseconds between the restart of a process and the next kill. */
const [SOONEST_MS, LATEST_MS] = [300, 2_500];

export async function soakKills(engine: TestEngine, processes: number, kills: number): Promise<Verdict> {
  const place = await engine.place();
  try {
    return await withCluster(place.location, processes, async (cluster) => {
      const deaths: InFlight[] = [];
      for (let kill = 0; kill < kills; kill++) {
        await sleep(SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS));
        const index = Math.floor(Math.random() * processes);
        await cluster.kill(index);
        deaths.push(await inFlight(place.location));
        await cluster.start(index);
      }
      const { lines, broken } = await cluster.end(deaths);
      const title = `${engine.name}, ${processes === 1 ? 'one process' : `${processes} processes`}: kill -9, ${kills} times`;
      return { lines: [title, ...lines], broken };
    });
  } finally {
    await place.remove();
  }
}
