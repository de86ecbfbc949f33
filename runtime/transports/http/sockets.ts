// Limits connections in total and per address.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from '../../limits/client-address.ts';
import type { RequestContext } from './request-context.ts';

export interface SocketLimits {
  readonly inAll: number;
  /** Maximum number per IPv4 address or IPv6 /64 network. */
  readonly perAddress: number;
  readonly isProxy: (address: string) => boolean;
}

/** Called once when a limit is reached, not for every refused connection. `address` is set for a limit per address. */
export type OnLimit = (limit: number, address?: string) => void;

export class Sockets {
  readonly #limits: SocketLimits;
  readonly #onLimit: OnLimit;
  /** Undefined before the first request, because Node does not treat such a connection as idle. */
  readonly #open = new Map<Socket, RequestContext | 'waits' | undefined>();
  readonly #byAddress = new Map<string, number>();
  /** A limit is reported again only after half of the connections have closed. */
  readonly #reported = new Set<string>();

  constructor(limits: SocketLimits, onLimit: OnLimit) {
    this.#limits = limits;
    this.#onLimit = onLimit;
  }

  guard(server: Server): void {
    server.maxConnections = this.#limits.inAll;
    server.on('drop', () => this.#tell('', this.#limits.inAll));
    server.on('connection', (socket) => this.#take(socket));
  }

  requested(context: RequestContext): void {
    this.#open.set(context.req.socket, context);
  }

  waits(socket: Socket): void {
    this.#open.set(socket, 'waits');
  }

  *[Symbol.iterator](): Iterator<readonly [Socket, RequestContext | 'waits' | undefined]> {
    yield* this.#open;
  }

  #take(socket: Socket): void {
    const { remoteAddress } = socket;
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
    if (this.#open.size <= this.#limits.inAll / 2) this.#reported.delete('');
    if (address === undefined) return;
    const held = (this.#byAddress.get(address) as number) - 1;
    if (held === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, held);
    if (held <= this.#limits.perAddress / 2) this.#reported.delete(address);
  }

  #tell(address: string, limit: number): void {
    if (this.#reported.has(address)) return;
    this.#reported.add(address);
    if (address === '') this.#onLimit(limit);
    else this.#onLimit(limit, address);
  }
}
