import { safeRedirectTarget } from '../../../domain/redirectTarget.ts';
import { splitLocale } from '../../site/localePrefix.ts';
import { matchRoute } from '../../routing/routes.ts';

/** The landing page after signing in. */
export const FIRST_PAGE = '/profile/dashboard';

/** The IDE and the reference, which the gateway may serve only to signed-in users. */
const DEVELOPER_PAGE = /^\/(?:ide|docs)(?:\/(?:\w+\.html)?)?$/;

/** Whether a path (without base path) is a page to go to after signing in: any of our pages, in any language. */
function isPageAfterSignIn(path: string): boolean {
  if (DEVELOPER_PAGE.test(path)) return true;
  const { prefix, pathname } = splitLocale(path);
  const { route } = matchRoute(pathname);
  return route.status === undefined && route.access !== 'visitor' && (prefix === null || route.layout === 'public');
}

/**
 * The redirect target after signing in, without base path: `redirect_to` if it is one of our pages for accounts
 * (RDR-05, RDR-06), else the landing page.
 */
export function returnTarget(search: URLSearchParams, basePath: string): string {
  const wanted = search.get('redirect_to');
  if (wanted === null) return FIRST_PAGE;
  return safeRedirectTarget(wanted, { basePath, isKnownRoute: isPageAfterSignIn });
}
