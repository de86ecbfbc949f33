// A client's network address: the last hop that is not a proxy we trust.

import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP, isIPv6 } from 'node:net';
import { clientNetwork } from '../accounts/client-address.ts';
import type { Log } from '../observe/log.ts';

/** Tells from which address a request comes, behind proxies that are trusted. */
export class ClientAddresses {
  readonly #trusted: BlockList;
  readonly #log: Log;
  #warned = false;

  constructor(trustedProxies: BlockList, log: Log) {
    this.#trusted = trustedProxies;
    this.#log = log;
  }

  /** The address of who sends a request. What is no address is not believed. */
  of(request: IncomingMessage): string {
    const header = request.headers['x-forwarded-for'];
    const peer = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
    if (header === undefined) return peer;
    if (peer !== '' && !this.#isTrusted(peer)) this.#warn(peer);
    const hops = [header].flat().join(',').split(',');
    let address = peer;
    while (address !== '' && this.#isTrusted(address)) {
      const hop = bareAddress((hops.pop() ?? '').trim());
      if (isIP(hop) === 0) break;
      address = hop;
    }
    return address;
  }

  /** The network of who sends a request: what keys and callers are told apart by. */
  networkOf(request: IncomingMessage): string {
    return clientNetwork(this.of(request));
  }

  #isTrusted(address: string): boolean {
    return this.#trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }

  /** Behind an undeclared proxy all callers have one address: sign-ups and wrong tokens of all count together. */
  #warn(proxy: string): void {
    if (this.#warned) return;
    this.#warned = true;
    this.#log.warn(
      { proxy },
      'a request carries X-Forwarded-For from an address that ALMANAC_TRUSTED_PROXIES does not name: all callers behind it count as one',
    );
  }
}

/** A hop without its port, which some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function bareAddress(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}
