// Requests in turns: who sends many at once is answered beside the others, not before them.

import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inTurns } from '../../../runtime/server/turns.ts';

const MANY = 90;
const WORK_MS = 1;

/** Answers after some work of its own; each answer is noted by the network of its request. */
async function open() {
  const answered: string[] = [];
  const networkOf = (request: http.IncomingMessage) => String(request.headers['x-network']);
  const listener: http.RequestListener = (request, response) => {
    for (const until = performance.now() + WORK_MS; performance.now() < until; );
    answered.push(networkOf(request));
    response.end();
  };
  const server = http.createServer(inTurns(listener, networkOf));
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, answered, port: (server.address() as AddressInfo).port };
}

/** Sends so many requests in one piece, and waits for as many answers. */
function pipelined(port: number, network: string, count: number): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\n\r\n`.repeat(count));
    });
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.split('HTTP/1.1 200').length > count) socket.destroy();
    });
    socket.on('close', () => resolve());
  });
}

test('ninety requests in one piece do not stand before one of another network, and all are answered', async () => {
  const { server, answered, port } = await open();
  const others: Promise<void>[] = [];
  server.on('request', () => {
    if (others.length === 0) for (const network of ['b', 'c']) others.push(pipelined(port, network, 1));
  });
  await Promise.all([pipelined(port, 'a', MANY), ...others]);
  await Promise.all(others);
  assert.is(answered.filter((network) => network === 'a').length, MANY);
  for (const network of ['b', 'c']) assert.ok(answered.indexOf(network) < MANY / 2, String(answered.indexOf(network)));
  server.close();
});

test('the requests of one connection are answered in their order', async () => {
  const paths: string[] = [];
  const listener: http.RequestListener = ({ url = '' }, response) => {
    for (const until = performance.now() + WORK_MS; performance.now() < until; );
    paths.push(url);
    response.end();
  };
  const server = http.createServer(inTurns(listener, () => 'one'));
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const wanted = Array.from({ length: 40 }, (_, n) => `/${n}`);
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(wanted.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  let text = '';
  for await (const chunk of socket) {
    text += chunk;
    if (text.split('HTTP/1.1 200').length > wanted.length) break;
  }
  assert.equal(paths, wanted);
  server.close();
});

test('a connection that sends on without reading ends once a hundred of its requests wait', async () => {
  let made = 0;
  const listener: http.RequestListener = (_, response) => {
    made++;
    for (const until = performance.now() + 10; performance.now() < until; );
    response.end();
  };
  const server = http.createServer(inTurns(listener, () => 'one'));
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
  await once(server, 'connection');
  for (let open = 1; open > 0; ) {
    await new Promise((resolve) => setImmediate(resolve));
    open = await new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  }
  assert.ok(made < 10, `${made} were answered: nobody reads the others' answers`);
  server.close();
});

test.run();
