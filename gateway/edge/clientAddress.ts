import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** The proxies in front, for requests that do not pass through Fastify: upgrades. By the same rules as Fastify's `trustProxy`. */
export interface Proxies {
  /** Whether the request came through a proxy whose forwarding headers are believed. */
  isBehindProxy(request: IncomingMessage): boolean;
  /** The client's address: of the connection, or from X-Forwarded-For if a trusted proxy sent it. Empty when the client has gone. */
  addressOf(request: IncomingMessage): string;
}

/** `trustProxy`: the setting TRUST_PROXY. Throws a TypeError when it names no address. */
export function createProxies(trustProxy: string | false): Proxies {
  const isProxy =
    trustProxy === false ? () => false : proxyAddr.compile(trustProxy.split(',').map((range) => range.trim()));
  return {
    isBehindProxy: ({ socket }) => isProxy(socket.remoteAddress ?? '', 0),
    addressOf: (request) => proxyAddr(request, isProxy) ?? '',
  };
}
