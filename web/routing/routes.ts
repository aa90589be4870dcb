import { matchRoutes } from 'react-router-dom';
import { portalRoutes, shellQuery } from './portalRoutes.ts';
import { publicRoutes } from './publicRoutes.ts';
import { isReadablePath } from './route.ts';
import type { Route, RouteParams, RouteQuery } from './route.ts';

// The table of all pages. Data only: the gateway also uses it to guard pages and embed first answers.

export const routes: readonly Route[] = [...publicRoutes, ...portalRoutes];

export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

/** Looks up a route by id. Throws for an unknown one. */
export function routeById(id: string): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`There is no route ${id}`);
  return route;
}

const rows = routes.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));

/** The route at a path (without base path, language, query or hash), or the not-found page. */
export function matchRoute(pathname: string): RouteMatch {
  const found = isReadablePath(pathname) ? matchRoutes(rows, { pathname })?.at(-1) : undefined;
  return found ? { route: found.route.handle, params: found.params } : { route: routeById('notFound'), params: {} };
}

/** The initial queries the server may run, by their persisted ids. */
export function firstQueries({ route, params }: RouteMatch, search: URLSearchParams): RouteQuery[] {
  const { layout, query, pane } = route;
  const plans = [layout === 'portal' ? shellQuery : undefined, query, pane?.onlyWhenSeen ? undefined : pane?.query];
  return plans.flatMap((plan) => {
    const id = plan?.parameters.params.id;
    const variables = plan?.variables(params, search);
    return id != null && variables ? [{ id, variables }] : [];
  });
}
