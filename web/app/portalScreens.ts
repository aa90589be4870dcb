import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { portalRoutes } from '../routing/portalRoutes.ts';
import { pageLoader } from '../routing/pageLoader.ts';
import { queryLoader } from '../routing/queryLoader.ts';
import type { QueryPlan, Route, RouteScreen } from '../routing/route.ts';
import { whenChanged } from '../routing/routeQuery.ts';
import { screenLoader } from '../routing/screenLoader.ts';
import { idInStore } from '../relay/idInStore.ts';
import { leadVariablesById } from '../screens/lead/leadVariables.ts';
import { whenSeen } from '../screens/messages/live/whenSeen.ts';

/** Loads a screen or pane of the portal as a separate chunk. */
export const loadPortalScreen = screenLoader(
  import.meta.glob<Record<string, ComponentType>>([
    '../screens/*/*Screen.tsx',
    '../screens/leads/LeadPane.tsx',
    '../screens/messages/thread/ThreadPane.tsx',
  ]),
);

/** Routes of a layout's screens. Their loaders start the screens' queries and wait for their texts. */
export function createScreens(
  environment: IEnvironment,
  i18n: i18n,
  layout: Route['layout'] = 'portal',
): RouteObject[] {
  return portalRoutes
    .filter((route) => route.layout === layout)
    .map((route) => {
      const { id, path, namespaces, pane } = route;
      const query = id === 'lead' && route.query ? byKnownId(environment, route.query) : route.query;
      const paneQuery = pane?.query && (id === 'leads' ? byKnownId(environment, pane.query) : pane.query);
      // The list has already loaded all fields of its leads, so opening one of them needs no request.
      const paneLoader =
        paneQuery && queryLoader(environment, paneQuery, id === 'leads' ? 'store-or-network' : undefined);
      return {
        path,
        caseSensitive: true,
        ...routeObject(route, pageLoader(environment, i18n, { query, namespaces })),
        ...(pane && {
          children: [
            {
              index: true as const,
              ...routeObject(pane, pane.onlyWhenSeen && paneLoader ? whenSeen(paneLoader) : paneLoader),
            },
          ],
        }),
      };
    });
}

function routeObject(route: RouteScreen, loader: LoaderFunction | undefined) {
  return {
    lazy: { Component: () => loadPortalScreen(route) },
    ...(loader && { loader, shouldRevalidate: whenChanged(route.searchParameters) }),
  };
}

/** Queries a lead by the id under which a list has already stored it, so that it renders from the store at once. */
function byKnownId(environment: IEnvironment, query: QueryPlan): QueryPlan {
  return {
    ...query,
    variables: (params, search) => {
      const slugOrUuid = params['slugOrUuid'] ?? search.get('lead') ?? '';
      const id = slugOrUuid === '' ? null : idInStore(environment, 'Lead', slugOrUuid);
      return id === null ? query.variables(params, search) : leadVariablesById(id);
    },
  };
}
