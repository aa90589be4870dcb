import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Smaller pages fit the first packets anyway. */
const MIN_COMPRESSED_BYTES = 1_400;
/** Nearly as small as the slowest level, in a fraction of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const compressors = { br: (bytes: Buffer) => brotli(bytes, BROTLI), gzip: promisify<Buffer, Buffer>(gzip) };

type Encoding = keyof typeof compressors;

/** A page as it is sent; what it is sent as is worked out once, however many readers get it. */
export class Page {
  readonly status: number;
  /** Its text as UTF-8. */
  readonly bytes: Buffer;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
  #etag: string | null = null;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(status: number, html: string, styles: readonly string[] = []) {
    this.status = status;
    this.bytes = Buffer.from(html);
    this.styles = styles;
  }

  get etag(): string {
    return (this.#etag ??= `W/"${hash('sha1', this.bytes, 'base64url')}"`);
  }

  /** Compressed off the main thread. */
  encoded(encoding: Encoding): Promise<Buffer> {
    let buffer = this.#encoded.get(encoding);
    if (!buffer) {
      buffer = compressors[encoding](this.bytes);
      this.#encoded.set(encoding, buffer);
    }
    return buffer;
  }
}

export interface PageHeaders {
  readonly cacheControl: string;
  /** Request headers that the page depends on, beside the encoding. */
  readonly vary: string;
}

/** Sends a page; 304 when the browser or a cache in front has this very text. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { cacheControl, vary }: PageHeaders,
): Promise<FastifyReply> => {
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('vary', `accept-encoding, ${vary}`)
    .header('x-request-id', request.id);
  // The browser asks for the styles while the text is still on its way.
  if (page.styles.length > 0) {
    void reply.header('link', page.styles.map((href) => `<${href}>; rel=preload; as=style`).join(', '));
  }
  if (page.status === 200) {
    void reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  void reply.code(page.status);
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''), page.bytes.length);
  if (!encoding) return reply.send(page.bytes);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
};

const encodingOf = (accepted: string, length: number): Encoding | null => {
  if (length < MIN_COMPRESSED_BYTES) return null;
  const takes = (name: string): boolean =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
};
