import { safeRedirectTarget } from '../../../domain/redirectTarget.ts';
import { splitLocale } from '../../site/localePrefix.ts';
import { matchRoute } from '../../routing/routes.ts';

/** The first page after signing in. */
export const FIRST_PAGE = '/profile/dashboard';

/** Whether a path (no base path) is a page that somebody may come back to after signing in: any of ours, public ones in any language. */
export function isPageAfterSignIn(path: string): boolean {
  const { prefix, pathname } = splitLocale(path);
  const { route } = matchRoute(pathname);
  return route.status === undefined && route.access !== 'visitor' && (prefix === null || route.layout === 'public');
}

/**
 * Where a sign-in leads, without base path: to `redirect_to` when it is a page of ours for readers with an account (RDR-05,
 * RDR-06), to the first page when there is none.
 */
export function returnTarget(search: URLSearchParams, basePath: string): string {
  const wanted = search.get('redirect_to');
  if (wanted === null) return FIRST_PAGE;
  return safeRedirectTarget(wanted, { basePath, isKnownRoute: isPageAfterSignIn });
}
