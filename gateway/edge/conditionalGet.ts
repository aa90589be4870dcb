import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Headers for the answer to a query by GET. It may be kept, but only by its reader and to be asked for again: it depends
 * on the credential and may change at any time. The ETag covers `data` alone, because `extensions` differ between
 * answers that say the same; so it is a weak one (RFC 9110 §8.8.3).
 */
export function revalidatedHeaders(data: unknown): ReadonlyMap<string, string> {
  const tag = hash('sha256', JSON.stringify(data), 'base64url');
  return new Map([
    ['cache-control', 'private, no-cache'],
    ['etag', `W/"${tag}"`],
  ]);
}

/** A Fastify onSend hook: 304 without a body if the client has the answer already (RFC 9110 §13.1.2). */
export function answerNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const tag = reply.getHeader('etag');
  const known = request.headers['if-none-match'];
  if (typeof tag !== 'string' || known === undefined || reply.statusCode !== 200) return done(null, payload);
  const isKnown = known.split(',').some((part) => part.trim() === '*' || weak(part.trim()) === tag);
  if (!isKnown) return done(null, payload);
  void reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return done(null, null);
}

/** If-None-Match compares weakly: `"x"` and `W/"x"` are the same. */
function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}
