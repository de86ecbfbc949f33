import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Times in milliseconds; sizes in bytes. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
  maxHeadersCount: 100,
} as const;

/** The server does not listen yet. */
export function createLimitedServer(Response: typeof ServerResponse<IncomingMessage>): Server {
  const { maxHeadersCount, ...limits } = LIMITS;
  const server: Server = createServer({ ...limits, noDelay: true, ServerResponse: Response });
  server.maxHeadersCount = maxHeadersCount;
  return server;
}

export interface Listening {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host: string;
  /**
   * Sets SO_REUSEPORT. The kernel allows sharing only among processes of the same user that all set it, so any other
   * process on the port still causes an error.
   */
  readonly sharesPort: boolean;
}

/** @throws Error with the name of the setting if the server cannot listen */
export async function listen(
  server: Server,
  { port, host, sharesPort }: Listening,
  onError: (error: unknown) => void,
): Promise<void> {
  const attempt = (reusePort: boolean) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, reusePort }, () => {
        server.off('error', reject);
        resolve();
      });
    });
  try {
    await attempt(sharesPort && port !== 0).catch((error: NodeJS.ErrnoException) => {
      // macOS and Windows cannot distribute connections among processes.
      if (error.code !== 'ENOTSUP') throw error;
      return attempt(false);
    });
  } catch (error) {
    throw listenFault(error as NodeJS.ErrnoException, port, host);
  }
  server.on('error', onError);
}

export function localUrl({ address, port, family }: AddressInfo): string {
  const name = address === '0.0.0.0' || address === '::' ? 'localhost' : address;
  return `http://${family === 'IPv6' && name !== 'localhost' ? `[${name}]` : name}:${port}`;
}

function listenFault(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const says: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use: stop the program that listens there, or set PORT to another port.`,
    EACCES: `Port ${port} requires elevated privileges: set PORT to a port above 1023.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine: set HOST to one of its addresses.`,
    ENOTFOUND: `Host ${host} cannot be resolved: set HOST to an address of this machine.`,
  };
  const message = says[error.code ?? ''];
  return message === undefined ? error : new Error(message, { cause: error });
}
