import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute, routeById } from '../../web/routing/routes.ts';
import { splitLocale } from '../../web/site/localePrefix.ts';
import { pageHeaders } from '../edge/securityHeaders.ts';
import { registerAssets } from './assets.ts';
import { registerBriefPost } from './briefPost.ts';
import { readBuildManifest } from './buildManifest.ts';
import type { PostedPages } from './formPost.ts';
import { registerIde } from './ide.ts';
import { registerLeadAddress } from './leadAddress.ts';
import type { PageAddress, PagesParts } from './pageParts.ts';
import { createPortalPage } from './portalPage.ts';
import { readReader } from './reader.ts';
import { registerPreferences } from './preferences.ts';
import { registerReference } from './reference.ts';
import { registerReviewPost } from './reviewPost.ts';
import { createSitePage } from './sitePage.ts';
import { loadSiteRenderer } from './siteRenderer.ts';
import { registerUnsubscribePost } from './unsubscribePost.ts';

/** Path that replaces unreadable URLs; no page has it. */
export const UNREADABLE_PATH = '/%25';

/**
 * Registers the web application: its files, a page for every route of the route table, the IDE and
 * the reference of the API.
 */
export async function registerPages(app: FastifyInstance, pages: PagesParts): Promise<void> {
  const { config } = pages;
  const base = config.basePath;
  await registerAssets(app, config);
  if (config.ide) await registerIde(app, config, pages.cookies);
  await registerReference(app, config, pages.cookies);
  const headers = pageHeaders(config);
  const parts = { ...pages, manifest: readBuildManifest(config.webRoot) };
  if (parts.manifest === null && !config.isDevelopment) {
    pages.log.warn({ webRoot: config.webRoot }, 'WEB_ROOT has no built web application, so pages stay empty');
  }
  const renderSite = await loadSiteRenderer(config.siteServerFile);
  const answerPortal = createPortalPage(parts);
  const answerSite = createSitePage({ ...parts, renderSite });

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.headers(headers);
    const address = addressOf(request.url, base);
    const match = matchRoute(address.pathname);
    if (match.route.layout === 'public') return answerSite(request, reply, address, match);
    // Only public pages have a language prefix, and visitors need not sign in to learn that there is no page.
    const isForVisitor = match.route.status === 404 && !(await readReader(request, pages.cookies)).session;
    if (address.prefix !== null || isForVisitor)
      return answerSite(request, reply, address, { route: routeById('notFound'), params: {} });
    return answerPortal(request, reply, address, match);
  };
  registerPreferences(app, parts, page);
  registerUnsubscribePost(app, parts);
  registerLeadAddress(app, base);
  const posted: PostedPages = {
    find(request) {
      const address = addressOf(request.url, base);
      return { address, match: matchRoute(address.pathname) };
    },
    answer(request, reply, ...rest) {
      void reply.headers(headers);
      return answerSite(request, reply, ...rest);
    },
  };
  registerBriefPost(app, parts, posted);
  registerReviewPost(app, parts, posted);
  app.get(`${base}/`, page);
  app.get(`${base}/*`, page);
  if (base !== '') {
    app.get(base, (_request, reply) => reply.redirect(`${base}/`));
    app.get('/', (_request, reply) => reply.redirect(`${base}/`));
  }
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** Does not use `URL`, because `//x` is not valid there but must still get a page. */
function addressOf(url: string, basePath: string): PageAddress {
  const at = url.indexOf('?');
  const whole = at < 0 ? url : url.slice(0, at);
  const { prefix, pathname } = splitLocale(whole.slice(basePath.length) || '/');
  return { prefix, pathname, search: at < 0 ? '' : url.slice(at) };
}
