// Cost of pages: bytes of each page with all files that it loads, compressed as for Chromium (br), and processor time of
// rendering. Excludes networks and browsers.

import { openAlmanac } from '../support/almanac.ts';
import { REPLAYING } from '../support/operations.ts';
import { median } from './measure.ts';

const BUDGETS = [
  { what: 'first page', path: '/', bytes: 60_000, draws: [] },
  { what: 'a tool with tables', path: '/services/scholarly/search_papers', bytes: 120_000, draws: [] },
  { what: 'a tool with a chart', path: '/services/eu-bank-fx/get_history', bytes: 120_000, draws: ['chart'] },
  { what: 'a query with a chart', path: '/query', bytes: 120_000, draws: ['chart'] },
  {
    what: 'a tool with a map of a coast',
    path: '/services/maritime/search_vessel',
    bytes: 120_000,
    draws: ['map', 'land-near'],
  },
  {
    what: 'a tool with a map',
    path: '/services/crisis-intelligence/get_active_crises',
    bytes: 120_000,
    draws: ['map', 'land-far'],
  },
] as const;
/** Number of renderings before the measurement, to exclude loading and compiling. */
const WARM_UP = 20;
const RENDERED = 100;
const ACCEPTS = { Accept: 'text/html', 'Accept-Encoding': 'br, gzip' };

export async function benchPages(): Promise<string[]> {
  const server = await openAlmanac(REPLAYING);
  try {
    const lines = [
      '| page | compressed, with all files that it loads | budget | CPU per rendering, median | budget |',
      '|---|---:|---:|---:|---:|',
    ];
    for (const { what, path, bytes, draws } of BUDGETS) {
      const size = await sizeOf(server.url, path, draws);
      const cpu = await renderingMs(server.url, path);
      lines.push(`| ${what} | ${kilobytes(size)} | ${kilobytes(bytes)} | ${cpu.toFixed(1)} ms | 5 ms |`);
    }
    return lines;
  } finally {
    await server.stop();
  }
}

/**
 * Bytes of the page and of every file loaded by it. Of the files that only some views load, counts only those in
 * `draws`.
 */
async function sizeOf(url: string, path: string, draws: readonly string[]): Promise<number> {
  const seen = new Set<string>([path]);
  let size = 0;
  for (const each of seen) {
    const response = await fetch(`${url}${each}`, { headers: ACCEPTS });
    const text = await response.text();
    size += Number(response.headers.get('Content-Length') ?? Buffer.byteLength(text));
    const named = [...text.matchAll(/(import\()?["'](?:\.|\/assets)\/(([\w-]+?)-[A-Z0-9]{8}\.\w+)["']/g)];
    for (const [, later, file, name] of named)
      if (later === undefined || draws.includes(name ?? '')) seen.add(`/assets/${file}`);
  }
  return size;
}

/**
 * CPU time of one response in milliseconds, including the small part used by the client, which runs in the same
 * process.
 */
async function renderingMs(url: string, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + RENDERED; round++) {
    const before = process.cpuUsage();
    await (await fetch(`${url}${path}`, { headers: { Accept: 'text/html', 'Accept-Encoding': 'identity' } })).text();
    const { user, system } = process.cpuUsage(before);
    if (round >= WARM_UP) times.push((user + system) / 1_000);
  }
  return median(times);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} kB`;
}
