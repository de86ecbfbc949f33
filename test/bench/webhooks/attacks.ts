// Effect of webhook abuse on other callers: the longest wait of an unrelated caller during each attack, and the limit. For slow
// receivers only the engine runs, because host names must resolve to test addresses. The unrelated caller and the receivers
// have their own threads, so that the work of the load is not measured.

import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beneath, folder, type TestEngine, withStore } from '../../runtime/store/engines.ts';
import { type Engine, withEngine } from '../../runtime/webhooks/engine.ts';
import { writeAttempts, writeEvents } from '../../runtime/webhooks/history.ts';
import { send } from '../../support/http.ts';
import { type ServerProcess, startProcess } from '../../support/process.ts';
import { median, quantile, residentMegabytes } from '../measure.ts';
import { startOther, startReceiversApart } from './apart.ts';
import type { Verdict } from './ledger.ts';
import { ON_LOOPBACK, until } from './setting.ts';

const ADMIN_TOKEN = 'the operator of the soak';
/** Maximum additional wait of other callers, compared with an idle server. */
const MOST_WAIT_MS = 50;
/** The same during floods without a key. */
const MOST_FLOOD_WAIT_MS = 100;
const QUIET_MS = 3_000;
const MOST_MEGABYTES = 100;
const MOST_SLOWED = 1.5;
const OTHERS = 5;
const EVENTS = 25;
const TO_ALL = 'told to all';
const TO_FEW = 'told to few';
/** The hosts of all dripping receivers resolve to this address. */
const DRIPPING = '127.0.4.1';
const SLOW_MS = 14_000;
const UNREAD = 40;

interface Row {
  readonly attack: string;
  readonly felt: string;
  readonly bound: string;
  readonly holds: boolean;
}

interface Attacked {
  readonly server: ServerProcess;
  /** An unrelated caller. */
  readonly other: Awaited<ReturnType<typeof startOther>>;
  readonly dataDir: string;
  readonly key: string;
  readonly keyId: string;
  /** A key without a burst limit. */
  readonly trusted: string;
  readonly id: string;
}

export async function soakAttacks(engines: readonly TestEngine[], seconds: number): Promise<Verdict> {
  const rows: Row[] = [];
  await withServer(async (attacked) => {
    rows.push(...(await pulls(attacked)), await metrics(attacked), ...(await floods(attacked)), await unread(attacked));
  });
  for (const engine of engines) rows.push(await slowReceivers(engine, seconds));
  const lines = rows.map(
    ({ attack, felt, bound, holds }) => `| ${attack} | ${felt} | ${bound} | ${holds ? 'met' : 'EXCEEDED'} |`,
  );
  return {
    lines: ['| attack | effect on others | limit | |', '|---|---|---|---|', ...lines],
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
  const other = await startOther(server.port);
  try {
    const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
    const made = await send(server.port, {
      path: '/admin/keys',
      headers,
      body: { email: 'a@example.org', plan: 'free' },
    });
    const { key, id: keyId } = made.json as { key: string; id: string };
    const trusting = { path: '/admin/keys', headers, body: { email: 'b@example.org', plan: 'unlimited' } };
    const { key: trusted } = (await send(server.port, trusting)).json as { key: string };
    const body = { entity_type: 'brreg_company', callback_url: 'http://127.0.0.1:9/' };
    const { json } = await send(server.port, { path: '/rest/webhooks/subscribe', key, body });
    await use({ server, other, dataDir: path, key, keyId, trusted, id: json.id as string });
  } finally {
    await other.stop();
    await server.end('SIGKILL');
    remove();
  }
}

interface Felt {
  /** Longest wait of the unrelated caller in milliseconds. */
  readonly waitMs: number;
  readonly megabytes: number;
}

/** Waits of others during `attack`, and before it as a baseline of the machine. */
async function feltOf(attacked: Attacked, attack: () => Promise<void>): Promise<Felt & { quietMs: number }> {
  const { waitMs: quietMs } = await felt(attacked, () => sleep(QUIET_MS));
  return { ...(await felt(attacked, attack)), quietMs };
}

function waited(attack: string, { waitMs, quietMs }: { waitMs: number; quietMs: number }, most = MOST_WAIT_MS): Row {
  const holds = waitMs - quietMs <= most;
  return { attack, felt: `waited ${ms(waitMs)} (${ms(quietMs)} before it)`, bound: `${ms(most)} more`, holds };
}

async function felt({ server, other }: Attacked, attack: () => Promise<void>): Promise<Felt> {
  const pid = server.child.pid as number;
  const before = residentMegabytes(pid);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 20);
  await other.waits();
  await attack();
  await sleep(100);
  clearInterval(watching);
  return { waitMs: Math.max(...(await other.waits())), megabytes: most - before };
}

async function pulls(attacked: Attacked): Promise<Row[]> {
  const { server, dataDir, key, id } = attacked;
  await writeEvents({ location: { dataDir } }, id, { count: 400, bytes: 50_000 });
  const others = await feltOf(attacked, async () => {
    await Promise.all(Array.from({ length: 100 }, () => asked(server.port, `/webhooks/${id}/events?limit=1000`, key)));
  });
  const attack = '100 concurrent pulls of 400 events of 50 KB';
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

/** Sends a request without collecting the answer into a string, whose cost would be measured too. */
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
  return waited('metrics over a million attempts, 20 times', others);
}

/** Attacks that require no key: searches and long messages. */
async function floods(attacked: Attacked): Promise<Row[]> {
  const { port } = attacked.server;
  const search = (nth: number) => {
    const params = {
      name: 'find_tool',
      arguments: { query: `which ships are near Oslo, and how is the weather there ${nth}` },
    };
    return messageOf({ jsonrpc: '2.0', id: nth, method: 'tools/call', params });
  };
  // The first search loads the index.
  await written(port, search(400));
  const searches = await feltOf(attacked, async () => {
    await Promise.all(Array.from({ length: 400 }, (_, nth) => written(port, search(nth))));
  });
  const long = messageOf({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: Array(60_000).fill(1) } });
  const pings = await feltOf(attacked, async () => {
    for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 32 }, () => written(port, long)));
  });
  const bodies = await feltOf(attacked, async () => {
    for (let round = 0; round < 10; round++) await heldBodies(attacked);
  });
  return [
    waited('400 concurrent searches of find_tool without a key', searches, MOST_FLOOD_WAIT_MS),
    waited(
      '24 connections, each ten times 230 KiB of JSON with a key, all completed at the same moment',
      bodies,
      MOST_FLOOD_WAIT_MS,
    ),
    waited(
      `32 connections, each ten times a ping of ${(long.length / 1024).toFixed(0)} KiB`,
      pings,
      MOST_FLOOD_WAIT_MS,
    ),
  ];
}

/** Bodies from a key without a burst limit, whose last bytes are sent simultaneously. */
async function heldBodies({ server: { port }, trusted }: Attacked): Promise<void> {
  // The maximum number of lists in a body; the rest are numbers.
  const nested = `${'['.repeat(28)}${']'.repeat(28)}`;
  const text = `{"value":1,"x":[${[...Array(350).fill(nested), ...Array(108_000).fill(1)].join()}]}`;
  const fields = ['Host: 127.0.0.1', `Service-API-Key: ${trusted}`, 'Content-Type: application/json'];
  const path = '/rest/unit-conversion/convert_units';
  const head = `POST ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n`;
  const sockets = Array.from({ length: 24 }, () => net.connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' }));
  const ended = sockets.map(
    (socket) =>
      new Promise<void>((resolve) =>
        socket
          .on('error', () => {})
          .resume()
          .on('close', () => resolve()),
      ),
  );
  for (const socket of sockets) socket.write(head + text.slice(0, -1));
  await sleep(300);
  for (const socket of sockets) socket.write(text.slice(-1));
  await Promise.all(ended);
}

function messageOf(message: object): string {
  const body = JSON.stringify(message);
  const fields = ['Host: 127.0.0.1', 'Content-Type: application/json', 'Accept: application/json, text/event-stream'];
  return `POST /mcp/ HTTP/1.1\r\n${fields.join('\r\n')}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}

/** Sends a request over its own connection, and waits until it closes. */
function written(port: number, request: string): Promise<void> {
  return new Promise((resolve) => {
    // A different network than that of other callers.
    const socket = net.connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' }, () => socket.write(request));
    socket.on('error', () => {});
    socket.resume().on('close', () => resolve());
  });
}

async function unread({ server, trusted }: Attacked): Promise<Row> {
  // Without a key, or with a key of few requests, so many large documents would be rejected.
  const held = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
  const sockets = Array.from({ length: UNREAD }, () => {
    const socket = net.connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    // Many requests on one connection, to exceed the buffers of the operating system.
    socket.write(`GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\nService-API-Key: ${trusted}\r\n\r\n`.repeat(20));
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

/**
 * Event delivery to other subscribers in four settings: no additional receivers (the baseline for the limit); sixty receivers
 * of three keys that answer well; the same receivers as slow as possible; and with full queues as well. The settings alternate,
 * with new stores and receivers.
 */
async function slowReceivers(engine: TestEngine, seconds: number): Promise<Row> {
  const settings: [number[], number[], number[], number[]] = [[], [], [], []];
  const rounds = Math.ceil(seconds / 10);
  for (let round = 0; round < rounds; round++) {
    for (const [nth, value] of (await besideSlow(engine)).entries()) settings[nth]?.push(value);
  }
  const [alone, ...beside] = settings.map(median) as [number, number, number, number];
  const [well, worst, full] = beside.map((value) => `${ms(value)} (${(value / alone).toFixed(2)}x)`);
  return {
    attack: `${engine.name}: three keys with 60 receivers under 20 host names that respond after 14 s, never, or one byte at a time`,
    felt: `p95 of other events ${ms(alone)} without these receivers, ${well} if they respond normally, ${worst} during the attack, ${full} with full queues`,
    bound: `${MOST_SLOWED}x`,
    holds: Math.max(...beside) <= MOST_SLOWED * alone,
  };
}

/** Delivery latency of other subscribers, p95 of each setting in milliseconds. */
async function besideSlow(engine: TestEngine): Promise<number[]> {
  const receivers = await startReceiversApart(SLOW_MS, OTHERS, 20);
  const settings: number[] = [];
  const measure = async (webhooks: Engine, name: string) => settings.push(await p95(webhooks, receivers, name));
  await withStore(engine, (store, { location }) =>
    withEngine(
      store,
      async (webhooks) => {
        await subscribeAll(webhooks, receivers.addresses);
        await p95(webhooks, receivers, TO_ALL);
        await measure(webhooks, TO_FEW);
        await measure(webhooks, TO_ALL);
        receivers.turn();
        await p95(webhooks, receivers, TO_ALL);
        await measure(webhooks, TO_ALL);
        await tellAll(webhooks, receivers, { events: 1_100, atOnce: 100 });
        await beneath(location, "update deliveries set created_at = created_at - 120000 where state = 'pending'");
        await measure(webhooks, TO_ALL);
      },
      { resolve: async () => [DRIPPING] },
    ),
  );
  await receivers.stop();
  return settings;
}

type Apart = Awaited<ReturnType<typeof startReceiversApart>>;

/** The five other subscribers get every event, the three keys those published to all. */
async function subscribeAll(webhooks: Engine, { well, worst }: Apart['addresses']): Promise<void> {
  for (const url of well) await webhooks.subscribe(url);
  for (const urls of worst) {
    const keyId = await webhooks.key();
    for (const url of urls) await webhooks.subscribe(url, { keyId, filter: { name: [TO_ALL] } });
  }
  await sleep(1_000);
}

/** Publishes events, waits until the other receivers have them, and returns the latency of each in milliseconds. */
async function tellAll(
  webhooks: Engine,
  receivers: Apart,
  { events, atOnce = 1, name = TO_ALL }: { events: number; atOnce?: number; name?: string },
): Promise<number[]> {
  await receivers.came();
  const waits: number[] = [];
  for (let n = 0; n < events; n += atOnce) {
    await webhooks.tell(...Array.from({ length: atOnce }, () => ({ mmsi: randomUUID(), name })));
    await sleep(200);
  }
  await until(async () => {
    const ours = (await receivers.came()).filter(({ well }) => well);
    waits.push(...ours.map(({ at, changedAt }) => at - changedAt));
    return waits.length >= events * OTHERS;
  }, 'all events of the others');
  return waits;
}

async function p95(webhooks: Engine, receivers: Apart, name: string): Promise<number> {
  return quantile(await tellAll(webhooks, receivers, { events: EVENTS, name }), 0.95);
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
