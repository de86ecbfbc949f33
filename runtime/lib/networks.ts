import { type BlockList, isIP } from 'node:net';

/** A network's first address and prefix length. */
export interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** Accepts `192.0.2.1`, `10.0.0.0/8`, `2001:db8::/32`. */
export function networkOf(entry: string): Network | undefined {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return undefined;
  const max = version === 4 ? 32 : 128;
  const bits = prefix === undefined ? max : /^[0-9]{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  return bits <= max ? { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' } : undefined;
}

/** Returns false if the string is not a network. */
export function addNetwork(list: BlockList, entry: string): boolean {
  const network = networkOf(entry);
  if (network === undefined) return false;
  list.addSubnet(network.address, network.bits, network.family);
  return true;
}
