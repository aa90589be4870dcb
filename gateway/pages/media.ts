import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { filePathOf } from '../images/mediaUrl.ts';
import { BoundedMap } from '../rest/boundedMap.ts';
import { createUpstreamFiles } from './upstreamFiles.ts';
import type { SmallFile, UpstreamFile } from './upstreamFiles.ts';

/** Small files kept: at 64 kB each never more than 32 MB. */
const KEPT_FILES = 512;
/** A name holds a hash of the content, so a file never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FAILURES = { missing: 404, refused: 502, unavailable: 503 } as const;

/** Whether the browser has the file: names are tags, for they hold the hash of the content. */
function isKnown(request: FastifyRequest, tag: string): boolean {
  const given = request.headers['if-none-match'];
  return given !== undefined && given.split(',').some((part) => part.trim().replace(/^W\//, '') === tag);
}

/**
 * Images of agencies from our own host: GET <BASE_PATH>/media/* is the upstream's /files/*, images alone, no larger than 4 MB.
 * What an upload holds is never run: nosniff, and a policy under which an image opened as a page can do nothing.
 */
export function registerMedia(app: FastifyInstance, config: Pick<Config, 'basePath' | 'upstreamUrl'>): void {
  const files = createUpstreamFiles(config.upstreamUrl);
  const kept = new BoundedMap<string, SmallFile>(KEPT_FILES);
  /** Small files under way: a crowd on a cold page costs one call for each. Null: it was a large one, which cannot be shared. */
  const underWay = new Map<string, Promise<SmallFile | null>>();
  const nobody = new AbortController().signal;

  const read = async (path: string, request: FastifyRequest, gone: AbortSignal): Promise<UpstreamFile> => {
    const known = kept.get(path) ?? (await underWay.get(path));
    if (known) return known;
    if (underWay.has(path)) return files.read(path, request.id, gone);
    const reading = files.read(path, request.id, nobody);
    underWay.set(
      path,
      reading.then((file) => (file.kind === 'small' ? file : null)),
    );
    const file = await reading;
    underWay.delete(path);
    if (file.kind === 'small') kept.set(path, file);
    if (file.kind !== 'large') return file;
    if (gone.aborted) file.stream.destroy();
    else gone.addEventListener('abort', () => file.stream.destroy(), { once: true });
    return file;
  };

  const answer = async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const path = filePathOf(`/files/${request.params['*']}`);
    if (path === null) return reply.callNotFound();
    const tag = `"${path}"`;
    void reply.headers({
      'cache-control': IMMUTABLE,
      etag: tag,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (isKnown(request, tag)) return reply.code(304).send();
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
