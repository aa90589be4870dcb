import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hasResponse } from '../edge/conditionalGet.ts';
import { filePathOf } from '../images/mediaUrl.ts';
import { createUpstreamFiles } from './upstreamFiles.ts';
import type { SmallFile, UpstreamFile } from './upstreamFiles.ts';

/** Cached small files: at 64 kB each at most 32 MB. */
const KEPT_FILES = 512;
/** A file's name contains a hash of its content, so it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FAILURES = { missing: 404, refused: 502, unavailable: 503 } as const;

/** A shared read continues when one of its requests is cancelled. */
const NEVER = new AbortController().signal;

/** One request for an uncached file. */
interface Reading {
  readonly requestId: string;
  /** What this request got instead of a small file; null if it waited for another request's read. */
  other: Exclude<UpstreamFile, SmallFile> | null;
}

/**
 * Serves images of agencies from our own host: GET <BASE_PATH>/media/* is the upstream's /files/*, only images of at
 * most 4 MB. Uploads never run as code: nosniff, and a policy that disables everything in an image opened as a page.
 */
export function registerMedia(app: FastifyInstance, config: Pick<Config, 'basePath' | 'upstreamUrl'>): void {
  const files = createUpstreamFiles(config.upstreamUrl);
  /**
   * Concurrent requests for a small file share one call. Other results cannot be shared: each request reads on its own.
   */
  const kept = new LRUCache<string, SmallFile, Reading>({
    max: KEPT_FILES,
    ignoreFetchAbort: true,
    fetchMethod: async (path, _stale, { context }) => {
      const file = await files.read(path, context.requestId, NEVER);
      if (file.kind === 'small') return file;
      context.other = file;
      return undefined;
    },
  });

  const read = async (path: string, request: FastifyRequest, gone: AbortSignal): Promise<UpstreamFile> => {
    const reading: Reading = { requestId: request.id, other: null };
    const small = await kept.fetch(path, { context: reading });
    if (small) return small;
    if (!reading.other) return files.read(path, request.id, gone);
    const { other } = reading;
    if (other.kind === 'large') {
      if (gone.aborted) other.stream.destroy();
      else gone.addEventListener('abort', () => other.stream.destroy(), { once: true });
    }
    return other;
  };

  const answer = async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const path = filePathOf(`/files/${request.params['*']}`);
    if (path === null) return reply.callNotFound();
    // A file's name is its ETag.
    const tag = `"${path}"`;
    void reply.headers({
      'cache-control': IMMUTABLE,
      etag: tag,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (hasResponse(request, tag)) return reply.code(304).send();
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const file = await read(path, request, gone.signal);
    if (file.kind === 'small') return reply.type(file.type).send(file.bytes);
    if (file.kind === 'large') {
      void reply.type(file.type);
      if (file.bytes !== null) void reply.header('content-length', file.bytes);
      if (request.method !== 'HEAD') return reply.send(file.stream);
      file.stream.destroy();
      return reply.send();
    }
    return reply
      .removeHeader('etag')
      .code(FAILURES[file.kind])
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('The image is not available.\n');
  };

  app.route({ method: ['GET', 'HEAD'], url: `${config.basePath}/media/*`, exposeHeadRoute: false, handler: answer });
  app.addHook('onClose', () => files.close());
}
