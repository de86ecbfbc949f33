// Takes long. Mostly waits.

import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endUnread } from '../../../../runtime/transports/http/unread.ts';
import { eventually } from '../../../support/eventually.ts';

const UNREAD_MS = 800;
/** Longer than the idle timeout that this server uses for connections. */
const KEPT_MS = 10_000;
const PATIENCE_MS = 60_000;
/** Larger than the buffers of a connection. */
const LARGE = Buffer.alloc(40_000_000, 'x');

/** @param use receives functions that return the number of open connections and the number opened so far */
async function serving(
  use: (port: number, open: () => number, opened: () => number) => Promise<void>,
  unreadMs = UNREAD_MS,
): Promise<void> {
  const server = http.createServer({ keepAliveTimeout: KEPT_MS }, async (request, response) => {
    if (request.url === '/large') response.end(LARGE);
    else if (request.url === '/pieces') {
      response.write(LARGE);
      response.write(LARGE);
    } else {
      await sleep(3 * UNREAD_MS);
      response.end('late');
    }
  });
  endUnread(server, unreadMs);
  let [open, opened] = [0, 0];
  server.on('connection', (socket) => {
    open++;
    opened++;
    socket.on('close', () => open--);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await use(
      (server.address() as net.AddressInfo).port,
      () => open,
      () => opened,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function asks(port: number, path: string): net.Socket {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

for (const path of ['/large', '/pieces']) {
  test(`closes forty connections whose clients do not read ${path}`, () =>
    serving(async (port, open, opened) => {
      const sockets = Array.from({ length: 40 }, () => asks(port, path));
      // On a busy machine, the first connections may be closed before the last ones are open.
      await eventually(() => opened() === 40, PATIENCE_MS, 'all of them');
      await eventually(() => open() === 0, PATIENCE_MS, 'none');
      for (const socket of sockets) socket.destroy();
    }));
}

test('also closes a client that sends its next request byte by byte while not reading', () =>
  serving(async (port, open, opened) => {
    const socket = asks(port, '/large');
    await eventually(() => opened() === 1, PATIENCE_MS, 'the connection');
    socket.write('GET / HTTP/1.1\r\nX-Drip: ');
    const drip = setInterval(() => socket.write('x'), UNREAD_MS / 8);
    try {
      await eventually(() => open() === 0, PATIENCE_MS, 'the end of the connection');
    } finally {
      clearInterval(drip);
      socket.destroy();
    }
  }));

test('closes unread connections after about the limit, not after twice the limit', () => {
  const bound = 3_000;
  return serving(async (port, open, opened) => {
    const sockets = Array.from({ length: 40 }, () => asks(port, '/large'));
    await eventually(() => opened() === 40, PATIENCE_MS, 'all of them');
    const began = performance.now();
    await eventually(() => open() === 0, 10 * bound, 'none');
    const took = performance.now() - began;
    assert.ok(took > bound / 2 && took < 1.6 * bound, `${took} ms`);
    for (const socket of sockets) socket.destroy();
  }, bound);
});

test('a slow reader gets the whole response', () =>
  serving(async (port) => {
    const socket = asks(port, '/large');
    let bytes = 0;
    let read = 0;
    const began = performance.now();
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      read += chunk.length;
      // Reads more than a TCP window, because the server does not see smaller reads as progress.
      if (read < 8_000_000) return;
      read = 0;
      socket.pause();
      setTimeout(() => socket.resume(), UNREAD_MS / 2);
    });
    socket.resume();
    await eventually(() => bytes > LARGE.length, PATIENCE_MS, 'all of it');
    assert.ok(performance.now() - began > 2 * UNREAD_MS);
    socket.destroy();
  }));

test('keeps a connection open while it waits for its response, and then for the usual keep-alive time', () =>
  serving(async (port, open) => {
    const socket = asks(port, '/late');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.resume();
    await eventually(() => text.endsWith('late\r\n0\r\n\r\n') || text.endsWith('late'), PATIENCE_MS, 'the answer');
    await sleep(2 * UNREAD_MS);
    assert.is(open(), 1, 'the connection is kept');
    await eventually(() => open() === 0, PATIENCE_MS, 'and ended after that');
  }));

test.run();
