import type { FastifyInstance } from 'fastify';
import { ApiError } from './apiError.ts';

/**
 * Maximum nesting depth of a body; the contract needs six. Very deep ones would overflow the stack of recursive code.
 */
const MAX_DEPTH = 64;

/** Parses JSON only. An empty body counts as none, even with a content type. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Prototype poisoning is rejected like any other malformed body.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined);
    void parse(request, text.toString(), (error, body) => {
      if (error === null && isTooDeep(body)) done(new ApiError(400, 'BAD_REQUEST', 'The body is nested too deeply.'));
      else done(error, body);
    });
  });
}

/** Breadth-first, because recursion would overflow the stack. */
function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  return level.length > 0;
}
