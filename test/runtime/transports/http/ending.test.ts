// Shutdowns with a closed or stalled log reader, and with a blocked event loop. Takes long. Mostly waits.

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../../../support/eventually.ts';
import { send } from '../../../support/http.ts';
import { type ServerProcess, startProcess } from '../../../support/process.ts';

/** Much longer than a shutdown takes, even on a busy machine. */
const STOP_SECONDS = 60;

async function withServer(
  variables: Readonly<Record<string, string>>,
  use: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanac-test-'));
  const server = await startProcess({ DATA_DIR: dataDir, ...variables });
  try {
    await use(server);
  } finally {
    server.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true });
  }
}

/** Returns a Node option that runs code before the server starts. */
function imported(text: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(text)}`;
}

async function lostLines(port: number): Promise<number> {
  const { text } = await send(port, { path: '/metrics' });
  return Number(/^almanac_log_lines_lost_total (\d+)$/m.exec(text)?.[1]);
}

/** Fills the log with calls, each of which writes one line. */
async function chatter(port: number): Promise<void> {
  // Uses a key, because calls without a key are logged only once per minute.
  const body = { email: 'chatter@example.org' };
  const { key } = (await send(port, { path: '/signup', body })).json;
  const call = `GET /rest/unit-conversion/list_unit_categories HTTP/1.1\r\nHost: localhost\r\nService-API-Key: ${key}\r\n\r\n`;
  const last = call.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  // Uses many connections, because each may have at most a hundred pending requests.
  for (let nth = 0; nth < 80; nth++) {
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    socket.write(call.repeat(99) + last);
    await once(socket, 'close');
  }
}

async function secondsToEnd({ child }: ServerProcess): Promise<number> {
  const started = performance.now();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  assert.equal(await exited, [0, null]);
  return (performance.now() - started) / 1_000;
}

test('if the log reader has closed, the log drops and counts lines, and does not delay shutdown', () =>
  withServer({ ALMANAC_STOP_SECONDS: `${STOP_SECONDS}` }, async (server) => {
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    for (let nth = 0; nth < 3; nth++) await send(server.port, { path: '/nowhere' });
    await eventually(async () => (await lostLines(server.port)) > 0, 30_000, 'lost lines are counted');
    const seconds = await secondsToEnd(server);
    assert.ok(seconds < STOP_SECONDS / 2, `${seconds} s`);
  }));

test('if the log reader stalls, the log buffer stays bounded, lost lines are counted, and shutdown is not delayed', () =>
  withServer({ ALMANAC_STOP_SECONDS: `${STOP_SECONDS}`, ALMANAC_KEYLESS: '1000000,1000000' }, async (server) => {
    server.child.stdout?.pause();
    await chatter(server.port);
    assert.ok((await lostLines(server.port)) > 100);
    const seconds = await secondsToEnd(server);
    assert.ok(seconds < STOP_SECONDS / 2, `${seconds} s`);
  }));

const HELD = imported("process.on('SIGTERM', () => setImmediate(() => { for (;;); }));");

test('shutdown ends on time even if the event loop is blocked', () =>
  withServer({ ALMANAC_STOP_SECONDS: '1', NODE_OPTIONS: HELD }, async (server) => {
    const started = performance.now();
    assert.is(await server.end('SIGTERM'), null);
    assert.is(server.child.signalCode, 'SIGKILL');
    const seconds = (performance.now() - started) / 1_000;
    assert.ok(seconds > 0.9 && seconds < STOP_SECONDS / 2, `${seconds} s`);
  }));

test('a second signal stops the server immediately, even if the event loop is blocked', () =>
  withServer({ ALMANAC_STOP_SECONDS: '60', NODE_OPTIONS: HELD }, async (server) => {
    server.child.kill('SIGTERM');
    await wait(300);
    assert.is(await server.end('SIGINT'), null);
    assert.is(server.child.signalCode, 'SIGINT');
  }));

test('load balancers see a shutdown while calls are still accepted', () =>
  withServer({ ALMANAC_STOP_SECONDS: `${STOP_SECONDS}`, ALMANAC_DRAIN_SECONDS: '3' }, async (server) => {
    const started = performance.now();
    const ended = server.end('SIGTERM');
    const isStopping = async () => (await send(server.port, { path: '/health/ready' })).status === 503;
    await eventually(isStopping, 2_900, 'it says that it stops');
    const ready = await send(server.port, { path: '/health/ready' });
    assert.equal([ready.status, ready.json.status], [503, 'stopping']);
    assert.is((await send(server.port, { path: '/rest' })).status, 200, 'calls are still accepted');
    assert.is(await ended, 0);
    const seconds = (performance.now() - started) / 1_000;
    assert.ok(seconds >= 3 && seconds < STOP_SECONDS / 2, `${seconds} s`);
  }));

test.run();
