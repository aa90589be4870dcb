import { matchRoutes } from 'react-router-dom';
import { portalRoutes, shellQuery } from './portalRoutes.ts';
import { publicRoutes } from './publicRoutes.ts';
import { isReadablePath } from './route.ts';
import type { Route, RouteParams, RouteQuery } from './route.ts';

// The table of all pages. Pure data: the gateway reads it as well, to guard a page and to embed its first answers.

export const routes: readonly Route[] = [...publicRoutes, ...portalRoutes];

export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

/** Every layout, screen and guard asks for its page by id. */
export function routeById(id: string): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`There is no route ${id}`);
  return route;
}

const rows = routes.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));

/** The page at a path (no base path, language, query or hash), the not-found page for an unknown one. */
export function matchRoute(pathname: string): RouteMatch {
  const found = isReadablePath(pathname) ? matchRoutes(rows, { pathname })?.at(-1) : undefined;
  return found ? { route: found.route.handle, params: found.params } : { route: routeById('notFound'), params: {} };
}

/** The queries of a page's first view that the server may run, by their persisted ids. */
export function firstQueries({ route, params }: RouteMatch, search: URLSearchParams): RouteQuery[] {
  const { layout, query, pane } = route;
  const plans = [layout === 'portal' ? shellQuery : undefined, query, pane?.onlyWhenSeen ? undefined : pane?.query];
  return plans.flatMap((plan) => {
    const id = plan?.parameters.params.id;
    const variables = plan?.variables(params, search);
    return id != null && variables ? [{ id, variables }] : [];
  });
}
