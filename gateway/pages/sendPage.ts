import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasResponse } from '../edge/conditionalGet.ts';

/** Smaller pages fit into the first packets anyway. */
const MIN_COMPRESSED_BYTES = 1_400;
/** Nearly as small as the slowest level in a fraction of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
/** In order of preference. */
const compressors = {
  // Synchronous: zstd takes a quarter of brotli's time for a page 7 % larger, so a worker thread would cost more than
  // it saves.
  zstd: (bytes: Buffer) => Promise.resolve(zstdCompressSync(bytes)),
  br: (bytes: Buffer) => brotli(bytes, BROTLI),
  gzip: promisify<Buffer, Buffer>(gzip),
};
/** Matches each one in Accept-Encoding; `q=0` excludes it. */
const TAKEN = (Object.keys(compressors) as Encoding[]).map(
  (encoding) => [encoding, new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`)] as const,
);

type Encoding = keyof typeof compressors;

/** A page in one encoding. */
interface Encoded {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A page to send. Encodings are computed once for all readers. */
export class Page {
  readonly status: number;
  /** The text as UTF-8. */
  readonly bytes: Buffer;
  /** URLs of the page's style sheets. */
  readonly styles: readonly string[];
  /** False if parts are missing, or defaults are in their place, because they could not be read. */
  readonly isWhole: boolean;
  readonly #encoded = new Map<Encoding | null, Promise<Encoded>>();

  constructor(
    status: number,
    html: string,
    { styles = [], isWhole = true }: { readonly styles?: readonly string[]; readonly isWhole?: boolean } = {},
  ) {
    this.status = status;
    this.bytes = Buffer.from(html);
    this.styles = styles;
    this.isWhole = isWhole;
  }

  /** `encoding`: null for identity. */
  encoded(encoding: Encoding | null): Promise<Encoded> {
    let encoded = this.#encoded.get(encoding);
    if (!encoded) {
      encoded = this.#encode(encoding);
      this.#encoded.set(encoding, encoded);
    }
    return encoded;
  }

  async #encode(encoding: Encoding | null): Promise<Encoded> {
    const bytes = encoding === null ? this.bytes : await compressors[encoding](this.bytes);
    // Hash of the encoded bytes: an eighth of the text, and every encoding needs its own tag.
    return { bytes, etag: `W/"${hash('sha1', bytes, 'base64url')}"` };
  }
}

export interface PageHeaders {
  readonly cacheControl: string;
  /** Request headers that the page depends on, besides Accept-Encoding. */
  readonly vary: string;
}

/** Sends a page; 304 if the browser or a cache in front has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { cacheControl, vary }: PageHeaders,
): Promise<FastifyReply> {
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('vary', `accept-encoding, ${vary}`)
    .header('x-request-id', request.id);
  // Lets the browser request the styles while the text is still on its way.
  if (page.styles.length > 0) {
    void reply.header('link', page.styles.map((href) => `<${href}>; rel=preload; as=style`).join(', '));
  }
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''), page.bytes.length);
  const { bytes, etag } = await page.encoded(encoding);
  if (page.status === 200) {
    void reply.header('etag', etag);
    if (hasResponse(request, etag)) return reply.code(304).send();
  }
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(bytes);
}

function encodingOf(accepted: string, length: number): Encoding | null {
  if (length < MIN_COMPRESSED_BYTES) return null;
  return TAKEN.find(([, pattern]) => pattern.test(accepted))?.[0] ?? null;
}
