// Test servers on free loopback ports.

import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

export interface AtLoopback {
  readonly port: number;
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string;
  /** Also closes the open HTTP connections. */
  close(): Promise<void>;
}

export async function atLoopback(server: Server | HttpServer): Promise<AtLoopback> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if ('closeAllConnections' in server) server.closeAllConnections();
      return closed;
    },
  };
}

export async function freePort(): Promise<number> {
  const { port, close } = await atLoopback(createServer());
  await close();
  return port;
}
