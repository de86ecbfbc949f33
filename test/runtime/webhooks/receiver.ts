// A webhook receiver on loopback that records requests byte by byte.

import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly json: any;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type Behaviour = number | ((response: http.ServerResponse, received: Received) => void);

export interface Receiver {
  readonly url: string;
  readonly port: number;
  /** Received requests in order of arrival, including pings. */
  readonly received: Received[];
  /** Excludes pings. */
  events(): Received[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** @param address loopback address to listen on; receivers on different addresses count as different networks */
export async function startReceiver(behaviour: Behaviour = 204, address = '127.0.0.1'): Promise<Receiver> {
  let behaves = behaviour;
  const received: Received[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const one = { headers: request.headers, body, json: JSON.parse(body) as unknown, at: Date.now() };
    received.push(one);
    if (typeof behaves === 'number') response.writeHead(behaves).end();
    else behaves(response, one);
  });
  server.listen(0, address);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${address}:${port}/almanac`,
    port,
    received,
    events: () => received.filter(({ json }) => json.type !== 'ping'),
    behave(next) {
      behaves = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
