// Takes long. Mostly waits.

import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ServerProcess, startProcess } from '../../../support/process.ts';

const PER_ADDRESS = 4;
const IN_ALL = 10;
const LIMITS = { ALMANAC_MAX_SOCKETS: String(IN_ALL), ALMANAC_MAX_SOCKETS_PER_ADDRESS: String(PER_ADDRESS) };

async function withServer(variables: Record<string, string>, use: (server: ServerProcess) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanac-test-'));
  const server = await startProcess({ DATA_DIR: dataDir, ...LIMITS, ...variables });
  try {
    await use(server);
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true });
  }
}

/** Undefined if refused. */
function answered(port: number, localAddress: string): Promise<Socket | undefined> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write('GET /rest HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.once('data', () => resolve(socket));
    socket.once('close', () => resolve(undefined));
  });
}

async function open(port: number, localAddress: string, count: number): Promise<(Socket | undefined)[]> {
  const sockets: (Socket | undefined)[] = [];
  for (let n = 0; n < count; n++) sockets.push(await answered(port, localAddress));
  return sockets;
}

function held(sockets: readonly (Socket | undefined)[]): number {
  return sockets.filter((socket) => socket !== undefined).length;
}

function warnings(server: ServerProcess): { limit: number; network?: string }[] {
  const lines = server.output().trimEnd().split('\n');
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ msg, level }) => level === 'warn' && /^connection limit/.test(msg));
}

test('limits connections per address and in total, and logs once when each limit is reached', () =>
  withServer({}, async (server) => {
    const first = await open(server.port, '127.0.0.1', PER_ADDRESS + 3);
    assert.is(held(first), PER_ADDRESS);
    const second = await open(server.port, '127.0.0.2', PER_ADDRESS);
    assert.is(held(second), PER_ADDRESS, 'other addresses are served');
    const third = await open(server.port, '127.0.0.3', PER_ADDRESS);
    assert.is(held(third), IN_ALL - 2 * PER_ADDRESS);
    await wait(100);
    const messages = warnings(server).map(({ limit, network }) => [limit, network]);
    assert.equal(messages, [
      [PER_ADDRESS, '127.0.0.1'],
      [IN_ALL, undefined],
    ]);
    for (const socket of [...first, ...second, ...third]) socket?.destroy();
    await wait(200);
    assert.is(
      held(await open(server.port, '127.0.0.1', PER_ADDRESS)),
      PER_ADDRESS,
      'closed connections are free again',
    );
  }));

test('a trusted proxy is exempt from the limit per address', () =>
  withServer({ ALMANAC_TRUSTED_PROXIES: '127.0.0.1' }, async (server) => {
    assert.is(held(await open(server.port, '127.0.0.1', PER_ADDRESS + 3)), PER_ADDRESS + 3);
    assert.equal(warnings(server), []);
  }));

test.run();
