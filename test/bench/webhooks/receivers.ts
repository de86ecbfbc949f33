// A process of webhook receivers, each on its own port. Another port lets the bench configure them and read deliveries.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Arrival, Behavior, ReceiversReady } from './receiver-client.ts';

const count = Number(process.env['RECEIVERS'] ?? 50);
let manners: readonly Behavior[] = [];
let arrivals: Arrival[] = [];

/** Records the delivery before answering, so it counts even if the server dies afterwards. */
async function receive(receiver: number, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const manner = manners[receiver] ?? { kind: 'accept', afterMs: 0 };
  const chunks: Buffer[] = [];
  // If the sender dies during its request, the event is not delivered.
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return;
  }
  const { type, timestamp, sequence, data } = JSON.parse(Buffer.concat(chunks).toString());
  const accepts = manner.kind === 'accept' && Math.random() >= (manner.failShare ?? 0);
  arrivals.push({
    receiver,
    ping: type === 'ping',
    accepted: accepts,
    id: String(request.headers['webhook-id']),
    subscription: String(request.headers['webhook-subscription-id']),
    sequence: sequence ?? 0,
    changedAt: Date.parse(timestamp),
    at: Date.now(),
    entity: data.entity_id ?? '',
    rate: data.record?.rate ?? 0,
  });
  if (manner.kind === 'hang') return;
  if (manner.kind === 'reset') return void request.socket.destroy();
  const answer = () => response.writeHead(accepts ? 204 : 500).end();
  if (manner.kind === 'accept' && manner.afterMs > 0) setTimeout(answer, manner.afterMs * (0.5 + Math.random()));
  else answer();
}

async function control(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    manners = JSON.parse(Buffer.concat(chunks).toString()) as Behavior[];
    response.end('{}');
    return;
  }
  const taken = arrivals;
  if (request.url === '/take') arrivals = [];
  response.end(JSON.stringify(request.url === '/count' ? taken.length : taken));
}

async function listen(server: http.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const servers = Array.from({ length: count }, (_, n) => http.createServer((...both) => void receive(n, ...both)));
const ready: ReceiversReady = {
  port: await listen(http.createServer((...both) => void control(...both))),
  ports: await Promise.all(servers.map(listen)),
};
process.stdout.write(`${JSON.stringify(ready)}\n`);
