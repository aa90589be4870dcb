import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { publicRoutes } from '../routing/publicRoutes.ts';
import type { Route } from '../routing/route.ts';
import { whenChanged } from '../routing/routeQuery.ts';
import { screenLoader } from '../routing/screenLoader.ts';
import { SiteError } from './SiteError.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** Loads a public screen, in the browser a chunk of its own. */
export const loadPublicScreen = screenLoader(
  import.meta.glob<Record<string, ComponentType>>('../screens/public/*/*Screen.tsx'),
);

/** The route around every screen: an error takes the screen's place, never the frame's. */
export const CONTENT_ID = 'content';

/**
 * The public pages as React Router takes them. `loaderOf`: reads what a page needs. `shown`: the screen of the first view by its route's id,
 * which hydrates without waiting.
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
