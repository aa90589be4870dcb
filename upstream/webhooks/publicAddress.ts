import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A webhook leads to an address that must not be called. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';

  constructor() {
    super('This address must not be called.');
  }
}

/** All IPv6 addresses given out so far (RFC 4291); outside are remains such as IPv4-compatible addresses. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by its range, but answers only inside Azure, as its metadata service. */
const AZURE_WIRE_SERVER = '168.63.129.16';

/**
 * Whether an IP address is on the public internet. Everything with a special purpose is not: private, loopback,
 * link-local (cloud metadata), CGNAT, multicast, documentation, and IPv6 that contains IPv4 (mapped, 6to4, NAT64,
 * Teredo).
 */
export function isPublicAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) exists only inside a network.
  if (isIP(address) === 0 || address.includes('%') || address === AZURE_WIRE_SERVER) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** The IP address that a URL names itself; null for a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? null : bare;
}

/** `dns.lookup` with all addresses of a name. */
export type ResolveAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A `lookup` for connections that fails with AddressRefused if any address of the name is not public. The connection is
 * made to the addresses checked here, so a name that changes afterwards leads nowhere else.
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
