import { isIP } from 'node:net';

export function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

export function isHttp(url: URL | null): url is URL {
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

/** Whether a URL has only a scheme, a host and a path: nothing that would be lost, or end up within a longer URL. */
export function isPlain(url: URL): boolean {
  return url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}

/** Whether this is an origin in the form that browsers send, and one that may receive tokens: https or loopback. */
export function isToolOrigin(value: string): boolean {
  const url = parseUrl(value);
  if (!isHttp(url) || url.origin !== value) return false;
  return url.protocol === 'https:' || isLoopbackHost(url.hostname);
}

/** Groups of addresses that `proxy-addr` knows. */
const ADDRESS_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];
const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * Whether this is an address, a range such as `10.0.0.0/8`, or the name of a group. A number is none, although the
 * parser of addresses accepts it: elsewhere it means how many proxies there are.
 */
export function isAddressRange(value: string): boolean {
  if (ADDRESS_GROUPS.includes(value)) return true;
  const [address = '', range, ...rest] = value.split('/');
  const bits = ADDRESS_BITS[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return range === undefined || isIP(range) === 4 || (/^\d{1,3}$/.test(range) && Number(range) <= bits);
}
