import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from '../settingForms.ts';
import type { Config } from '../config.ts';
import type { Proxies } from './clientAddress.ts';

/** 400: no valid host, or two of them (RFC 9112 §3.2). 421: foreign (RFC 9110 §15.5.20). */
export type HostRefusal = 400 | 421;

/** The host a request is addressed to. */
export interface RequestedHost {
  /** The request target as sent: a path, or an absolute URL, whose host overrides the header (RFC 9112 §3.2.2). */
  readonly target: string;
  /** Values of all Host headers. */
  readonly hosts: readonly string[];
  /** Set if a trusted proxy sent the request: X-Forwarded-Host, or null without it. */
  readonly forwarded?: string | null;
}

/** Host and port as `uri-host [ ":" port ]`, without user information. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/;

/** The host that requests must be addressed to. */
export type OwnHost =
  | { readonly name: string; readonly port: string; readonly standardPort: string }
  | 'any loopback name';

/** Null if PUBLIC_ORIGIN is not set: any host is accepted. */
export function ownHostOf({
  checksHost,
  isLoopback,
  publicOrigin,
}: Pick<Config, 'checksHost' | 'isLoopback' | 'publicOrigin'>): OwnHost | null {
  if (!checksHost) return null;
  if (isLoopback) return 'any loopback name';
  const { protocol, hostname: name, port } = new URL(publicOrigin);
  const standardPort = protocol === 'https:' ? '443' : '80';
  return { name, port: port || standardPort, standardPort };
}

/**
 * Null if the request is addressed to us. Two Host headers are always refused. A foreign host is refused if
 * PUBLIC_ORIGIN is set, because it may come from a name that an attacker resolves to this address to read from it
 * through a browser (DNS rebinding). On loopback every loopback name and port is ours. A trusted proxy may send its own
 * name for us in Host, so only X-Forwarded-Host counts.
 */
export function refuseHost({ target, hosts, forwarded }: RequestedHost, own: OwnHost | null): HostRefusal | null {
  if (hosts.length > 1) return 400;
  if (own === null || forwarded === null) return null;
  const named = forwarded ?? authorityOf(target) ?? hosts[0] ?? '';
  const [, name = '', port] = HOST.exec(named.toLowerCase()) ?? [];
  if (name === '') return 400;
  if (own === 'any loopback name') return isLoopbackHost(name) ? null : 421;
  return name === own.name && (port ?? own.standardPort) === own.port ? null : 421;
}

function authorityOf(target: string): string | undefined {
  return /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(target)?.[1];
}

/** Checks the host of a request; pass `target` if Fastify has rewritten the URL. */
export type CheckHost = (request: IncomingMessage, target?: string) => HostRefusal | null;

export function createHostCheck(config: Parameters<typeof ownHostOf>[0], proxies: Proxies): CheckHost {
  const own = ownHostOf(config);
  return (request, target = request.url ?? '') => {
    // Node's `headers` keeps only the first one.
    const hosts = request.rawHeaders.filter(
      (_value, index, raw) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === 'host',
    );
    if (!proxies.isBehindProxy(request)) return refuseHost({ target, hosts }, own);
    // The last value comes from the trusted proxy.
    const forwarded = String(request.headers['x-forwarded-host'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    return refuseHost({ target, hosts, forwarded: forwarded || null }, own);
  };
}

/** Refuses requests for foreign hosts before any other handler. */
export function registerHostCheck(app: FastifyInstance, check: CheckHost): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = check(request.raw, request.originalUrl);
    if (refusal === null || (refusal === 421 && request.routeOptions.config.isProbe)) done();
    else void reply.code(refusal).header('connection', 'close').type('text/plain; charset=utf-8').send('Wrong host.\n');
  });
}
