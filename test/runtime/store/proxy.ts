// A TCP proxy that simulates outages of the database.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  readonly url: string;
  /** Closes all connections and refuses new connections, like a stopped server. */
  stop(): Promise<void>;
  /** Accepts connections but forwards nothing, like a hanging server. */
  hang(): void;
  /** Like `hang`, but only for connections that listen for notifications. */
  hangListeners(): void;
  /** Stops LISTEN without notifying the client, like a transaction pooler. All statements still work. */
  deafen(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A simple query in the PostgreSQL protocol and its complete response: command complete, then ready for query outside a
 * transaction.
 */
const UNLISTEN = Buffer.from('Q\0\0\0\x0fUNLISTEN *\0', 'latin1');
const UNLISTENED = Buffer.from('C\0\0\0\x0dUNLISTEN\0Z\0\0\0\x05I', 'latin1');

export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hanging = false;
  let listenersHang = false;
  let deafens = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    let listens = false;
    let deaf = false;
    /** Number of bytes still expected in the response to the injected statement. They are hidden from the client. */
    let unasked = 0;
    const passed = (chunk: Buffer, from: Socket): Buffer => {
      if (from === upstream) {
        const rest = chunk.subarray(unasked);
        unasked -= chunk.length - rest.length;
        return rest;
      }
      const begins = chunk.includes('LISTEN ');
      if (!deafens || deaf || !(listens || begins)) return chunk;
      deaf = true;
      if (begins) return UNLISTEN;
      unasked = UNLISTENED.length;
      return Buffer.concat([UNLISTEN, chunk]);
    };
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!hanging && !(listens && listenersHang)) to.write(passed(chunk, from));
        listens ||= chunk.includes('LISTEN ');
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
    deafen() {
      deafens = true;
    },
    async restore() {
      deafens = false;
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
