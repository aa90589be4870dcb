import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { pageHeaders } from '../edge/securityHeaders.ts';
import { readCookie, type SessionCookies } from '../session/cookie.ts';
import { requireReader } from './requireReader.ts';
import { Page, sendPage } from './sendPage.ts';

/** The API reference at /docs, built by scripts/reference/build.ts. Its pages follow the reader's theme. */
export async function registerReference(app: FastifyInstance, config: Config, cookies: SessionCookies): Promise<void> {
  const root = config.referenceRoot;
  if (!existsSync(root)) return;
  const base = `${config.basePath}/docs`;
  const headers = pageHeaders(config);

  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.headers(headers);
      done();
    });
    scope.addHook('onRequest', requireReader(config, cookies));
    scope.get(base, (_request, reply) => reply.redirect(`${base}/`));
    for (const name of readdirSync(root).filter((file) => file.endsWith('.html'))) {
      const built = readFileSync(path.join(root, name), 'utf8');
      const addressed = withOwnAddress(built, config);
      const html = config.ide ? addressed : addressed.replace(/<a href="[^"]*" class="ide">.*?<\/a>/, '');
      const pages: Readonly<Record<string, Page>> = {
        light: new Page(200, html.replace('<html', '<html data-theme="light"')),
        dark: new Page(200, html.replace('<html', '<html data-theme="dark"')),
      };
      const page = new Page(200, html);
      scope.get(`${base}/${name === 'index.html' ? '' : name}`, (request, reply) => {
        const theme = readCookie(request.headers.cookie, 'theme') ?? '';
        return sendPage(request, reply, pages[theme] ?? page, { cacheControl: 'private, no-cache', vary: 'cookie' });
      });
    }
    await scope.register(fastifyStatic, {
      root,
      prefix: `${base}/`,
      wildcard: false,
      globIgnore: ['*.html'],
      decorateReply: false,
      index: false,
      maxAge: '1h',
    });
  });
}

/** The documents name the address of a local installation; code that a reader copies should reach this one. */
function withOwnAddress(html: string, { publicOrigin, basePath }: Pick<Config, 'publicOrigin' | 'basePath'>): string {
  const address = `${publicOrigin}${basePath}`;
  return html.replaceAll(/<pre\b.*?<\/pre>/gs, (code) =>
    code.replaceAll('http://localhost:4000', address).replaceAll('ws://localhost:4000', address.replace('http', 'ws')),
  );
}
