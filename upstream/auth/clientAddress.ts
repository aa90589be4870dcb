import { BlockList, isIP } from 'node:net';
import { visitorKey } from '../../domain/signIn/visitorKey.ts';

/** When a caller's `x-client-address` is trusted. */
export const ADDRESS_TRUST = ['private', 'always', 'never'] as const;
export type AddressTrust = (typeof ADDRESS_TRUST)[number];

const privatePeers = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privatePeers.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privatePeers.addSubnet(network, prefix, 'ipv6');
}

/**
 * The address that limits count a call for, an IPv6 network as one: if the gateway is trusted, its client's (header
 * `x-client-address`), else the peer's. Without the header, all users of a gateway would share one limit.
 */
export function clientAddress(peer: string, header: string | string[] | undefined, trust: AddressTrust): string {
  const isTrusted = trust === 'always' || (trust === 'private' && isPrivate(peer));
  return visitorKey(isTrusted && typeof header === 'string' && isIP(header) !== 0 ? header : peer);
}

function isPrivate(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privatePeers.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
