import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '../session/caller.ts';
import type { SessionCookies } from '../session/cookie.ts';

/** Cookies of responses that have not been sent yet. */
const waiting = new WeakMap<FastifyReply, { readonly sessionId: string; readonly setCookie: string }>();

/**
 * Renews or clears the cookie of the caller's session with the response, unless the session has ended by then: a late
 * response would replace the cookie of the next session, or bring back one that was signed out.
 */
export function setSessionCookie(reply: FastifyReply, { sessionId }: Caller, setCookie: string): void {
  waiting.set(reply, { sessionId, setCookie });
}

/** Sets these cookies when responses are sent. */
export function registerSessionCookies(app: FastifyInstance, cookies: SessionCookies): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const cookie = waiting.get(reply);
    if (cookie && !cookies.hasEnded(cookie.sessionId)) void reply.header('set-cookie', cookie.setCookie);
    done();
  });
}
