// Effect of webhook abuse on other callers: the longest wait of an unrelated caller during each attack, and the limit.
// For slow receivers, only the webhook engine is run, because host names must resolve to test addresses. The unrelated
// caller and the receivers run in their own threads, so the cost of generating the load is not measured.

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
import type { Verdict } from './ledger.ts';
import { ON_LOOPBACK, until } from './polled-server.ts';
import { startOther, startReceiverThread } from './threads.ts';

const ADMIN_TOKEN = 'the operator of the soak';
/** Maximum additional wait of other callers, compared with an idle server. */
const MAX_WAIT_MS = 50;
/** Maximum additional wait for other callers during request floods. */
const MAX_FLOOD_WAIT_MS = 100;
const QUIET_MS = 3_000;
const MAX_MEGABYTES = 100;
const MAX_SLOWDOWN = 1.5;
const OTHERS = 5;
const EVENTS = 25;
const FOR_ALL = 'for all';
const FOR_FEW = 'for few';
/** The hosts of all dripping receivers resolve to this address. */
const DRIPPING = '127.0.4.1';
const SLOW_MS = 14_000;
const UNREAD = 40;

interface Row {
  readonly attack: string;
  readonly effect: string;
  readonly limit: string;
  readonly holds: boolean;
}

interface Target {
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
  await withServer(async (target) => {
    rows.push(...(await pulls(target)), await metrics(target), ...(await floods(target)), await unread(target));
  });
  for (const engine of engines) rows.push(await slowReceivers(engine, seconds));
  const lines = rows.map(
    ({ attack, effect, limit, holds }) => `| ${attack} | ${effect} | ${limit} | ${holds ? 'met' : 'EXCEEDED'} |`,
  );
  return {
    lines: ['| attack | effect on others | limit | |', '|---|---|---|---|', ...lines],
    broken: rows.filter(({ holds }) => !holds).map(({ attack, effect }) => `${attack}: ${effect}`),
  };
}

async function withServer(use: (target: Target) => Promise<void>): Promise<void> {
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
    const trustedKey = { path: '/admin/keys', headers, body: { email: 'b@example.org', plan: 'unlimited' } };
    const { key: trusted } = (await send(server.port, trustedKey)).json as { key: string };
    const body = { entity_type: 'brreg_company', callback_url: 'http://127.0.0.1:9/' };
    const { json } = await send(server.port, { path: '/rest/webhooks/subscribe', key, body });
    await use({ server, other, dataDir: path, key, keyId, trusted, id: json.id as string });
  } finally {
    await other.stop();
    await server.end('SIGKILL');
    remove();
  }
}

interface Effect {
  readonly waitMs: number;
  readonly megabytes: number;
}

/** Measures how long another caller waits during `attack`, and before it as a baseline for this machine. */
async function effectOf(target: Target, attack: () => Promise<void>): Promise<Effect & { quietMs: number }> {
  const { waitMs: quietMs } = await effect(target, () => sleep(QUIET_MS));
  return { ...(await effect(target, attack)), quietMs };
}

function waitRow(attack: string, { waitMs, quietMs }: { waitMs: number; quietMs: number }, max = MAX_WAIT_MS): Row {
  const holds = waitMs - quietMs <= max;
  return { attack, effect: `waited ${ms(waitMs)} (${ms(quietMs)} before it)`, limit: `${ms(max)} more`, holds };
}

async function effect({ server, other }: Target, attack: () => Promise<void>): Promise<Effect> {
  const pid = server.child.pid as number;
  const before = residentMegabytes(pid);
  let max = before;
  const watching = setInterval(() => {
    max = Math.max(max, residentMegabytes(pid));
  }, 20);
  await other.waits();
  await attack();
  await sleep(100);
  clearInterval(watching);
  return { waitMs: Math.max(...(await other.waits())), megabytes: max - before };
}

async function pulls(target: Target): Promise<Row[]> {
  const { server, dataDir, key, id } = target;
  await writeEvents({ location: { dataDir } }, id, { count: 400, bytes: 50_000 });
  const others = await effectOf(target, async () => {
    await Promise.all(Array.from({ length: 100 }, () => drain(server.port, `/webhooks/${id}/events?limit=1000`, key)));
  });
  const attack = '100 concurrent pulls of 400 events of 50 KB';
  return [
    waitRow(attack, others),
    {
      attack,
      effect: `${others.megabytes.toFixed(0)} MB`,
      limit: `${MAX_MEGABYTES} MB`,
      holds: others.megabytes <= MAX_MEGABYTES,
    },
  ];
}

/** Sends a request without collecting the response into a string, because that cost would also be measured. */
function drain(port: number, path: string, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers: { 'Service-API-Key': key }, agent: false };
    http.get(options, (response) => response.resume().on('end', resolve)).on('error', reject);
  });
}

async function metrics(target: Target): Promise<Row> {
  const { server, dataDir, key, keyId, id } = target;
  await writeAttempts({ location: { dataDir } }, id, keyId, 1_000_000);
  const others = await effectOf(target, async () => {
    for (let n = 0; n < 20; n++) await drain(server.port, '/rest/webhooks/get_webhook_metrics?hours=720', key);
  });
  return waitRow('metrics over a million attempts, 20 times', others);
}

/** Floods of searches and long messages, which require no key, and of bodies that are sent with a key. */
async function floods(target: Target): Promise<Row[]> {
  const { port } = target.server;
  const search = (nth: number) => {
    const params = {
      name: 'find_tool',
      arguments: { query: `which ships are near Oslo, and how is the weather there ${nth}` },
    };
    return messageOf({ jsonrpc: '2.0', id: nth, method: 'tools/call', params });
  };
  // The first search loads the index.
  await sendRaw(port, search(400));
  const searches = await effectOf(target, async () => {
    await Promise.all(Array.from({ length: 400 }, (_, nth) => sendRaw(port, search(nth))));
  });
  const long = messageOf({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: Array(60_000).fill(1) } });
  const pings = await effectOf(target, async () => {
    for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 32 }, () => sendRaw(port, long)));
  });
  const bodies = await effectOf(target, async () => {
    for (let round = 0; round < 10; round++) await heldBodies(target);
  });
  return [
    waitRow('400 concurrent searches of find_tool without a key', searches, MAX_FLOOD_WAIT_MS),
    waitRow(
      '24 connections, each ten times 230 KiB of JSON with a key, all completed at the same moment',
      bodies,
      MAX_FLOOD_WAIT_MS,
    ),
    waitRow(
      `32 connections, each ten times a ping of ${(long.length / 1024).toFixed(0)} KiB`,
      pings,
      MAX_FLOOD_WAIT_MS,
    ),
  ];
}

/** Sends bodies with a key that has no burst limit, and the last bytes of all bodies simultaneously. */
async function heldBodies({ server: { port }, trusted }: Target): Promise<void> {
  // The body contains the maximum number of lists; all other values are numbers.
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

function sendRaw(port: number, request: string): Promise<void> {
  return new Promise((resolve) => {
    // Use a different network from that of other callers.
    const socket = net.connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' }, () => socket.write(request));
    socket.on('error', () => {});
    socket.resume().on('close', () => resolve());
  });
}

async function unread({ server, trusted }: Target): Promise<Row> {
  // Use the trusted key, because so many requests for a large document would be rejected without a key or with a low
  // limit.
  const descriptors = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
  const sockets = Array.from({ length: UNREAD }, () => {
    const socket = net.connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    // Send many requests on one connection, to exceed the buffers of the operating system.
    socket.write(`GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\nService-API-Key: ${trusted}\r\n\r\n`.repeat(20));
    return socket;
  });
  await sleep(5_000);
  const opened = descriptors();
  const began = performance.now();
  await until(() => descriptors() <= opened - UNREAD, 'their ends').catch(() => {});
  const left = Math.max(0, descriptors() - (opened - UNREAD));
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  for (const socket of sockets) socket.destroy();
  return {
    attack: `${UNREAD} connections that read nothing`,
    effect: `${left} of them open ${seconds} s later`,
    limit: 'none',
    holds: left === 0,
  };
}

/**
 * Event delivery to other subscribers in four settings: no additional receivers (the baseline for the limit); sixty
 * receivers that belong to three keys and respond normally; the same receivers responding as slowly as possible; and
 * the slow receivers with full queues. The settings alternate, with new stores and receivers.
 */
async function slowReceivers(engine: TestEngine, seconds: number): Promise<Row> {
  const settings: [number[], number[], number[], number[]] = [[], [], [], []];
  const rounds = Math.ceil(seconds / 10);
  for (let round = 0; round < rounds; round++) {
    for (const [nth, value] of (await latencies(engine)).entries()) settings[nth]?.push(value);
  }
  const [baseline, ...others] = settings.map(median) as [number, number, number, number];
  const [well, worst, full] = others.map((value) => `${ms(value)} (${(value / baseline).toFixed(2)}x)`);
  return {
    attack: `${engine.name}: three keys with 60 receivers under 20 host names that respond after 14 s, never, or one byte at a time`,
    effect: `p95 of other events ${ms(baseline)} without these receivers, ${well} if they respond normally, ${worst} during the attack, ${full} with full queues`,
    limit: `${MAX_SLOWDOWN}x`,
    holds: Math.max(...others) <= MAX_SLOWDOWN * baseline,
  };
}

/** Returns the p95 delivery latency of other subscribers in each setting, in milliseconds. */
async function latencies(engine: TestEngine): Promise<number[]> {
  const receivers = await startReceiverThread(SLOW_MS, OTHERS, 20);
  const settings: number[] = [];
  const measure = async (webhooks: Engine, name: string) => settings.push(await p95(webhooks, receivers, name));
  await withStore(engine, (store, { location }) =>
    withEngine(
      store,
      async (webhooks) => {
        await subscribeAll(webhooks, receivers.addresses);
        await p95(webhooks, receivers, FOR_ALL);
        await measure(webhooks, FOR_FEW);
        await measure(webhooks, FOR_ALL);
        receivers.turn();
        await p95(webhooks, receivers, FOR_ALL);
        await measure(webhooks, FOR_ALL);
        await publishAndWait(webhooks, receivers, { events: 1_100, batch: 100 });
        await beneath(location, "update deliveries set created_at = created_at - 120000 where state = 'pending'");
        await measure(webhooks, FOR_ALL);
      },
      { resolve: async () => [DRIPPING] },
    ),
  );
  await receivers.stop();
  return settings;
}

type ReceiverThread = Awaited<ReturnType<typeof startReceiverThread>>;

/** The five other subscribers receive every event; those with the three keys receive only events named FOR_ALL. */
async function subscribeAll(webhooks: Engine, { well, worst }: ReceiverThread['addresses']): Promise<void> {
  for (const url of well) await webhooks.subscribe(url);
  for (const urls of worst) {
    const keyId = await webhooks.key();
    for (const url of urls) await webhooks.subscribe(url, { keyId, filter: { name: [FOR_ALL] } });
  }
  await sleep(1_000);
}

async function publishAndWait(
  webhooks: Engine,
  receivers: ReceiverThread,
  { events, batch = 1, name = FOR_ALL }: { events: number; batch?: number; name?: string },
): Promise<number[]> {
  await receivers.deliveries();
  const waits: number[] = [];
  for (let n = 0; n < events; n += batch) {
    await webhooks.report(...Array.from({ length: batch }, () => ({ mmsi: randomUUID(), name })));
    await sleep(200);
  }
  await until(async () => {
    const ours = (await receivers.deliveries()).filter(({ well }) => well);
    waits.push(...ours.map(({ at, changedAt }) => at - changedAt));
    return waits.length >= events * OTHERS;
  }, 'all events of the others');
  return waits;
}

async function p95(webhooks: Engine, receivers: ReceiverThread, name: string): Promise<number> {
  return quantile(await publishAndWait(webhooks, receivers, { events: EVENTS, name }), 0.95);
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
