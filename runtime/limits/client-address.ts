// The client's address is that of the last hop that is not a trusted proxy.

import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP, isIPv6 } from 'node:net';
import type { Log } from '../telemetry/log.ts';

/** Returns the /64 network for an IPv6 address, because a customer usually has a whole /64 network. */
export function clientNetwork(address: string): string {
  const bare = (address.split('%')[0] as string).toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (mapped !== null) return mapped[1] as string;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

export function isTrustedProxy(trusted: BlockList, address: string): boolean {
  const bare = address.replace(/^::ffff:/, '');
  return trusted.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

export class ClientAddresses {
  readonly #trusted: BlockList;
  readonly #log: Log;
  #warned = false;

  constructor(trustedProxies: BlockList, log: Log) {
    this.#trusted = trustedProxies;
    this.#log = log;
  }

  /** Invalid entries in the header are not trusted. */
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

  /** Returns the network, by which callers without a key are counted. */
  networkOf(request: IncomingMessage): string {
    return clientNetwork(this.of(request));
  }

  #isTrusted(address: string): boolean {
    return this.#trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }

  /** Behind an undeclared proxy, all callers share one address and therefore its limits. */
  #warn(proxy: string): void {
    if (this.#warned) return;
    this.#warned = true;
    this.#log.warn(
      { proxy },
      'X-Forwarded-For came from an address that is not in ALMANAC_TRUSTED_PROXIES: all callers behind it count as one',
    );
  }
}

/** Some proxies add a port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function bareAddress(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}
