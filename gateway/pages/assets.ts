import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Files with a content hash in their name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/**
 * Serves the built files of the web application: hashed ones under /assets, compressed at build time and immutable for
 * browsers, and a few with fixed names (icons) at the root.
 */
export async function registerAssets(app: FastifyInstance, config: Config): Promise<void> {
  const { webRoot, basePath } = config;
  const assets = path.join(webRoot, 'assets');
  if (!existsSync(assets)) return;
  await app.register(fastifyStatic, {
    root: assets,
    // The routes below know the names of all files; its own wildcard route would read the folder for each response.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    // Also called for the files with fixed names below.
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(assets + path.sep) ? IMMUTABLE : SHORT);
    },
  });
  const hashed = new Set(readdirSync(assets).filter(isServed));
  app.get<{ Params: { '*': string } }>(`${basePath}/assets/*`, (request, reply) => {
    const name = request.params['*'];
    if (hashed.has(name)) return reply.sendFile(name);
    // Not a page: a cache must not keep the absence of a file that the next server of a rolling release has.
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .header('content-type', 'text/plain; charset=utf-8')
      .send('Not found\n');
  });
  const fixed = readdirSync(webRoot, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isServed(entry.name))
    .map((entry) => entry.name);
  for (const name of fixed) {
    app.get(`${basePath}/${name}`, (_request, reply) => reply.sendFile(name, webRoot, { cacheControl: false }));
  }
}

/** Whether a file is served under its own name, unlike compressed copies, templates and hidden files. */
function isServed(name: string): boolean {
  return !/\.(?:html|br|gz)$/.test(name) && !name.startsWith('.');
}
