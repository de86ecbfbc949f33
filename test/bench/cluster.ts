// Cost of several processes that act as one server: requests to a source, answers cached by another process, calls per
// second with one and two processes on one port, and growth of connections, writes and notifications. Processes, load,
// database and cache share the cores of this machine. Excludes networks.

import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { postgres } from '../runtime/store/engines.ts';
import { type CacheServer, cacheProgram, openCacheServer } from '../support/cache-server.ts';
import { json, startServer } from '../support/fake-source.ts';
import { send } from '../support/http.ts';
import { freePort } from '../support/loopback.ts';
import { startProcess } from '../support/process.ts';
import { measure, median, type Ready, type Running, residentMegabytes, start } from './measure.ts';

const MASTER = 'a master key of at least 32 characters';
const SIZES = [1, 3, 6] as const;
/**
 * The load is the same for any number of processes: QUESTIONS different requests, repeated in a fixed order at
 * REQUESTS_A_SECOND.
 */
const QUESTIONS = 100;
const REQUESTS_A_SECOND = 100;
const FRESH_MS = 2_000;
const TARGETS = { apart: 0.02, sharedMs: 1 } as const;
const IDLE_MS = 5_000;
const CALLS = 2_000;
const KEYS = 5_000;
const ROWS = Array.from({ length: 20 }, (_, n) => ({ id: n, name: `Row number ${n}` }));

export async function benchCluster(rounds: number, seconds: number): Promise<string[]> {
  const program = cacheProgram();
  if (program === undefined) return ['The cluster was not measured: redis-server or valkey-server is not installed.'];
  const lines = [...(await reaching(program, Math.max(10, seconds))), '', ...(await sharedHits(program))];
  const engine = await postgres();
  if (engine === undefined)
    return [...lines, '', 'Processes on one port and growth were not measured: PostgreSQL is not available.'];
  return [...lines, '', ...(await onOnePort(rounds, seconds)), '', ...(await slopes(program)), '', await keysLine()];
}

interface Members {
  readonly members: readonly Running[];
  requests(): number;
  stop(): Promise<void>;
}

async function openMembers(
  count: number,
  cache: CacheServer,
  more: Readonly<Record<string, string>> = {},
): Promise<Members> {
  const source = await startServer((response) => void setTimeout(() => json(response, ROWS), 20));
  const environment = {
    ...{ SOURCE_URL: source.url, CACHE_URL: cache.url, ALMANAC_MASTER_KEY: MASTER, FRESH_MS: String(FRESH_MS) },
    ...more,
  };
  const script = new URL('peers/cluster-member.ts', import.meta.url);
  const members: Running[] = [];
  for (let nth = 0; nth < count; nth++) members.push(await start({ name: 'a process', script, environment }));
  return {
    members,
    requests: () => source.seen.length,
    async stop() {
      for (const member of members) await member.stop();
      await source.close();
    },
  };
}

const agent = new Agent({ keepAlive: true });

function callLook({ port, key }: Ready, page: number): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const path = `/rest/bench/look?page=${page}`;
    const headers = { 'Service-API-Key': key };
    get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${path}`));
      response.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

async function reaching(program: string, seconds: number): Promise<string[]> {
  const reached: number[] = [];
  for (const count of SIZES) {
    const cache = await openCacheServer(program);
    const { members, requests, stop } = await openMembers(count, cache);
    try {
      // Warm up each process with a request that is not counted.
      for (const { ready } of members) await callLook(ready, 0);
      const before = requests();
      await sendEvenly(members, seconds);
      reached.push(requests() - before);
    } finally {
      await stop();
      await cache.stop();
    }
  }
  const [single = 0] = reached;
  const requests = REQUESTS_A_SECOND * seconds;
  return [
    `| ${requests} calls over ${QUESTIONS} different requests, each fresh for ${FRESH_MS / 1_000} s | requests that reached the source | compared with one process | target |`,
    '|---|---:|---:|---:|',
    ...SIZES.map((count, nth) => {
      const deviation = ((reached[nth] as number) - single) / single;
      const target = nth === 0 ? '' : `within ${TARGETS.apart * 100} %`;
      return `| ${count} process${count > 1 ? 'es' : ''} | ${reached[nth]} | ${nth === 0 ? '' : `${(deviation * 100).toFixed(1)} %`} | ${target} |`;
    }),
  ];
}

async function sendEvenly(members: readonly Running[], seconds: number): Promise<void> {
  const began = performance.now();
  const sent: Promise<number>[] = [];
  for (let nth = 0; nth < REQUESTS_A_SECOND * seconds; nth++) {
    const due = began + (nth * 1_000) / REQUESTS_A_SECOND - performance.now();
    if (due > 1) await sleep(due);
    // Use a pseudorandom order, so the pages cannot coincide with the rotation of processes.
    const page = 1 + ((Math.imul(nth, 2_654_435_761) >>> 8) % QUESTIONS);
    const answered = callLook((members[nth % members.length] as Running).ready, page);
    // Failures are reported only after all calls have been sent.
    answered.catch(() => {});
    sent.push(answered);
  }
  await Promise.all(sent);
}

async function sharedHits(program: string): Promise<string[]> {
  const cache = await openCacheServer(program);
  const { members, requests, stop } = await openMembers(2, cache, { FRESH_MS: '600000' });
  const [first, second] = members.map(({ ready }) => ready) as [Ready, Ready];
  const pages = Array.from({ length: 500 }, (_, nth) => nth + 1);
  for (const page of pages) await callLook(first, page);
  for (let warm = 0; warm < 200; warm++) await callLook(second, 1);
  const reached = requests();
  const [shared, local]: [number[], number[]] = [[], []];
  for (const page of pages.slice(1)) {
    shared.push(await callLook(second, page));
    local.push(await callLook(second, page));
  }
  const reachedSource = requests() - reached;
  await stop();
  await cache.stop();
  const [atShared, atLocal] = [median(shared), median(local)];
  return [
    '| an answer cached by the same process, and by another one (medians of sequential calls) | ms | difference | target |',
    '|---|---:|---:|---:|',
    `| local | ${atLocal.toFixed(2)} | | |`,
    `| shared; ${reachedSource} of ${shared.length} reached the source | ${atShared.toFixed(2)} | ${(atShared - atLocal).toFixed(2)} | below ${TARGETS.sharedMs} |`,
  ];
}

async function onOnePort(rounds: number, seconds: number): Promise<string[]> {
  const engine = await postgres();
  const place = await engine?.place();
  const { databaseUrl = '' } = (place?.location ?? {}) as { databaseUrl?: string };
  const rates = new Map<number, number[]>([
    [1, []],
    [2, []],
  ]);
  for (let round = 0; round < rounds; round++) {
    for (const [count, seen] of rates) {
      const token = 'the operator of the bench';
      const environment = { DATABASE_URL: databaseUrl, ALMANAC_MASTER_KEY: MASTER, ALMANAC_ADMIN_TOKEN: token };
      const port = await freePort();
      const variables = { ...environment, PORT: String(port), ALMANAC_LOG_LEVEL: 'info' };
      const servers = await Promise.all(Array.from({ length: count }, () => startProcess(variables)));
      const key = await partnerKey(port, token, `bench${count}x${round}@example.org`);
      const running = { ready: { port, key }, pid: servers[0]?.child.pid as number, stop: async () => {} };
      const body = JSON.stringify({ value: 26.2, from_unit: 'mile', to_unit: 'kilometer' });
      const headers = { 'Content-Type': 'application/json', 'Service-API-Key': key };
      const load = { path: '/rest/unit-conversion/convert_units', method: 'POST', headers, body } as const;
      await measure(running, load, 2, 32);
      seen.push((await measure(running, load, seconds, 32)).requestsPerSecond);
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
    }
  }
  await place?.remove();
  const [one = 0, two = 0] = [...rates.values()].map(median);
  return [
    '| counted calls, PostgreSQL and the load on the same cores | calls/s | |',
    '|---|---:|---:|',
    `| one process | ${one.toFixed(0)} | |`,
    `| two processes on one port | ${two.toFixed(0)} | ${(two / one).toFixed(2)}x |`,
  ];
}

async function partnerKey(port: number, token: string, email: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { json, text } = await send(port, {
    method: 'POST',
    path: '/admin/keys',
    headers,
    body: { email, plan: 'partner' },
  });
  if (typeof json.key !== 'string') throw new Error(text);
  return json.key;
}

async function keysLine(): Promise<string> {
  const script = fileURLToPath(new URL('peers/keys-memory.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, String(KEYS)]);
  const { kilobytes } = JSON.parse(stdout) as { kilobytes: number };
  return `Heap of each of ${KEYS} recently active keys: ${kilobytes.toFixed(2)} KB.`;
}

interface Counters {
  readonly connections: number;
  readonly commits: number;
  readonly walBytes: number;
  readonly commands: number;
}

async function slopes(program: string): Promise<string[]> {
  const engine = await postgres();
  const place = await engine?.place();
  const { databaseUrl = '' } = (place?.location ?? {}) as { databaseUrl?: string };
  const cache = await openCacheServer(program);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const commands = createClient({ url: cache.url });
  await commands.connect();
  const counters = async (): Promise<Counters> => {
    // Each connection reports its transaction counts within a second of its last transaction.
    await sleep(1_500);
    const { rows } = await database.query(
      `select (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections,
       (select xact_commit from pg_stat_database where datname = current_database()) as commits,
       (select wal_bytes from pg_stat_wal) as wal`,
    );
    const [{ connections, commits, wal }] = rows;
    const processed = /total_commands_processed:(\d+)/.exec(await commands.info('stats'))?.[1];
    return {
      ...{ connections: Number(connections), commits: Number(commits) },
      ...{ walBytes: Number(wal), commands: Number(processed) },
    };
  };
  const lines = ['| processes on one PostgreSQL and one cache | 1 | 3 | 6 |', '|---|---:|---:|---:|'];
  const columns: string[][] = [];
  for (const count of SIZES) {
    const { members, stop } = await openMembers(count, cache, { DATABASE_URL: databaseUrl, FRESH_MS: '600000' });
    for (const { ready } of members) await callLook(ready, 1);
    const idleFrom = await counters();
    const idleBegan = performance.now();
    await sleep(IDLE_MS);
    const idle = await counters();
    const idleSeconds = (performance.now() - idleBegan) / 1_000;
    const clients = (await commands.clientList()).length - 1;
    const memory = median(members.map(({ pid }) => residentMegabytes(pid)));
    const callsBegan = performance.now();
    for (let nth = 0; nth < CALLS; nth += 20) {
      const { ready } = members[(nth / 20) % count] as Running;
      await Promise.all(Array.from({ length: 20 }, () => callLook(ready, 1)));
    }
    const called = await counters();
    const passed = (performance.now() - callsBegan) / 1_000;
    const idleCommits = (idle.commits - idleFrom.commits) / idleSeconds;
    const perCall = (before: number, after: number, idleASecond: number) =>
      (after - before - idleASecond * passed) / CALLS;
    columns.push([
      String(called.connections),
      String(clients),
      idleCommits.toFixed(1),
      perCall(idle.commits, called.commits, idleCommits).toFixed(2),
      perCall(idle.walBytes, called.walBytes, (idle.walBytes - idleFrom.walBytes) / idleSeconds).toFixed(0),
      perCall(idle.commands, called.commands, (idle.commands - idleFrom.commands) / idleSeconds).toFixed(2),
      memory.toFixed(0),
    ]);
    await stop();
    await sleep(500);
  }
  await database.end();
  commands.destroy();
  await cache.stop();
  await place?.remove();
  const names = [
    'connections to PostgreSQL under load',
    'connections to the cache',
    'transactions per second when idle (without heartbeats, which use no table)',
    'transactions per call of one key',
    'bytes of write-ahead log per call',
    'cache commands per call that does not need the cache',
    'resident memory per process, MB',
  ];
  for (const [nth, name] of names.entries())
    lines.push(`| ${name} | ${columns.map((each) => each[nth]).join(' | ')} |`);
  return lines;
}
