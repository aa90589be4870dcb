import { splitLocale } from '../../site/localePrefix.ts';
import { matchRoute } from '../../routing/routes.ts';

/** Whether a path (no base path) is a page that somebody may come back to after signing in: any of ours, public ones in any language. */
export function isPageAfterSignIn(path: string): boolean {
  const { prefix, pathname } = splitLocale(path);
  const { route } = matchRoute(pathname);
  return route.status === undefined && route.access !== 'visitor' && (prefix === null || route.layout === 'public');
}
