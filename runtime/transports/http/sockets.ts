// The connections that are open: whose they are, how many one address may hold, and what was last asked on each.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from '../../limits/client-address.ts';
import type { RequestContext } from './request-context.ts';

/** How many connections are taken. */
export interface SocketLimits {
  /** Connections at a time. */
  readonly inAll: number;
  /** Of one address; of IPv6 one network of 64 bits. */
  readonly perAddress: number;
  /** Whether an address speaks for many: a declared proxy. */
  readonly isProxy: (address: string) => boolean;
}

/** Told when a limit is reached, not of every connection that is refused: `address` where it is one address's. */
export type OnLimit = (limit: number, address?: string) => void;

/** The connections that are open, counted by address. */
export class Sockets {
  readonly #limits: SocketLimits;
  readonly #onLimit: OnLimit;
  /** The latest request on each connection; undefined while none came: Node does not take such a one for idle. */
  readonly #open = new Map<Socket, RequestContext | 'waits' | undefined>();
  readonly #byAddress = new Map<string, number>();
  /** The limits that were told of; told again only after half of the connections have gone. */
  readonly #told = new Set<string>();

  constructor(limits: SocketLimits, onLimit: OnLimit) {
    this.#limits = limits;
    this.#onLimit = onLimit;
  }

  /** Watches over a server's connections. */
  guard(server: Server): void {
    server.maxConnections = this.#limits.inAll;
    server.on('drop', () => this.#tell('', this.#limits.inAll));
    server.on('connection', (socket) => this.#take(socket));
  }

  /** A request has come. */
  asked(visit: RequestContext): void {
    this.#open.set(visit.req.socket, visit);
  }

  /** A request has come that waits for its turn. */
  waits(socket: Socket): void {
    this.#open.set(socket, 'waits');
  }

  /** The connections with their latest request. */
  *[Symbol.iterator](): Iterator<readonly [Socket, RequestContext | 'waits' | undefined]> {
    yield* this.#open;
  }

  #take(socket: Socket): void {
    const { remoteAddress } = socket;
    // It has gone already.
    if (remoteAddress === undefined) return;
    const address = this.#limits.isProxy(remoteAddress) ? undefined : clientNetwork(remoteAddress);
    const held = address === undefined ? 0 : (this.#byAddress.get(address) ?? 0);
    if (address !== undefined && held >= this.#limits.perAddress) {
      socket.destroy();
      this.#tell(address, this.#limits.perAddress);
      return;
    }
    this.#open.set(socket, undefined);
    if (address !== undefined) this.#byAddress.set(address, held + 1);
    socket.once('close', () => this.#release(socket, address));
  }

  #release(socket: Socket, address: string | undefined): void {
    this.#open.delete(socket);
    if (this.#open.size <= this.#limits.inAll / 2) this.#told.delete('');
    if (address === undefined) return;
    const held = (this.#byAddress.get(address) as number) - 1;
    if (held === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, held);
    if (held <= this.#limits.perAddress / 2) this.#told.delete(address);
  }

  #tell(address: string, limit: number): void {
    if (this.#told.has(address)) return;
    this.#told.add(address);
    if (address === '') this.#onLimit(limit);
    else this.#onLimit(limit, address);
  }
}
