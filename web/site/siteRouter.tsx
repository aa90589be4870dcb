import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { Route } from '../app/routing/route.ts';
import { siteLoader } from './siteLoader.ts';
import { componentOf } from './screens.ts';
import { SiteError } from './SiteError.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { notFoundRoute, siteRoutes } from './siteRoutes.ts';

const modules = import.meta.glob<Record<string, ComponentType>>(
  '../screens/{landing,directory,agency,getStarted,leadGeneration,academy,taxes,review,siteNotFound}/*Screen.tsx',
);

/** Loads a route's screen, a chunk of its own. */
export const loadScreen = async (route: Route): Promise<ComponentType> =>
  componentOf(route, await modules[`../${route.screen}`]?.());

/** Ids of the routes around every screen, the same on the server. */
const FRAME_ID = 'frame';
export const CONTENT_ID = 'content';

/**
 * The public pages as the browser's router knows them. `shown`: the route of the first view, whose screen is there already, so that
 * it hydrates without waiting.
 */
export const createSiteRouteObjects = (
  environment: IEnvironment,
  shown: { readonly id: string; readonly Component: ComponentType } | null,
): RouteObject[] => [
  {
    id: FRAME_ID,
    Component: SiteLayout,
    children: [
      {
        id: CONTENT_ID,
        // A screen's error takes the screen's place, never the frame's.
        errorElement: <SiteError />,
        children: [...siteRoutes, notFoundRoute].map((route) => ({
          id: route.id,
          path: route.path,
          caseSensitive: true,
          handle: route.list,
          ...siteLoader(environment, route),
          ...(shown?.id === route.id
            ? { Component: shown.Component }
            : { lazy: { Component: () => loadScreen(route) } }),
        })),
      },
    ],
  },
];
