import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Paths without pages for search engines. */
const CLOSED = ['/graphql', '/ide', '/docs', '/language/', '/theme/', '/profile', '/login', '/signup'];

/**
 * What crawlers may read (DIR-14). A list that has one filter, is sorted or is not the first page may be crawled: its
 * own `noindex` applies, and its links count. Three or more filters and text searches have too many combinations to be
 * worth crawling.
 */
function robotsText({ basePath, publicOrigin }: Pick<Config, 'basePath' | 'publicOrigin'>): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${basePath}${path}`),
    `Disallow: ${basePath}/*agencies*?*&*&`,
    `Disallow: ${basePath}/*agencies*?q=`,
    `Disallow: ${basePath}/*agencies*?*&q=`,
    '',
    `Sitemap: ${publicOrigin}${basePath}/sitemap.xml`,
    '',
  ].join('\n');
}

/** GET /robots.txt. Crawlers look for it only at the root of the host, whatever the base path. */
export function registerRobots(app: FastifyInstance, config: Pick<Config, 'basePath' | 'publicOrigin'>): void {
  const text = robotsText(config);
  for (const prefix of new Set(['', config.basePath])) {
    app.get(`${prefix}/robots.txt`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
    );
  }
}
