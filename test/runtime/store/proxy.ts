// A TCP relay before the database, so that tests can take the database away without stopping it.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The database's URL through the relay. */
  readonly url: string;
  /** Cuts all connections and refuses new ones: a stopped server. */
  stop(): Promise<void>;
  /** Keeps all connections, takes new ones, and passes nothing on: a hanging server. */
  hang(): void;
  /** As `hang`, for the connections that listen for notices alone. */
  hangListeners(): void;
  /** Passes everything on again. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hanging = false;
  let listenersHang = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    let listens = false;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        listens ||= chunk.includes('LISTEN ');
        if (!hanging && !(listens && listenersHang)) to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  };
  return {
    url: url.href,
    stop,
    hang() {
      hanging = true;
    },
    hangListeners() {
      listenersHang = true;
    },
    async restore() {
      listenersHang = false;
      if (hanging) cut();
      hanging = false;
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      if (server.listening) await stop();
    },
  };
}
