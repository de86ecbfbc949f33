// Network addresses as sign-ups and connections are counted by them.

import { type BlockList, isIPv6 } from 'node:net';

/** An IPv4 address as it is, and of an IPv6 address the network of 64 bits that one customer usually has. */
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

/** Whether an address is a proxy's that the operator declared. */
export function isTrustedProxy(trusted: BlockList, address: string): boolean {
  const bare = address.replace(/^::ffff:/, '');
  return trusted.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}
