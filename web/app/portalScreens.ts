import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { portalRoutes } from '../routing/portalRoutes.ts';
import { pageLoader } from '../routing/pageLoader.ts';
import { queryLoader } from '../routing/queryLoader.ts';
import type { Route, RouteScreen } from '../routing/route.ts';
import { whenChanged } from '../routing/routeQuery.ts';
import { screenLoader } from '../routing/screenLoader.ts';
import { leadIdInStore } from '../screens/lead/leadIdInStore.ts';
import { leadVariablesById } from '../screens/lead/leadVariables.ts';
import { whenSeen } from '../screens/messages/live/whenSeen.ts';

/** Loads a screen or pane of the portal as a separate chunk. */
export const loadPortalScreen = screenLoader(
  import.meta.glob<Record<string, ComponentType>>([
    '../screens/*/*Screen.tsx',
    '../screens/dashboard/SummariesPane.tsx',
    '../screens/messages/thread/ThreadPane.tsx',
  ]),
);

/** Routes of a layout's screens, which start their queries and wait for their texts. */
export function createScreens(
  environment: IEnvironment,
  i18n: i18n,
  layout: Route['layout'] = 'portal',
): RouteObject[] {
  return portalRoutes
    .filter((route) => route.layout === layout)
    .map((route) => {
      const { id, path, namespaces, pane } = route;
      const query = id === 'lead' ? byKnownId(environment, route) : route.query;
      const paneLoader = pane?.query && queryLoader(environment, pane.query);
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

/** Queries a lead by the id a list has already stored it under, so that it renders from the store at once. */
function byKnownId(environment: IEnvironment, { query }: Route): Route['query'] {
  return (
    query && {
      ...query,
      variables: (params, search) => {
        const { slugOrUuid = '' } = params;
        const id = leadIdInStore(environment, slugOrUuid);
        return id === null ? query.variables(params, search) : leadVariablesById(id);
      },
    }
  );
}
