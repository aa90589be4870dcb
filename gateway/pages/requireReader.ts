import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { setSessionCookie } from '../edge/sessionCookie.ts';
import type { SessionCookies } from '../session/cookie.ts';
import { readReader } from './reader.ts';

/**
 * A hook for pages that describe the schema. Where introspection is off they are only for signed-in users: others are
 * sent to sign-in, which leads back.
 */
export function requireReader(config: Config, cookies: SessionCookies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (config.introspection) return;
    const { session } = await readReader(request, cookies);
    void reply.header('cache-control', 'no-store');
    if (session?.renewed) setSessionCookie(reply, session.caller, session.renewed);
    if (session) return;
    const target = new URLSearchParams({ redirect_to: request.url.slice(config.basePath.length) });
    await reply.redirect(`${config.basePath}/login?${target}`);
  };
}
