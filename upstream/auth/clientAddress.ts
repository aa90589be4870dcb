import { BlockList, isIP } from 'node:net';

/** When the caller is believed about the address it works for. */
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
 * The address that a sign-in counts against: that of the gateway's client (header `x-client-address`) when the
 * gateway is to be believed, else that of the connection. Without it, all users of a gateway would share a limit.
 */
export function clientAddress(peer: string, header: string | string[] | undefined, trust: AddressTrust): string {
  if (typeof header !== 'string' || isIP(header) === 0 || trust === 'never') return peer;
  return trust === 'always' || isPrivate(peer) ? header : peer;
}

function isPrivate(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privatePeers.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
