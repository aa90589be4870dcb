import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Headers of the response to a query by GET. Only the client itself may cache it, and must revalidate it each time,
 * because it depends on the credential and may change at any moment. The ETag covers only `data`, because `extensions`
 * differ even between equal results; therefore it is weak (RFC 9110 §8.8.3).
 */
export function revalidatedHeaders(data: unknown): ReadonlyMap<string, string> {
  const tag = hash('sha256', JSON.stringify(data), 'base64url');
  return new Map([
    ['cache-control', 'private, no-cache'],
    ['etag', `W/"${tag}"`],
  ]);
}

/** A Fastify onSend hook: sends 304 without a body if the client already has the response (RFC 9110 §13.1.2). */
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
