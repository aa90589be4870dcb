import type { FastifyInstance, FastifyReply } from 'fastify';
import { LOCALES } from '../../domain/locales.ts';
import type { Config } from '../config.ts';
import { UpstreamError } from '../rest/errors.ts';
import { createPublicPaths } from './publicPaths.ts';
import type { PublicPathsParts } from './publicPaths.ts';

/** Limit of the sitemap protocol for one file. */
const MOST_URLS = 50_000;
const PATHS_A_PART = Math.floor(MOST_URLS / LOCALES.length);
/** As long as our own cache keeps it. */
const CACHE = 'public, max-age=600';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type SitemapConfig = Pick<Config, 'basePath' | 'publicOrigin'>;

/** Path segments need no escaping in XML except `&` and quotes. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The URLs of these paths in all languages. Without dates, because the upstream does not provide the time of a change.
 */
function toUrlSet(paths: readonly string[], root: string): string {
  const urls = paths.flatMap((path) =>
    LOCALES.map((locale) => `<url><loc>${escape(`${root}/${locale}${path === '/' ? '' : path}`)}</loc></url>`),
  );
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`;
}

function toIndex(parts: number, root: string): string {
  const files = Array.from({ length: parts }, (_, index) => `${root}/sitemap-${index + 1}.xml`);
  const entries = files.map((file) => `<sitemap><loc>${escape(file)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/**
 * GET <BASE_PATH>/sitemap.xml (DIR-14): every public page in 14 languages; above 50,000 URLs an index of parts
 * /sitemap-1.xml, /sitemap-2.xml … 503 if the upstream is unreachable and nothing is cached.
 */
export function registerSitemap(app: FastifyInstance, config: SitemapConfig, parts: PublicPathsParts): void {
  const root = config.publicOrigin + config.basePath;
  const readPaths = createPublicPaths(parts);

  const send = async (reply: FastifyReply, answer: (paths: readonly string[]) => string | null) => {
    let paths: readonly string[];
    try {
      paths = await readPaths();
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      parts.log.warn({ kind: error.kind, status: error.status }, 'no sitemap');
      const text = 'Try again later.\n';
      return reply
        .code(503)
        .header('retry-after', 60)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(text);
    }
    const xml = answer(paths);
    if (xml === null) return reply.callNotFound();
    return reply.header('cache-control', CACHE).type('application/xml; charset=utf-8').send(xml);
  };

  app.get(`${config.basePath}/sitemap.xml`, (_request, reply) =>
    send(reply, (paths) =>
      paths.length <= PATHS_A_PART ? toUrlSet(paths, root) : toIndex(Math.ceil(paths.length / PATHS_A_PART), root),
    ),
  );
  app.get<{ Params: { part: string } }>(`${config.basePath}/sitemap-:part(^\\d+).xml`, (request, reply) =>
    send(reply, (paths) => {
      const { part } = request.params;
      const from = /^[1-9]\d{0,3}$/.test(part) ? (Number(part) - 1) * PATHS_A_PART : paths.length;
      return from < paths.length ? toUrlSet(paths.slice(from, from + PATHS_A_PART), root) : null;
    }),
  );
}
