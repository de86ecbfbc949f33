// `POST /query`: CPU time of one call within a query compared with the same single call over REST, in the same process and run, and the
// SQL time per 1,000 rows. Goal: at most 0.3 ms of additional CPU time per call.

import { SqlRunner } from '../../runtime/query/sql-runner.ts';
import { openAlmanac } from '../support/almanac.ts';
import { median } from './measure.ts';

const GOAL_MS = 0.3;
const CALLS = 60;
const REPEATS = 12;
const ROWS = 10_000;

const VALUES = Array.from({ length: CALLS }, (_, index) => index + 1);
const UNITS = { from_unit: 'mile', to_unit: 'kilometer' };
const QUERY = {
  calls: { c: { tool: 'unit-conversion.convert_units', arguments: UNITS, for_each: { value: VALUES } } },
  sql: 'select sum(result) from c',
};

export async function benchQuery(rounds: number): Promise<string[]> {
  const server = await openAlmanac();
  const key = await server.key('unlimited');
  const single = async () => {
    for (const value of VALUES) {
      await server.send({ path: '/rest/unit-conversion/convert_units', key, body: { ...UNITS, value } });
    }
  };
  const query = async () => {
    const { status, text } = await server.send({ path: '/query', key, body: QUERY });
    if (status !== 200) throw new Error(text);
  };
  // Both measurements include the client's CPU time, which is larger for single calls.
  const samples: { readonly single: number; readonly query: number }[] = [];
  await cpuOf(single);
  await cpuOf(query);
  for (let round = 0; round < rounds * REPEATS; round += 1) {
    samples.push({ single: await cpuOf(single), query: await cpuOf(query) });
  }
  await server.stop();
  const aCall = (read: (sample: (typeof samples)[number]) => number) => median(samples.map(read)) / CALLS;
  return [
    '| query | CPU ms per call | SQL ms per 1,000 rows | goal |',
    '|---|---:|---:|---:|',
    `| 60 calls in one query | ${aCall((each) => each.query).toFixed(2)} | ${(await sqlMilliseconds(rounds)).toFixed(2)} | ${GOAL_MS} ms |`,
    `| 60 calls made alone, with their client | ${aCall((each) => each.single).toFixed(2)} | | |`,
  ];
}

/** CPU time of this process in milliseconds. */
async function cpuOf(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function sqlMilliseconds(rounds: number): Promise<number> {
  const runner = new SqlRunner();
  const columns = [
    { name: 'country', type: 'text' },
    { name: 'year', type: 'integer' },
    { name: 'value', type: 'number' },
  ] as const;
  const rows = Array.from({ length: ROWS }, (_, index) => [`C${index % 60}`, 1960 + (index % 65), index / 3]);
  const job = {
    tables: [{ name: 't', columns, rows }],
    sql: 'select country, avg(value) from t group by country',
    limit: 100,
    prepareOnly: false,
  };
  const times: number[] = [];
  for (let round = 0; round < rounds + 1; round += 1) {
    const began = performance.now();
    await runner.run(job, 'bench');
    if (round > 0) times.push(performance.now() - began);
  }
  runner.close();
  return median(times) / (ROWS / 1_000);
}
