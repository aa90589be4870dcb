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
 * The redirect target after signing in, without base path: `redirect_to` of the sign-in page's location if it is one of
 * our pages for accounts (RDR-05, RDR-06), else the landing page. Servers do not get the hash of the requested page;
 * browsers keep it through the redirect to sign-in.
 */
export function returnTarget({ search, hash = '' }: { search: string; hash?: string }, basePath: string): string {
  const wanted = new URLSearchParams(search).get('redirect_to');
  if (wanted === null) return FIRST_PAGE;
  const target = wanted.includes('#') ? wanted : wanted + hash;
  return safeRedirectTarget(target, { basePath, isKnownRoute: isPageAfterSignIn });
}
