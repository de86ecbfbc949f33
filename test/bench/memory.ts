// Memory of a server: idle, and after mixed calls (the examples of every tool over all transports, lists, searches and
// documents, with recorded source answers). Many calls within minutes represent an hour of normal load.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Sent } from '../support/http.ts';
import { byGet, byMcp, byPost, offer, REPLAYING } from '../support/operations.ts';
import { median, residentMegabytes } from './measure.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IDLE_MS = 5_000;
const SAMPLE_MS = 500;
const AT_ONCE = 8;
const ADMIN_TOKEN = 'the operator of the benchmark';
const OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const TARGET = { idle: 110, growth: 40 };
/**
 * Limits in megabytes: the measured values plus 10 %, with the place index loaded and without V8 flags.
 * NODE_OPTIONS=--max-semi-space-size=4 saves about 70 MB after 20 s of mixed calls.
 */
const LIMIT = { idle: 255, growth: 375 };

/** Memory by kind, in megabytes. */
interface Parts {
  /** Mapped files: mostly Node itself. */
  readonly files: number;
  /** V8's heap, including free space. */
  readonly heap: number;
  /** Buffers, which V8 counts separately from its heap. */
  readonly buffers: number;
  /**
   * Memory that Node, V8 and SQLite allocated from the C library: mostly compiled modules, which Node keeps in their
   * original form, but also threads and code.
   */
  readonly others: number;
}

interface Server {
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

export async function benchMemory(seconds: number): Promise<string[]> {
  // The first start fills Node's compile cache for all later starts.
  await (await started({})).stop();
  const idle = await started({});
  await sleep(IDLE_MS);
  const idleMegabytes = residentMegabytes(idle.pid);
  await idle.stop();

  const server = await started({ ...REPLAYING, ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN });
  await sleep(IDLE_MS);
  const before = residentMegabytes(server.pid);
  const partsBefore = await partsOf(server);
  const resourcesBefore = resourcesOf(server);
  const megabytes: number[] = [];
  const sampling = setInterval(() => megabytes.push(residentMegabytes(server.pid)), SAMPLE_MS);
  const { answers, failures } = await mixedCalls(server, seconds);
  clearInterval(sampling);
  const parts = await partsOf(server);
  // After this pause, client connections and files that calls opened are closed.
  await sleep(IDLE_MS);
  const resources = resourcesOf(server);
  await server.stop();
  // Medians, because garbage collection runs at irregular times.
  const after = median(megabytes.slice(-Math.max(1, Math.floor(megabytes.length / 10))));
  const growth = after - before;
  if (idleMegabytes > LIMIT.idle || growth > LIMIT.growth) process.exitCode = 1;
  return [
    '| memory of `node runtime/main.ts` | measured | target |',
    '|---|---:|---:|',
    `| idle, ${IDLE_MS / 1_000} s after the start | ${idleMegabytes.toFixed(0)} MB | ${TARGET.idle} MB |`,
    `| ${answers} mixed calls in ${seconds} s (${failures} failed): before, after | ${before.toFixed(0)}, ${after.toFixed(0)} MB (+${growth.toFixed(0)}) | +${TARGET.growth} MB |`,
    `| maximum during the calls | ${Math.max(...megabytes).toFixed(0)} MB | |`,
    ...(Object.keys(parts) as (keyof Parts)[]).map(
      (part) => `| ${part}: before, after | ${partsBefore[part].toFixed(0)}, ${parts[part].toFixed(0)} MB | |`,
    ),
    `| open file descriptors: before, ${IDLE_MS / 1_000} s after the last call | ${resourcesBefore.descriptors}, ${resources.descriptors} | |`,
    `| \`DATA_DIR\`: before, after | ${resourcesBefore.files} files of ${megabytesOf(resourcesBefore.bytes)} MB, ${resources.files} files of ${megabytesOf(resources.bytes)} MB | |`,
    `| limits of this command | idle ${LIMIT.idle} MB, +${LIMIT.growth} MB | |`,
  ];
}

function resourcesOf({ pid, dataDir }: Server) {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(
    ({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return {
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    files: files.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

const megabytesOf = (bytes: number) => (bytes / 1024 ** 2).toFixed(1);

async function partsOf({ pid, url }: Server): Promise<Parts> {
  const answer = await fetch(`${url}/metrics`, { headers: OPERATOR });
  const metrics = new Map((await answer.text()).split('\n').map((line) => line.split(' ') as [string, string]));
  const rendered = (name: string) => Number(metrics.get(`almanac_nodejs_${name}_bytes`)) / 1024 ** 2;
  const status = new Map(
    readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .map((line) => line.split(':') as [string, string]),
  );
  const kilobytes = (name: string) => Number.parseInt(status.get(name) ?? '', 10) / 1024;
  const [heap, buffers] = [rendered('heap_size_total'), rendered('external_memory')];
  return { files: kilobytes('RssFile'), heap, buffers, others: kilobytes('RssAnon') - heap - buffers };
}

async function started(variables: Readonly<Record<string, string>>): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'almanac-memory-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...variables };
  const child = spawn(process.execPath, ['runtime/main.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await sleep(20);
  return {
    pid: child.pid as number,
    url,
    dataDir,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function mixedCalls({ url }: Server, seconds: number): Promise<{ answers: number; failures: number }> {
  const headers = { ...OPERATOR, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'bench@example.org', plan: 'unlimited' });
  const callCount = await fetch(`${url}/admin/keys`, { method: 'POST', headers, body });
  const { key } = (await callCount.json()) as { key: string };
  const requests = await allRequests(key);
  const until = performance.now() + seconds * 1_000;
  let at = 0;
  let answers = 0;
  let failures = 0;
  const caller = async () => {
    while (performance.now() < until) {
      const answer = await ask(url, requests[at++ % requests.length] as Sent);
      await answer.arrayBuffer();
      if (answer.status >= 500) failures++;
      else answers++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return { answers, failures };
}

function ask(url: string, { path, headers, key, body, method }: Sent): Promise<Response> {
  return fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { 'Service-API-Key': key }),
      ...headers,
    } as Record<string, string>,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function allRequests(key: string): Promise<Sent[]> {
  const calls = (await offer()).flatMap((offered) =>
    offered.operation.examples.flatMap(({ arguments: values }) => [
      ...(offered.methods.includes('POST') ? [byPost(offered, values, key), byMcp(offered, values, key)] : []),
      ...(offered.methods.includes('GET') ? [byGet(offered, values, key)] : []),
      search(String(offered.operation.summary)),
    ]),
  );
  const services = readdirSync(join(ROOT, 'generated/services'));
  const lists = services.flatMap((slug) => [{ path: `/rest/${slug}` }, list(`/mcp/${slug}/`)]);
  const pages = [
    '/',
    '/docs',
    '/docs/reference',
    '/openapi.json',
    '/llms.txt',
    '/rest',
    '/health',
    '/metrics',
    '/docs/clients',
  ];
  return [...calls, ...lists, list(`/mcp/?services=${services.slice(0, 5)}`), ...pages.map((path) => ({ path }))];
}

function search(query: string): Sent {
  return {
    path: '/mcp/',
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'find_tool', arguments: { query } } },
  };
}

function list(path: string): Sent {
  return { path, body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } };
}
