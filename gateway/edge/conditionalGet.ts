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

/** A Fastify onSend hook: sends 304 without a body if the client already has the response. */
export function answerNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const tag = reply.getHeader('etag');
  if (typeof tag !== 'string' || reply.statusCode !== 200 || !hasResponse(request, tag)) return done(null, payload);
  void reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return done(null, null);
}

/** Whether the client already has the response with this ETag: `"x"` and `W/"x"` are the same (RFC 9110 §13.1.2). */
export function hasResponse({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((part) => part.trim()) ?? [];
  return known.some((part) => part === '*' || opaque(part) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
