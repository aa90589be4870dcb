import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown when a webhook's URL leads to an address that must not be called. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';

  constructor() {
    super('This address must not be called.');
  }
}

/** All IPv6 unicast addresses assigned so far (RFC 4291). Excludes obsolete ones such as IPv4-compatible addresses. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** In a public range, but reachable only inside Azure, as its metadata service. */
const AZURE_WIRE_SERVER = '168.63.129.16';

/**
 * Whether an IP address is on the public internet. Special-purpose addresses are not: private, loopback, link-local
 * (cloud metadata), CGNAT, multicast, documentation, and IPv6 addresses that embed IPv4 (mapped, 6to4, NAT64, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) exists only inside a network.
  if (isIP(address) === 0 || address.includes('%') || address === AZURE_WIRE_SERVER) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** Top-level names that exist only inside networks: RFC 6761, RFC 6762 with its appendix G, RFC 8375. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/**
 * Whether the host of a URL can be on the public internet: a public IP address, or a name that is not only for a
 * machine or its network. What a name resolves to, `publicLookup` checks for each connection.
 */
export function isPublicHost({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return isIP(bare) === 0 ? bare.includes('.') && !PRIVATE_NAMES.test(bare) : isPublicAddress(bare);
}

/** Like `dns.lookup`, but returns all addresses of a name. */
export type ResolveAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A `lookup` for connections that fails with AddressRefused if any address of the name is not public. The connection is
 * made to the addresses checked here, so changing the DNS entry afterwards has no effect.
 */
export function publicLookup(resolve: ResolveAll = systemLookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || first === undefined) {
        done(error ?? Object.assign(new Error('This name has no address.'), { code: 'ENOTFOUND' }), '', 0);
      } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
        done(new AddressRefused(), '', 0);
      } else if (options.all === true) {
        done(null, addresses);
      } else {
        done(null, first.address, first.family);
      }
    });
  };
}
