// search_crises over eight simulated sources with fixed delays: time in addition to the slowest source, cost of a
// hanging source, and requests caused by 500 identical searches. Runs in this process, with empty caches.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sources as policies } from '../../generated/sources.ts';
import type { Context } from '../../runtime/adapters/context.ts';
import { create } from '../../runtime/adapters/crisis-intelligence/crisis-intelligence.ts';
import { createSourceLoader } from '../../runtime/adapters/sources.ts';
import type { Call } from '../../runtime/contract/call.ts';
import { SourceCatalogs } from '../../runtime/sources/catalogs/catalogs.ts';
import { createSourceClients } from '../../runtime/sources/client/clients.ts';
import { median } from './measure.ts';

const IDS = [
  'gdacs',
  'usgs-earthquakes',
  'nws-alerts',
  'nve-flood',
  'smhi-warnings',
  'dmi-warnings',
  'fmi-warnings',
  'gdelt',
] as const;
type Id = (typeof IDS)[number];

/** Delay of each source in milliseconds. */
const DELAYS: Readonly<Record<Id, number>> = {
  gdacs: 300,
  'usgs-earthquakes': 250,
  'nws-alerts': 200,
  'nve-flood': 120,
  'smhi-warnings': 100,
  'dmi-warnings': 90,
  'fmi-warnings': 80,
  gdelt: 280,
};
const SLOWEST_MS = Math.max(...Object.values(DELAYS));
const DEADLINE_MS = 10_000;
const EQUAL_SEARCHES = 500;
const SEARCHES_A_ROUND = 10;

interface Simulated {
  readonly requests: Map<Id, number>;
  hanging: Id | undefined;
  readonly environment: Readonly<Record<string, string>>;
  close(): void;
}

export async function benchCrises(rounds: number): Promise<string[]> {
  const sources = await simulated();
  // The first searches load modules and warm up the code, which is startup cost.
  for (let warming = 0; warming < 5; warming++) await timed(sources, 1);
  const overhead: number[] = [];
  for (let n = 0; n < rounds * SEARCHES_A_ROUND; n++) overhead.push((await timed(sources, 1)) - SLOWEST_MS);
  sources.requests.clear();
  const equalMs = await timed(sources, EQUAL_SEARCHES);
  const requests = Math.max(...sources.requests.values());
  sources.hanging = 'smhi-warnings';
  const hanging = await timed(sources, 1);
  sources.close();
  return [
    '| eight sources in parallel, the slowest takes 300 ms | measured | target |',
    '|---|---:|---:|',
    `| beyond the slowest source (${overhead.length} searches, median and worst) | ${median(overhead).toFixed(1)} and ${Math.max(...overhead).toFixed(1)} ms | 15 ms |`,
    `| one source hangs | ${(hanging / 1000).toFixed(2)} s | ${DEADLINE_MS / 1000} s |`,
    `| ${EQUAL_SEARCHES} equal simultaneous searches | ${requests} request to each source, ${equalMs.toFixed(0)} ms | 1 |`,
  ];
}

/** Duration in milliseconds of `searches` identical simultaneous searches, with empty caches. */
async function timed({ environment }: Simulated, searches: number): Promise<number> {
  const sourceClients = createSourceClients(Object.values(policies), { version: 'bench', environment });
  const load = createSourceLoader(sourceClients, new SourceCatalogs({ directory: '/nowhere', now: () => new Date() }));
  const loaded = new Map<string, object>();
  for (const id of IDS) loaded.set(id, await load(id));
  const context = { source: (id: string) => loaded.get(id) } as unknown as Context<'crisis-intelligence'>;
  const handlers = create(context);
  const begun = performance.now();
  await Promise.all(Array.from({ length: searches }, () => handlers.search_crises(ARGUMENTS, call())));
  const took = performance.now() - begun;
  sourceClients.close();
  return took;
}

const ARGUMENTS = {
  query: 'flood',
  news_timespan: '7d' as const,
  news_tone: false,
  max_events: 25,
  max_articles: 10,
  min_magnitude: 4.5,
  max_earthquakes: 10,
  max_weather_alerts: 10,
  max_flood_warnings: 10,
  max_smhi_warnings: 10,
  max_dmi_warnings: 10,
  max_fmi_warnings: 10,
  detail: 'brief' as const,
};

function call(): Call {
  return {
    caller: { keyId: undefined, plan: undefined },
    service: 'crisis-intelligence',
    now: () => new Date(),
    signal: new AbortController().signal,
    deadline: Date.now() + 30_000,
    progress: () => {},
    provenance: () => {},
  };
}

/**
 * Answers in the format of each source. GDACS and the US sources have as many entries as on a busy day, the others only
 * a few.
 */
const ANSWERS: Readonly<Record<Id, object>> = {
  gdacs: { features: many(90, disaster) },
  'usgs-earthquakes': { features: many(200, earthquake) },
  'nws-alerts': { features: many(200, alert) },
  'nve-flood': [],
  'smhi-warnings': [],
  'dmi-warnings': { warnings: [] },
  'fmi-warnings': { warnings: [] },
  gdelt: { articles: many(25, (n) => ({ url: `https://news.example/${n}`, title: `Flood ${n}` })) },
};

function disaster(n: number): object {
  const properties = {
    eventtype: 'FL',
    eventid: n,
    name: `Flood ${n}`,
    alertlevel: 'Orange',
    fromdate: '2026-11-01T00:00:00',
  };
  return { geometry: { coordinates: [10, 20] }, properties };
}

function earthquake(n: number): object {
  return {
    id: `us${n}`,
    geometry: { coordinates: [10, 20, 5] },
    properties: { mag: 5, place: `${n} km N of X, Chile` },
  };
}

function alert(n: number): object {
  const description = 'Rivers and streams continue to rise due to excess runoff from earlier rainfall. '.repeat(10);
  const fields = {
    id: `a${n}`,
    event: 'Flood Watch',
    headline: `Flood ${n}`,
    description,
    status: 'Actual',
    messageType: 'Alert',
  };
  return {
    geometry: null,
    properties: { ...fields, severity: 'Severe', areaDesc: 'Lake; Sonoma', onset: '2026-11-20T10:00:00-08:00' },
  };
}

function many(count: number, make: (n: number) => object): object[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

async function simulated(): Promise<Simulated> {
  const requests = new Map<Id, number>();
  const bodies = new Map(IDS.map((id) => [id, JSON.stringify(ANSWERS[id])]));
  const server = createServer((request, response) => {
    const id = (request.url ?? '').split('/')[1] as Id;
    requests.set(id, (requests.get(id) ?? 0) + 1);
    if (id === sources.hanging) return;
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(bodies.get(id));
    }, DELAYS[id]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const variable = (id: Id) => `UPSTREAM_${id.toUpperCase().replaceAll('-', '_')}_BASE_URL`;
  const sources: Simulated = {
    requests,
    hanging: undefined,
    environment: Object.fromEntries(IDS.map((id) => [variable(id), `http://127.0.0.1:${port}/${id}`])),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return sources;
}
