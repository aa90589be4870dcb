import type { FastifyInstance } from 'fastify';

/** JSON only. An empty body is no body, also when a content type is announced. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Prototype poisoning is refused like any other malformed body.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined);
    else void parse(request, text.toString(), done);
  });
}
