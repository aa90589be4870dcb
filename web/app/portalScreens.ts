import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { portalRoutes } from '../routing/portalRoutes.ts';
import { queryLoader } from '../routing/queryLoader.ts';
import type { QueryPlan, Route, RouteScreen } from '../routing/route.ts';
import { whenChanged } from '../routing/routeQuery.ts';
import { screenLoader } from '../routing/screenLoader.ts';
import { leadIdInStore } from '../screens/lead/leadIdInStore.ts';
import { whenSeen } from '../screens/messages/live/whenSeen.ts';

/** Loads a screen or pane of the portal, a chunk of its own. */
export const loadPortalScreen = screenLoader(
  import.meta.glob<Record<string, ComponentType>>([
    '../screens/*/*Screen.tsx',
    '../screens/dashboard/SummariesPane.tsx',
    '../screens/messages/thread/ThreadPane.tsx',
  ]),
);

/** The screens inside the portal's frame, whose queries start with them. */
export function createScreens(environment: IEnvironment): RouteObject[] {
  return portalRoutes
    .filter(({ layout }) => layout === 'portal')
    .map((route) => {
      const { id, path, query, pane } = route;
      const start = (plan: QueryPlan | undefined) => plan && queryLoader(environment, plan);
      const paneLoader = start(pane?.query);
      return {
        path,
        caseSensitive: true,
        ...routeObject(route, start(id === 'lead' ? byKnownId(environment, route) : query)),
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

/** Asks for a lead that a list has brought already by the id that the store has it by: it is painted from there at once. */
function byKnownId(environment: IEnvironment, { query }: Route): QueryPlan | undefined {
  return (
    query && {
      ...query,
      variables: (params, search) => {
        const { slugOrUuid = '' } = params;
        const id = leadIdInStore(environment, slugOrUuid);
        return id === null ? query.variables(params, search) : { id };
      },
    }
  );
}
