// Measures what an answer from the cache costs, beside what JSON.parse of the same body alone costs. Run by hand:
// `node test/runtime/upstream/cached-answer.bench.ts`. It does not measure the doors, nor anything of the network.

import { call, json, withSource } from './support.ts';

const ROUNDS = 100_000;

await withSource(
  {},
  (response) =>
    json(
      response,
      Array.from({ length: 500 }, (_, n) => ({ id: n, name: `Row ${n}`, value: n / 7 })),
    ),
  async ({ client }) => {
    const request = { path: '/v1/rows', query: { page: 1, size: 500, sort: 'name' }, expect: 'json' } as const;
    const asking = { ...call(60_000), provenance: () => {} };
    const body = (await client.get(request, asking)).body.toString();
    const cached = await measured(ROUNDS, async () => (await client.get(request, asking)).json());
    const parsing = await measured(ROUNDS / 100, async () => JSON.parse(body));
    const ratio = parsing / cached;
    process.stdout.write(
      `cached answer ${cached.toFixed(2)} µs CPU; parsing its ${body.length} bytes ${parsing.toFixed(0)} µs; `,
    );
    process.stdout.write(`${ratio.toFixed(0)} times cheaper\n`);
  },
);

/** Microseconds of CPU time a round. */
async function measured(rounds: number, work: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < rounds / 10; n++) await work();
  const before = process.cpuUsage();
  for (let n = 0; n < rounds; n++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
}
