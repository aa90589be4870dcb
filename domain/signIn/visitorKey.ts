/** Groups of an IPv6 address that identify the network: one household has all addresses of its /64. */
const NETWORK_GROUPS = 4;

/**
 * The key by which limits count an IP address: the IPv4 address, or the /64 network of an IPv6 address. Empty if the
 * address is unknown, as is that of a client that has disconnected.
 */
export function visitorKey(address: string | undefined): string {
  if (address?.includes(':') !== true) return address ?? '';
  // ::ffff:192.0.2.1 is an IPv4 address that arrived at an IPv6 socket.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
