import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';

/** Code of the error for a body in another encoding. */
export const NOT_UTF8 = 'BODY_NOT_UTF8';

/**
 * Reads JSON bodies like Fastify, which refuses `__proto__`, but refuses other encodings than UTF-8 too: their letters
 * would be replaced with U+FFFD and stored that way. Windows PowerShell 5, for example, sends ISO 8859-1.
 */
export function registerJsonBody(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(Object.assign(new Error('The body is not UTF-8.'), { code: NOT_UTF8, statusCode: 400 }), undefined);
  });
}
