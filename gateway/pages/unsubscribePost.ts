import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { postUnsubscribe } from '../account/unsubscribe.rest.ts';
import type { Context } from '../context.ts';
import { goneSignal } from '../edge/goneSignal.ts';
import { UpstreamError } from '../rest/errors.ts';
import { localizedPath, splitLocale } from '../../web/site/localePrefix.ts';
import type { PageParts } from './pageParts.ts';
import { contextOf, readReader } from './reader.ts';

/** Longest body that is read. */
const BODY_LIMIT_BYTES = 8 * 1024;

/** What a mail program posts on behalf of its user (RFC 8058 §3.2), as a form or multipart. */
const ONE_CLICK = /List-Unsubscribe\b[^]*One-Click/;

type Result = 'done' | 'unknown' | 'failed' | 'tooMany';

const STATUS: Readonly<Record<Result, number>> = { done: 200, unknown: 404, failed: 503, tooMany: 429 };

/**
 * `POST /unsubscribe?token=`: turns off notifications to the address that the token was emailed to (STA-70). The button
 * on the page and mail programs send this request. Opening the link changes nothing, because scanners open every link
 * in an email. The token alone authorizes the request, so neither origin nor cookie matters.
 */
export function registerUnsubscribePost(app: FastifyInstance, parts: PageParts): void {
  const { config } = parts;

  const post = async (request: FastifyRequest<{ Querystring: { token?: unknown } }>, reply: FastifyReply) => {
    const token = typeof request.query.token === 'string' ? request.query.token : '';
    const reader = await readReader(request, parts.cookies);
    const context = contextOf(parts.makeContext, request, reader, goneSignal(reply));
    const wait = await parts.writeLimits.takeForm(context);
    if (wait !== null) parts.metrics.refused('RATE_LIMITED' satisfies ErrorCode);
    const result = wait === null ? await unsubscribe(context, token) : 'tooMany';
    void reply.header('cache-control', 'no-store');
    if (typeof request.body === 'string' && ONE_CLICK.test(request.body)) {
      if (wait !== null) void reply.header('retry-after', wait);
      return reply.code(STATUS[result]).type('text/plain; charset=utf-8').send(`${result}\n`);
    }
    const { prefix } = splitLocale(request.url.slice(config.basePath.length));
    // The URL omits the token, unless it is needed for another attempt.
    const search =
      result === 'failed' || result === 'tooMany'
        ? new URLSearchParams({ result: 'failed', token })
        : new URLSearchParams({ result });
    return reply.redirect(localizedPath(config.basePath, prefix, `/unsubscribe?${search.toString()}`), 303);
  };

  // Only these routes accept bodies of any type.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(`${config.basePath}/unsubscribe`, post);
    scope.post(`${config.basePath}/:locale/unsubscribe`, post);
    done();
  });
}

async function unsubscribe(context: Context, token: string): Promise<Result> {
  try {
    await postUnsubscribe(context.session.restFor(null), token);
    return 'done';
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.status === 404 || error.status === 422 ? 'unknown' : 'failed';
  }
}
