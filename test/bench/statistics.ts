// Statistics services: searches over catalogs of realistic size, peak memory of fetching a catalog, parallel requests of one
// call, and event-loop delay while reading a large answer. Excludes networks and real titles.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sources as policies } from '../../generated/sources.ts';
import { Eurostat } from '../../runtime/adapters/economic-indicators/eurostat/eurostat.ts';
import { GoneIndicators } from '../../runtime/adapters/economic-indicators/world-bank/gone.ts';
import { WorldBank } from '../../runtime/adapters/economic-indicators/world-bank/world-bank.ts';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import { buildListFile } from '../../runtime/sources/catalogs/building.ts';
import { ListFile } from '../../runtime/sources/catalogs/list-file.ts';
import type { ListRow } from '../../runtime/sources/catalogs/list-row.ts';
import { createSourceClients } from '../../runtime/sources/client/clients.ts';
import { start } from './measure.ts';

const CATALOGS = { indicators: 30_000, flows: 8_000, 'list lines': 10_000, series: 200_000 } as const;
const TARGETS = { search: 20, memory: 300, more: 10, stall: 50, peak: 5 } as const;
const WARM_UP_ROUNDS = 5;
const SUBJECTS = [
  'Unemployment rate',
  'Consumer price index',
  'Gross domestic product',
  'Population',
  'Exports of goods',
  'House prices',
  'Average wages',
  'Electricity prices',
  'Life expectancy',
  'Greenhouse gas emissions',
  'Industrial production',
  'Government debt',
];
const QUALIFIERS = [
  'total',
  'female',
  'male',
  'youth',
  'rural',
  'urban',
  'seasonally adjusted',
  'annual change',
  'services',
  'manufacturing',
  'households',
  'primary income',
];
const PLACES = [
  'national',
  'Alabama',
  'Texas',
  'northern region',
  'coastal area',
  'capital region',
  'NUTS 2 regions',
  'all cities',
];
const QUESTIONS = [
  'unemployment rate',
  'inflation',
  'how many people live in Texas',
  'house prices in the capital',
  'taux de chômage',
  'youth jobless rate Alabama',
  'co2',
  'what do people earn',
  'electricity bills',
  'zzz unknown words',
  'S.12345',
  'exports',
];

export function* syntheticRows(count: number): Generator<ListRow[]> {
  for (let begin = 0; begin < count; begin += 1000) {
    yield Array.from({ length: Math.min(1000, count - begin) }, (_, index) => {
      const n = begin + index;
      const subject = SUBJECTS[n % SUBJECTS.length] as string;
      const qualifier = QUALIFIERS[Math.floor(n / 12) % QUALIFIERS.length] as string;
      const place = PLACES[Math.floor(n / 144) % PLACES.length] as string;
      return {
        key: `S.${n}`,
        titles: {
          en: `${subject}, ${qualifier} by sex and age in ${place}, item ${n % 997}`,
          fr: `Série ${n % 997} sur ${subject}`,
        },
        context: `Theme ${n % 40} statistics`,
        description: 'Figures of the office of statistics, collected in a survey of households and enterprises.',
        prior: (n % 100) / 100,
        value: { id: `S.${n}`, name: subject },
      };
    });
  }
}

export async function benchStatistics(rounds: number): Promise<string[]> {
  return [...(await searches(rounds)), '', ...(await parallelRequests(rounds)), '', ...(await largeAnswer())];
}

async function searches(rounds: number): Promise<string[]> {
  const lines = [
    '| catalog | rows | search, median CPU ms | 99 % | target | fetch s | peak MB | target |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
  ];
  const directory = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  try {
    for (const [name, rows] of Object.entries(CATALOGS)) {
      const file = join(directory, `${rows}.sqlite`);
      await buildListFile(file, syntheticRows(rows), 0, () => {});
      const list = ListFile.open<{ id: string }>(file) as ListFile<{ id: string }>;
      for (const question of QUESTIONS) list.search(question, { limit: 10 });
      const times = Array.from({ length: rounds * 20 }, () => QUESTIONS)
        .flat()
        .map((question) => {
          // Processor time, because elapsed time would include other load on the machine.
          const before = process.threadCpuUsage();
          list.search(question, { limit: 10 });
          const spent = process.threadCpuUsage(before);
          return (spent.user + spent.system) / 1000;
        });
      list.close();
      times.sort((a, b) => a - b);
      const { megabytes, seconds } = await memoryOf(rows);
      const at = (share: number) =>
        (times[Math.min(times.length - 1, Math.floor(times.length * share))] as number).toFixed(1);
      lines.push(
        `| ${name} | ${rows} | ${at(0.5)} | ${at(0.99)} | ${TARGETS.search} | ${seconds.toFixed(1)} | ${megabytes.toFixed(0)} | ${TARGETS.memory} |`,
      );
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  return lines;
}

/** Runs in a separate process, because its peak memory must exclude earlier measurements. */
async function memoryOf(rows: number): Promise<{ megabytes: number; seconds: number }> {
  const script = fileURLToPath(new URL('peers/catalog-memory.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(rows)]);
  return JSON.parse(stdout) as { megabytes: number; seconds: number };
}

/** Three pages of one series: the first reports that there are more, and the others are fetched in parallel. */
async function parallelRequests(rounds: number): Promise<string[]> {
  const delay = 200;
  const source = await start({
    name: 'sources',
    script: new URL('peers/statistics-sources.ts', import.meta.url),
    environment: { DELAY_MS: String(delay) },
  });
  const policy = {
    ...policies['world-bank'],
    politeness: { concurrency: 8, queue: 50, scope: 'process' },
  } as SourcePolicy;
  const sourceClients = createSourceClients([policy], {
    version: '0',
    environment: { UPSTREAM_WORLD_BANK_BASE_URL: `http://127.0.0.1:${source.ready.port}` },
  });
  const bank = new WorldBank(
    sourceClients.client('world-bank') as ConstructorParameters<typeof WorldBank>[0],
    undefined as never,
    new GoneIndicators('/nowhere'),
  );
  const agent = new Agent({ keepAlive: true });
  const plainRequest = () =>
    new Promise<void>((resolve, reject) => {
      get({ port: Number(source.ready.port), host: '127.0.0.1', agent }, (response) => {
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  const [times, plain]: [number[], number[]] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < rounds * 3; round++) {
    const beganPlain = performance.now();
    await plainRequest();
    await Promise.all([plainRequest(), plainRequest()]);
    if (round >= 0) plain.push(performance.now() - beganPlain);
    const began = performance.now();
    const indicator = {
      id: 'NY.GDP.MKTP.CD',
      name: 'GDP',
      description: undefined,
      unit: undefined,
      dataset: undefined,
      topics: [],
      ended: false,
    };
    await bank.series(indicator, ['JPN'], { from: 1900 + round, to: 2026 }, quietCall());
    if (round >= 0) times.push(performance.now() - began);
  }
  sourceClients.close();
  agent.destroy();
  await source.stop();
  const row = (what: string, measured: number[], target: string) => {
    const median = measured.sort((a, b) => a - b)[Math.floor(measured.length / 2)] as number;
    return `| ${what} | ${median.toFixed(0)} | ${(median - 2 * delay).toFixed(0)} | ${target} |`;
  };
  return [
    `| a series in three requests, ${delay} ms each | ms | beyond the slowest path | target |`,
    '|---|---:|---:|---:|',
    row('the first, then two in parallel', times, String(TARGETS.more)),
    row("the same with only Node's http client", plain, ''),
  ];
}

/** Reads a cube of about 10 MB with the real client, over loopback. */
async function largeAnswer(): Promise<string[]> {
  const { createServer } = await import('node:http');
  const [body, small] = [largeCube(1000), largeCube(200)];
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(request.url?.includes('/warm') === true ? small : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const sourceClients = createSourceClients([policies.eurostat as SourcePolicy], {
    version: '0',
    environment: { UPSTREAM_EUROSTAT_BASE_URL: `http://127.0.0.1:${port}` },
  });
  const eurostat = new Eurostat(
    sourceClients.client('eurostat') as ConstructorParameters<typeof Eurostat>[0],
    undefined as never,
  );
  // The first large answer starts the reader thread, which is not measured.
  await eurostat.series('warm?unit=PC', ['DE'], { from: undefined, to: undefined }, quietCall()).catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const began = performance.now();
  await eurostat.series('wide?unit=PC', ['DE'], { from: undefined, to: undefined }, quietCall()).catch(() => {});
  const took = performance.now() - began;
  delays.disable();
  clearInterval(watch);
  sourceClients.close();
  server.closeAllConnections();
  server.close();
  const megabytes = body.length / 1e6;
  return [
    `| an answer of ${megabytes.toFixed(1)} MB | ms | longest stall ms | target | peak / answer | target |`,
    '|---|---:|---:|---:|---:|---:|',
    `| read | ${took.toFixed(0)} | ${(delays.max / 1e6).toFixed(0)} | ${TARGETS.stall} | ${((peak - before) / 1e6 / megabytes).toFixed(1)} | ${TARGETS.peak} |`,
  ];
}

function largeCube(places: number): Buffer {
  const times = 480;
  const codes = (count: number, prefix: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${prefix}${n}`, n]));
  const dimension = (label: string, index: Record<string, number>) => ({
    label,
    category: { index, label: Object.fromEntries(Object.keys(index).map((code) => [code, `Label of ${code}`])) },
  });
  const value = Object.fromEntries(Array.from({ length: places * times }, (_, n) => [n, n * 1.25]));
  return Buffer.from(
    JSON.stringify({
      class: 'dataset',
      label: 'Wide',
      id: ['unit', 'item', 'geo', 'time'],
      size: [1, places, 1, times],
      dimension: {
        unit: dimension('Unit', { PC: 0 }),
        item: dimension('Item', codes(places, 'I')),
        geo: dimension('Geo', { DE: 0 }),
        time: dimension('Time', Object.fromEntries(Array.from({ length: times }, (_, n) => [String(1500 + n), n]))),
      },
      value,
    }),
  );
}

function quietCall() {
  return {
    deadline: Date.now() + 30_000,
    signal: new AbortController().signal,
    provenance: () => {},
    now: () => new Date(),
  };
}
