// What others feel of callers who do their worst with webhooks: each attack in full, the longest that somebody else waited meanwhile, and
// the bound. One server as a process of its own; for slow receivers the engine alone, so that their host names can be told.

import { readdirSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { folder, type TestEngine, withStore } from '../../runtime/store/engines.ts';
import { ships, withEngine } from '../../runtime/webhooks/engine.ts';
import { writeAttempts, writeEvents } from '../../runtime/webhooks/history.ts';
import { startHostile } from '../../runtime/webhooks/hostile.ts';
import { send } from '../../support/http.ts';
import { type ServerProcess, startProcess } from '../../support/process.ts';
import { median, quantile, residentMegabytes } from '../measure.ts';
import type { Verdict } from './ledger.ts';
import { ON_LOOPBACK, until } from './setting.ts';

const ADMIN_TOKEN = 'the operator of the soak';
/** How much longer others may wait than on the quiet server. */
const MOST_WAIT_MS = 50;
/** The same beside floods without a key. */
const MOST_FLOOD_WAIT_MS = 100;
const QUIET_MS = 3_000;
const MOST_MEGABYTES = 100;
const MOST_SLOWED = 1.5;
const OTHERS = 5;
const SLOW_MS = 14_000;
const UNREAD = 40;

/** A row of the table. */
interface Row {
  readonly attack: string;
  readonly felt: string;
  readonly bound: string;
  readonly holds: boolean;
}

interface Attacked {
  readonly server: ServerProcess;
  readonly dataDir: string;
  readonly key: string;
  readonly keyId: string;
  /** A subscription of the key. */
  readonly id: string;
}

/** Runs every attack and judges. */
export async function soakAttacks(engines: readonly TestEngine[], seconds: number): Promise<Verdict> {
  const rows: Row[] = [];
  await withServer(async (attacked) => {
    rows.push(...(await pulls(attacked)), await metrics(attacked), ...(await floods(attacked)), await unread(attacked));
  });
  for (const engine of engines) rows.push(await slowReceivers(engine, seconds));
  const lines = rows.map(
    ({ attack, felt, bound, holds }) => `| ${attack} | ${felt} | ${bound} | ${holds ? 'held' : 'BROKEN'} |`,
  );
  return {
    lines: ['| attack | what others felt | bound | |', '|---|---|---|---|', ...lines],
    broken: rows.filter(({ holds }) => !holds).map(({ attack, felt }) => `${attack}: ${felt}`),
  };
}

async function withServer(use: (attacked: Attacked) => Promise<void>): Promise<void> {
  const { path, remove } = folder();
  const server = await startProcess({
    ...ON_LOOPBACK,
    DATA_DIR: path,
    ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
    ALMANAC_LOG_LEVEL: 'info',
    UPSTREAM_REPLAY: path,
  });
  try {
    const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
    const made = await send(server.port, {
      path: '/admin/keys',
      headers,
      body: { email: 'a@example.org', plan: 'free' },
    });
    const { key, id: keyId } = made.json as { key: string; id: string };
    const body = { entity_type: 'brreg_company', callback_url: 'http://127.0.0.1:9/' };
    const { json } = await send(server.port, { path: '/rest/webhooks/subscribe', key, body });
    await use({ server, dataDir: path, key, keyId, id: json.id as string });
  } finally {
    await server.end('SIGKILL');
    remove();
  }
}

interface Felt {
  /** The longest that somebody else waited for an answer, in milliseconds. */
  readonly waitMs: number;
  /** How much the process grew. */
  readonly megabytes: number;
}

/** What others felt while `attack` ran, and before it, when only this machine's other work was felt. */
async function feltOf(attacked: Attacked, attack: () => Promise<void>): Promise<Felt & { quietMs: number }> {
  const { waitMs: quietMs } = await felt(attacked, () => sleep(QUIET_MS));
  return { ...(await felt(attacked, attack)), quietMs };
}

function waited(attack: string, { waitMs, quietMs }: { waitMs: number; quietMs: number }, most = MOST_WAIT_MS): Row {
  const holds = waitMs - quietMs <= most;
  return { attack, felt: `waited ${ms(waitMs)} (${ms(quietMs)} before it)`, bound: `${ms(most)} more`, holds };
}

async function felt({ server }: Attacked, attack: () => Promise<void>): Promise<Felt> {
  const pid = server.child.pid as number;
  const before = residentMegabytes(pid);
  let [waitMs, most, ended] = [0, before, false];
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const watching = (async () => {
    while (!ended) {
      const asked = performance.now();
      await new Promise<void>((resolve, reject) => {
        const path = { port: server.port, host: '127.0.0.1', path: '/health/live', agent };
        http.get(path, (response) => response.resume().on('end', resolve)).on('error', reject);
      });
      waitMs = Math.max(waitMs, performance.now() - asked);
      most = Math.max(most, residentMegabytes(pid));
      await sleep(3);
    }
  })();
  await attack();
  ended = true;
  await watching;
  agent.destroy();
  return { waitMs, megabytes: most - before };
}

async function pulls(attacked: Attacked): Promise<Row[]> {
  const { server, dataDir, key, id } = attacked;
  await writeEvents({ location: { dataDir } }, id, { count: 400, bytes: 50_000 });
  const others = await feltOf(attacked, async () => {
    await Promise.all(Array.from({ length: 100 }, () => asked(server.port, `/webhooks/${id}/events?limit=1000`, key)));
  });
  const attack = '100 pulls at once of 400 events of 50 KB';
  return [
    waited(attack, others),
    {
      attack,
      felt: `${others.megabytes.toFixed(0)} MB`,
      bound: `${MOST_MEGABYTES} MB`,
      holds: others.megabytes <= MOST_MEGABYTES,
    },
  ];
}

/** Asks in the same process without reading the answer into one text: that would be measured too. */
function asked(port: number, path: string, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers: { 'Service-API-Key': key }, agent: false };
    http.get(options, (response) => response.resume().on('end', resolve)).on('error', reject);
  });
}

async function metrics(attacked: Attacked): Promise<Row> {
  const { server, dataDir, key, keyId, id } = attacked;
  await writeAttempts({ location: { dataDir } }, id, keyId, 1_000_000);
  const others = await feltOf(attacked, async () => {
    for (let n = 0; n < 20; n++) await asked(server.port, '/rest/webhooks/get_webhook_metrics?hours=720', key);
  });
  return waited('figures over a million attempts, 20 times', others);
}

/** What needs no key: searches, and long messages. */
async function floods(attacked: Attacked): Promise<Row[]> {
  const { port } = attacked.server;
  const search = (nth: number) => {
    const params = {
      name: 'find_tool',
      arguments: { query: `which ships are near Oslo, and how is the weather there ${nth}` },
    };
    return messageOf({ jsonrpc: '2.0', id: nth, method: 'tools/call', params });
  };
  // The first one reads the index.
  await written(port, search(400));
  const searches = await feltOf(attacked, async () => {
    await Promise.all(Array.from({ length: 400 }, (_, nth) => written(port, search(nth))));
  });
  const long = messageOf({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: Array(60_000).fill(1) } });
  const pings = await feltOf(attacked, async () => {
    for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 32 }, () => written(port, long)));
  });
  return [
    waited('400 searches of find_tool at once without a key', searches, MOST_FLOOD_WAIT_MS),
    waited(
      `32 connections, ten times each a ping of ${(long.length / 1024).toFixed(0)} KiB`,
      pings,
      MOST_FLOOD_WAIT_MS,
    ),
  ];
}

function messageOf(message: object): string {
  const body = JSON.stringify(message);
  const fields = ['Host: 127.0.0.1', 'Content-Type: application/json', 'Accept: application/json, text/event-stream'];
  return `POST /mcp/ HTTP/1.1\r\n${fields.join('\r\n')}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}

/** Writes a request over a connection of its own, and waits for its end. */
function written(port: number, request: string): Promise<void> {
  return new Promise((resolve) => {
    // Another network than that of the others.
    const socket = net.connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' }, () => socket.write(request));
    socket.on('error', () => {});
    socket.resume().on('close', () => resolve());
  });
}

async function unread({ server }: Attacked): Promise<Row> {
  // A key without bursts: without one so many large documents are refused.
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  const body = { email: 'b@example.org', plan: 'unlimited' };
  const { key } = (await send(server.port, { path: '/admin/keys', headers, body })).json as { key: string };
  const held = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
  const sockets = Array.from({ length: UNREAD }, () => {
    const socket = net.connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    // Many requests on one connection: more than the system's own buffers take.
    socket.write(`GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\nService-API-Key: ${key}\r\n\r\n`.repeat(20));
    return socket;
  });
  await sleep(5_000);
  const opened = held();
  const began = performance.now();
  await until(() => held() <= opened - UNREAD, 'their ends').catch(() => {});
  const left = Math.max(0, held() - (opened - UNREAD));
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  for (const socket of sockets) socket.destroy();
  return {
    attack: `${UNREAD} connections that read nothing`,
    felt: `${left} of them open ${seconds} s later`,
    bound: 'none',
    holds: left === 0,
  };
}

async function slowReceivers(engine: TestEngine, seconds: number): Promise<Row> {
  const hostile = await startHostile(SLOW_MS);
  const [before, beside]: [number[], number[]] = [[], []];
  await withStore(engine, (store) =>
    withEngine(
      store,
      async (webhooks) => {
        for (const url of hostile.well(OTHERS)) await webhooks.subscribe(url);
        for (const urls of [hostile.slow, hostile.hanging, hostile.dripping].map((of) => of(20))) {
          const keyId = await webhooks.key();
          for (const url of urls) await webhooks.subscribe(url, { keyId });
        }
        let told = 0;
        /** p95 of each five seconds. */
        const measure = async (into: number[], rounds: number) => {
          for (let round = 0; round < rounds; round++) {
            hostile.came.length = 0;
            for (let n = 0; n < 25; n++) {
              await webhooks.tell(...ships(1, ++told));
              await sleep(200);
            }
            const ours = () => hostile.came.filter(({ well }) => well);
            await until(() => ours().length >= 25 * OTHERS, 'all events of the others');
            into.push(
              quantile(
                ours().map(({ at, changedAt }) => at - changedAt),
                0.95,
              ),
            );
          }
        };
        await measure([], 1);
        const rounds = Math.ceil(seconds / 5);
        await measure(before, rounds);
        hostile.turn();
        await measure(beside, rounds);
      },
      { resolve: hostile.resolve },
    ),
  );
  await hostile.close();
  const [quiet, hurt] = [median(before), median(beside)];
  return {
    attack: `${engine.name}: three keys with 60 receivers that answer after 14 s, never, or a byte at a time under 20 names`,
    felt: `events of others after ${ms(quiet)} before and ${ms(hurt)} beside them, p95 (${(hurt / quiet).toFixed(2)}x)`,
    bound: `${MOST_SLOWED}x`,
    holds: hurt <= MOST_SLOWED * quiet,
  };
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
