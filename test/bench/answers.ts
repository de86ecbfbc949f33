// CPU time that this process needs to name and store an answer of typical size. Goal: at most 0.1 ms for naming,
// because it delays the call; answers are stored afterwards, in batches.

import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnswerKeeper } from '../../runtime/answers/keeper.ts';
import type { Operation } from '../../runtime/contract/operation.ts';
import { openStore } from '../../runtime/store/open-store.ts';
import { median } from './measure.ts';

const GOAL_MS = 0.1;
const ANSWERS = 500;
const OPERATION = { id: 'places.search_cities', effect: 'read' } as Operation;
const PROVENANCE = [{ source: 'x', cache: 'miss', fetchedAt: 0, freshUntil: 0 }] as const;

/** Returns a result of about `kilobytes` kilobytes that is different for each `number`. */
function resultOf(kilobytes: number, number: number): object {
  const rows = Array.from({ length: kilobytes * 6 }, (_, index) => ({
    ...{ name: `City ${number} ${index}`, country_code: 'NO', latitude: index / 7, longitude: number / 3 },
    ...{ population: number * 1_000 + index, timezone: 'Europe/Oslo', match: null },
  }));
  return { data: rows, count: rows.length, truncated: false };
}

export async function benchAnswers(rounds: number): Promise<string[]> {
  const lines = ['| answers | naming, CPU ms | storing, CPU ms | goal |', '|---|---:|---:|---:|'];
  for (const kilobytes of [2, 5, 20]) {
    const naming: number[] = [];
    const storing: number[] = [];
    for (let round = 0; round < rounds + 1; round += 1) {
      const dataDir = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
      const store = await openStore({ dataDir });
      const keeper = new AnswerKeeper({
        ...{ store: store.answers, revision: 'r', isKept: () => true, maxBytes: 512_000_000 },
        onError: (_message, error) => {
          throw error;
        },
      });
      const results = Array.from({ length: ANSWERS }, (_, number) => resultOf(kilobytes, number));
      const named = cpu();
      for (const result of results) {
        keeper.keep({ operation: OPERATION, arguments: {}, provenance: PROVENANCE, result, isPermalink: false });
      }
      const stored = cpu();
      await keeper.flush();
      const end = cpu();
      // The first round includes compilation.
      if (round > 0) {
        naming.push((stored - named) / ANSWERS);
        storing.push((end - stored) / ANSWERS);
      }
      await keeper.close();
      await store.close();
      rmSync(dataDir, { recursive: true });
    }
    const size = JSON.stringify(resultOf(kilobytes, 1)).length / 1_000;
    lines.push(
      `| of ${size.toFixed(0)} kB | ${median(naming).toFixed(3)} | ${median(storing).toFixed(3)} | ${GOAL_MS} |`,
    );
  }
  return lines;
}

/** CPU time used so far, in milliseconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
