// Callbacks may reach public unicast addresses and the networks that the operator lists. No IPv6 address outside
// 2000::/3 is public, so addresses that embed an IPv4 address (mapped, NAT64, 6to4, Teredo) are rejected. Sources: the
// IANA IPv4 and IPv6 Special-Purpose Address Registries.

import { BlockList, isIP } from 'node:net';

/** Networks that are not public unicast. */
const CLOSED_4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, cloud metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

/**
 * Networks of cloud metadata services, which often return credentials. Callbacks can never reach them, even if the
 * operator lists them. Sources: the cloud providers' documentation.
 */
const SERVICES: readonly (readonly [network: string, bits: number])[] = [
  ['169.254.0.0', 16], // metadata of nearly all clouds: 169.254.169.254
  ['168.63.129.16', 32], // Azure's platform
  ['100.100.100.200', 32], // Alibaba Cloud's metadata
  ['192.0.0.192', 32], // Oracle Cloud's metadata
  ['161.26.0.0', 16], // IBM Cloud's services
  ['166.8.0.0', 14], // IBM Cloud's services
  ['199.36.153.4', 30], // Google Cloud's restricted APIs
  ['199.36.153.8', 30], // Google Cloud's private APIs
  ['fd00:ec2::', 32], // AWS: metadata is fd00:ec2::254
  ['fd20:ce::254', 128], // Google Cloud's metadata
  ['fe80::a9fe:a9fe', 128], // OpenStack's metadata
  ['64:ff9b::a9fe:0', 112], // 169.254.0.0/16 behind NAT64
  ['2002:a9fe::', 32], // 169.254.0.0/16 via 6to4
];

/** The part of the IPv6 address space that is allocated. */
const OPEN_6 = ['2000::', 3] as const;

/** Networks that are not public unicast. */
const CLOSED_6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23], // protocol assignments, including Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

const closed4 = new BlockList();
for (const [network, bits] of CLOSED_4) closed4.addSubnet(network, bits, 'ipv4');
const open6 = new BlockList();
open6.addSubnet(...OPEN_6, 'ipv6');
const closed6 = new BlockList();
for (const [network, bits] of CLOSED_6) closed6.addSubnet(network, bits, 'ipv6');

const services = new BlockList();
for (const [network, bits] of SERVICES) services.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');

/** Accepts any notation. */
export function isService(address: string): boolean {
  const [plain = ''] = address.split('%');
  return isIP(plain) !== 0 && services.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6');
}

export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed4.check(address, 'ipv4');
  return version === 6 && !address.includes('%') && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

export function isNamed(address: string, networks: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && !address.includes('%') && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
