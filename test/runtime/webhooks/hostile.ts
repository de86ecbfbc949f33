// One server with hostile and well-behaved receivers, selected by loopback address. Each address counts as a separate
// network, like a separate customer.

import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** N in 127.0.N.0/24 selects the behavior of the receiver. */
const WELL = 1;
const SLOW = 2;
const HANGS = 3;
const DRIPS = 4;

export interface Came {
  readonly well: boolean;
  readonly subscription: string;
  readonly sequence: number;
  /** The times at which the change was found and the event was received, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly at: number;
}

export interface Hostile {
  well(count: number): string[];
  /** URLs of receivers that respond with 200 after a delay, each in its own network. */
  slow(count: number): string[];
  hanging(count: number): string[];
  /** URLs with different host names of one address, which responds one byte at a time. */
  dripping(count: number): string[];
  turn(): void;
  readonly resolve: (name: string) => Promise<readonly string[]>;
  /** Without pings. */
  readonly came: Came[];
  close(): Promise<void>;
}

/** @param slowMs response delay of slow receivers; the sender's timeout is 15 s */
export async function startHostile(slowMs: number): Promise<Hostile> {
  const came: Came[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let turned = false;
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { type, sequence, timestamp } = JSON.parse(Buffer.concat(chunks).toString());
    if (type === 'ping') return void response.writeHead(204).end();
    const network = Number(request.socket.localAddress?.replace('::ffff:', '').split('.')[2]);
    const subscription = String(request.headers['webhook-subscription-id']);
    came.push({ well: network === WELL, subscription, sequence, changedAt: Date.parse(timestamp), at: Date.now() });
    if (network === WELL || !turned) response.writeHead(204).end();
    else if (network === SLOW) timers.add(setTimeout(() => response.writeHead(200).end(), slowMs));
    else if (network === DRIPS) drip(response, timers);
  });
  server.on('error', () => {});
  server.listen(0, '0.0.0.0');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const urls = (count: number, network: number) =>
    Array.from({ length: count }, (_, n) => `http://127.0.${network}.${n + 1}:${port}/`);
  return {
    came,
    well: (count) => urls(count, WELL),
    slow: (count) => urls(count, SLOW),
    hanging: (count) => urls(count, HANGS),
    dripping: (count) => Array.from({ length: count }, (_, n) => `http://n${n}.drips.example:${port}/`),
    turn() {
      turned = true;
    },
    resolve: async () => [`127.0.${DRIPS}.1`],
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends the header one byte at a time, until after the sender's timeout. */
function drip(response: http.ServerResponse, timers: Set<NodeJS.Timeout>): void {
  const head = 'HTTP/1.1 200 OK\r\nX-Padding: '.padEnd(4_000, 'x');
  let written = 0;
  const timer = setInterval(() => response.socket?.write(head[written++] ?? ''), 100);
  timers.add(timer);
  response.on('close', () => clearInterval(timer));
}
