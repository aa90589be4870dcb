import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Smaller pages fit the first packets anyway. */
const MIN_COMPRESSED_CHARS = 1_400;
/** Nearly as small as the slowest level, in a fraction of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify<string, object, Buffer>(brotliCompress);
const compressors = { br: (text: string) => brotli(text, BROTLI), gzip: promisify<string, Buffer>(gzip) };

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly cacheControl: string;
  /** Request headers that the page depends on, beside the encoding. */
  readonly vary: string;
}

/** Sends a page, compressed off the main thread; 304 when the browser or a cache in front has this very text. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, cacheControl, vary }: PageAnswer,
): Promise<FastifyReply> => {
  const etag = `W/"${hash('sha1', html, 'base64url')}"`;
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('vary', `accept-encoding, ${vary}`)
    .header('x-request-id', request.id);
  if (status === 200) {
    void reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  void reply.code(status);
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''), html.length);
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressors[encoding](html));
};

const encodingOf = (accepted: string, length: number): 'br' | 'gzip' | null => {
  if (length < MIN_COMPRESSED_CHARS) return null;
  const takes = (name: string): boolean =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
};
