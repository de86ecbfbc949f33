import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseJson, readBody } from '../../../../runtime/transports/http/body.ts';
import { inTurns } from '../../../../runtime/transports/http/turns.ts';

const MANY = 90;
const WORK_MS = 1;

/** Opens a server that uses some CPU time for each response, and records which networks sent the requests. */
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

test('ninety pipelined requests do not delay a request from another network, and all get a response', async () => {
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

test('answers the requests of one connection in order', async () => {
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

test('closes a connection that sends without reading, once a hundred of its requests are waiting', async () => {
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
  assert.ok(made < 10, `sent ${made} responses that nobody reads`);
  server.close();
});

async function held(port: number, network: string, body: string, count: number): Promise<net.Socket[]> {
  const head = `POST / HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const sockets = Array.from({ length: count }, () => net.connect(port, '127.0.0.1'));
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.write(head + body.slice(0, -1), () => resolve(true)))),
  );
  return sockets;
}

test("decodes forty large bodies one at a time if they end simultaneously, and serves another network's request between them", async () => {
  const decoded: string[] = [];
  const decode = async (request: http.IncomingMessage) => {
    const network = String(request.headers['x-network']);
    parseJson(await readBody(request, { who: network, chargeBody() {} }));
    decoded.push(network);
  };
  let heard = 0;
  const server = http.createServer((request, response) => {
    heard++;
    decode(request).then(() => response.end());
  });
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const long = `{"x":[${Array(120_000).fill(1).join()}]}`;
  const many = await held(port, 'a', long, 40);
  const [other] = (await held(port, 'b', long, 1)) as [net.Socket];
  while (heard < 41) await new Promise((resolve) => setTimeout(resolve, 5));
  // Completes all request bodies within one event loop iteration.
  for (const socket of [...many, other]) socket.write('}');
  await Promise.all([...many, other].map((socket) => once(socket, 'data')));
  assert.is(decoded.length, 41);
  assert.ok(decoded.indexOf('b') < 20, `after ${decoded.indexOf('b')}`);
  for (const socket of [...many, other]) socket.destroy();
  server.close();
});

test.run();
