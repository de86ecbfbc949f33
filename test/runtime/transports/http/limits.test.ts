// Takes long. Mostly waits.

import { connect, type Socket } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../../support/almanac.ts';

const PATH = '/rest/unit-conversion/convert_units';
/**
 * Maximum duration of a call while other clients are slow. On a busy machine, it is scaled by the duration without slow
 * clients.
 */
const ANSWER_MS = 1_000;
const MAX_SLOWED = 5;

const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

interface Ended {
  readonly text: string;
  readonly seconds: number;
}

function drip(beginning: string, everyMs?: number): { ended: Promise<Ended>; socket: Socket } {
  const started = performance.now();
  const socket = connect(server.port, '127.0.0.1', () => socket.write(beginning));
  const timer = everyMs === undefined ? undefined : setInterval(() => socket.write('x'), everyMs);
  const ended = new Promise<Ended>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, seconds: (performance.now() - started) / 1_000 });
    });
  });
  return { ended, socket };
}

async function slowestCall(calls: number): Promise<number> {
  let slowest = 0;
  for (let call = 0; call < calls; call++) {
    const started = performance.now();
    const answer = await server.send({ path: '/rest/unit-conversion/list_unit_categories', key });
    assert.is(answer.status, 200);
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}

const undisturbed = await slowestCall(50);

async function assertUndisturbed(calls: number): Promise<void> {
  const slowest = await slowestCall(calls);
  const max = Math.max(ANSWER_MS, MAX_SLOWED * undisturbed);
  assert.ok(slowest < max, `${slowest} ms, ${undisturbed} ms without slow clients`);
}

test('slow headers and bodies time out without affecting other requests', async () => {
  const body = `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nService-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  const heads = Array.from({ length: 150 }, () => drip('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 1_000));
  const bodies = Array.from({ length: 50 }, () => drip(body, 1_000));
  await assertUndisturbed(50);
  for (const { text, seconds } of await Promise.all(heads.map(({ ended }) => ended))) {
    assert.ok(seconds < 15, `a request head ended after ${seconds} s`);
    assert.match(text, /^HTTP\/1\.1 408 /);
  }
  await assertUndisturbed(50);
  for (const { text, seconds } of await Promise.all(bodies.map(({ ended }) => ended))) {
    assert.ok(seconds < 25, `a body ended after ${seconds} s`);
    assert.match(text, /^HTTP\/1\.1 408 |^$/);
  }
});

test('tolerates clients that disconnect in the middle of a request', async () => {
  const head = `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nService-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"value"`;
  for (let n = 0; n < 50; n++) {
    const { socket, ended } = drip(head);
    setTimeout(() => socket.destroy(), 20);
    await ended;
  }
  await assertUndisturbed(20);
});

test('a connection stays open for the next request, and the response states the timeout', async () => {
  const answer = await fetch(`${server.url}/health`);
  assert.match(answer.headers.get('keep-alive') ?? '', /timeout=65/);
  await answer.text();
});

test('answers the requests of one connection in order', async () => {
  const one = (n: number, more = '') =>
    `GET ${PATH}?value=${n}&from_unit=mile&to_unit=mile HTTP/1.1\r\nHost: localhost\r\nService-API-Key: ${key}\r\n${more}\r\n`;
  const { text } = await drip(one(1) + one(2) + one(3, 'Connection: close\r\n')).ended;
  const values = [...text.matchAll(/"value":(\d)/g)].map(([, value]) => value);
  assert.equal(values, ['1', '2', '3']);
});

test.run();
