import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Trusted proxies for requests that bypass Fastify: upgrades. Same rules as Fastify's `trustProxy`. */
export interface Proxies {
  /** Whether the request came through a trusted proxy. */
  isBehindProxy(request: IncomingMessage): boolean;
  /**
   * The client's address: of the connection, or from X-Forwarded-For if a trusted proxy sent it. Empty if the client
   * has disconnected.
   */
  addressOf(request: IncomingMessage): string;
}

/** `trustProxy`: the setting TRUST_PROXY. Throws a TypeError for an invalid address. */
export function createProxies(trustProxy: string | false): Proxies {
  const isProxy =
    trustProxy === false ? () => false : proxyAddr.compile(trustProxy.split(',').map((range) => range.trim()));
  return {
    isBehindProxy: ({ socket }) => isProxy(socket.remoteAddress ?? '', 0),
    addressOf: (request) => proxyAddr(request, isProxy) ?? '',
  };
}
