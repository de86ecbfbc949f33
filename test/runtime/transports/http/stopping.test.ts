// Takes long. Mostly waits.

import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../../../support/eventually.ts';
import { type Answer, send } from '../../../support/http.ts';
import { failedStart, startProcess } from '../../../support/process.ts';

const PATH = '/rest/unit-conversion/convert_units';
const BODY = JSON.stringify({ value: 1, from_unit: 'mile', to_unit: 'kilometer' });

async function withFolder(use: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-test-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function signUp(port: number): Promise<string> {
  return (await send(port, { path: '/signup', body: { email: 'ada@example.org' } })).json.key;
}

/** Sends half of a call. `finish` sends the other half of the body. */
function slowCall(port: number, key: string): { finish: () => void; answer: Promise<Answer> } {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': BODY.length, 'Service-API-Key': key };
  const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: PATH, headers });
  request.write(BODY.slice(0, 10));
  const answer = once(request, 'response').then(async ([response]) => {
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, headers: response.headers, text, json: JSON.parse(text) } as Answer;
  });
  return { finish: () => request.end(BODY.slice(10)), answer };
}

/** Returns a Node option that runs code before the server starts. */
function imported(text: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(text)}`;
}

function refusedConnection(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal}: finishes a call in flight, rejects new ones, and exits with code 0`, () =>
    withFolder(async (dataDir) => {
      const server = await startProcess({ DATA_DIR: dataDir });
      const key = await signUp(server.port);
      // Idle connections must not delay the shutdown, whether or not they have sent a request.
      const idle = await fetch(`http://127.0.0.1:${server.port}/health`);
      await idle.text();
      const silent = connect(server.port, '127.0.0.1');
      silent.on('error', () => {});
      const call = slowCall(server.port, key);
      await wait(200);
      const ended = server.end(signal);
      await wait(300);
      assert.ok(await refusedConnection(server.port), 'no new connections');
      call.finish();
      const answer = await call.answer;
      assert.is(answer.status, 200, answer.text);
      assert.is(answer.json.result, 1.609344);
      assert.is(answer.headers.connection, 'close');
      const started = performance.now();
      assert.is(await ended, 0, server.output());
      assert.ok(performance.now() - started < 5_000, 'soon after the last response');
      silent.destroy();
      const again = await startProcess({ DATA_DIR: dataDir });
      const counted = await send(again.port, { path: `${PATH}?value=1&from_unit=mile&to_unit=mile`, key });
      assert.match(String(counted.headers.ratelimit), /r=98;/, 'the earlier call was stored');
      assert.is(await again.end('SIGTERM'), 0);
    }));
}

test('reports and aborts a request whose body does not arrive, long before the shutdown time is over', () =>
  withFolder(async (dataDir) => {
    const server = await startProcess({ DATA_DIR: dataDir, ALMANAC_STOP_SECONDS: '6' });
    const call = slowCall(server.port, await signUp(server.port));
    await wait(100);
    const started = performance.now();
    assert.is(await server.end('SIGTERM'), 0, server.output());
    const seconds = (performance.now() - started) / 1_000;
    assert.ok(seconds > 0.9 && seconds < 3, `${seconds} s`);
    const answer = await call.answer;
    assert.equal([answer.status, answer.json.code], [503, 'shutting_down']);
  }));

test('notifies systemd once it is listening', () =>
  withFolder(async (folder) => {
    const [program, message] = [join(folder, 'systemd-notify'), join(folder, 'said')];
    await writeFile(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >${message}\n`, { mode: 0o755 });
    const PATH = `${folder}:${process.env['PATH']}`;
    const server = await startProcess({ DATA_DIR: join(folder, 'data'), PATH, NOTIFY_SOCKET: '/run/notify' });
    await eventually(
      async () => (await readFile(message, 'utf8').catch(() => '')).endsWith('\n'),
      10_000,
      'it is told',
    );
    assert.is(await readFile(message, 'utf8'), '/run/notify --ready\n');
    assert.is(await server.end('SIGTERM'), 0);
  }));

test('logs an unhandled rejection, and continues', () =>
  withFolder(async (dataDir) => {
    const module = "process.on('SIGUSR2', () => void Promise.reject(new TypeError('nobody waited')))";
    const server = await startProcess({ DATA_DIR: dataDir, NODE_OPTIONS: imported(module) });
    server.child.kill('SIGUSR2');
    await wait(200);
    assert.is((await send(server.port, { path: '/health' })).status, 200);
    assert.is(await server.end('SIGTERM'), 0);
    assert.match(server.output(), /"level":"error".*nobody waited/);
  }));

test('an internal error at startup keeps its stack', () =>
  withFolder(async (dataDir) => {
    const module =
      "import { Server } from 'node:http'; Server.prototype.listen = () => { throw new TypeError('a mistake') };";
    const { code, output } = await failedStart({ DATA_DIR: dataDir, NODE_OPTIONS: imported(module) });
    assert.is(code, 1);
    assert.match(output, /^Almanac cannot start\. TypeError: a mistake\n\s+at /m);
  }));

test('a second signal stops the server immediately', () =>
  withFolder(async (dataDir) => {
    const server = await startProcess({ DATA_DIR: dataDir });
    const call = slowCall(server.port, await signUp(server.port));
    call.answer.catch(() => {});
    await wait(100);
    server.child.kill('SIGTERM');
    await wait(200);
    assert.is(await server.end('SIGTERM'), null);
    assert.is(server.child.signalCode, 'SIGTERM');
  }));

test('a second process on the same data folder refuses to start and states why, and the first continues', () =>
  withFolder(async (dataDir) => {
    const server = await startProcess({ DATA_DIR: dataDir });
    const { code, output } = await failedStart({ DATA_DIR: dataDir });
    assert.is(code, 1);
    assert.match(output, /^Almanac cannot start\. /m);
    assert.ok(output.includes(dataDir), output);
    assert.match(output, /process|DATA_DIR|DATABASE_URL/);
    assert.not.match(output, /\n\s+at /, 'a sentence, not a stack trace');
    assert.is((await send(server.port, { path: '/health' })).status, 200);
    assert.is(await server.end('SIGTERM'), 0);
  }));

test('reports a port that is in use, and the setting to change', () =>
  withFolder(async (dataDir) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await failedStart({ DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    assert.is(code, 1);
    assert.match(output, new RegExp(`^Almanac cannot start\\. .*${port}.*in use.*PORT`, 'm'));
    assert.not.match(output, /\n\s+at /);
  }));

test('reports every configuration error in one message', async () => {
  const { code, output } = await failedStart({
    PORT: '99999',
    ALMANAC_ADMIN_TOKEN: 'short',
    ALMANAC_SIGNUP: 'maybe',
    ALMANAC_TRUSTED_PROXIES: '10.0.0.0/99',
    DATABASE_URL: 'mysql://user:hunter2@host/x',
  });
  assert.is(code, 1);
  for (const name of ['PORT', 'ALMANAC_ADMIN_TOKEN', 'ALMANAC_SIGNUP', 'ALMANAC_TRUSTED_PROXIES', 'DATABASE_URL']) {
    assert.match(output, new RegExp(`^ {2}${name} must be `, 'm'));
  }
  assert.not.match(output, /short|hunter2/, 'no secret is printed');
});

test('describes an unusable data folder in one sentence', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'file');
    await writeFile(file, 'x');
    const { code, output } = await failedStart({ DATA_DIR: join(file, 'data') });
    assert.is(code, 1);
    assert.match(output, /^Almanac cannot start\. .*file/m);
    assert.not.match(output, /\n\s+at /);
  }));

test('reports a missing recordings folder', () =>
  withFolder(async (dataDir) => {
    const { code, output } = await failedStart({ DATA_DIR: dataDir, UPSTREAM_REPLAY: '/nowhere/at-all' });
    assert.is(code, 1);
    assert.match(output, /UPSTREAM_REPLAY.*\/nowhere\/at-all/);
  }));

test.run();
