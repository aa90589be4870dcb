import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { publicRoutes } from '../routing/publicRoutes.ts';
import type { Route } from '../routing/route.ts';
import { whenChanged } from '../routing/routeQuery.ts';
import { screenLoader } from '../routing/screenLoader.ts';
import { SiteError } from './SiteError.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** Imports a public screen, a separate chunk in the browser. */
export const loadPublicScreen = screenLoader(
  import.meta.glob<Record<string, ComponentType>>('../screens/public/*/*Screen.tsx'),
);

/** Route around every screen: an error replaces the screen, not the frame. */
export const CONTENT_ID = 'content';

/**
 * React Router's routes of the public pages. `loaderOf`: loads a page's data. `shown`: screens by route id that are
 * loaded already, so the first page hydrates without waiting.
 */
export function siteRouteObjects(
  loaderOf: (route: Route) => LoaderFunction,
  shown: Readonly<Record<string, ComponentType>> = {},
): RouteObject[] {
  const screens = publicRoutes.map((route) => {
    const { id, path, searchParameters, list } = route;
    const Component = shown[id];
    return {
      id,
      path,
      caseSensitive: true,
      handle: list,
      ...(Component ? { Component } : { lazy: { Component: () => loadPublicScreen(route) } }),
      loader: loaderOf(route),
      shouldRevalidate: whenChanged(searchParameters),
    };
  });
  return [{ Component: SiteLayout, children: [{ id: CONTENT_ID, errorElement: <SiteError />, children: screens }] }];
}
