import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { queryLoader } from './queryLoader.ts';
import { whenChanged } from './routeQuery.ts';
import { plans, routeById } from './routes.ts';

/** The screens inside the portal's frame, each a chunk of its own whose query starts with it. */
export function createScreens(environment: IEnvironment): RouteObject[] {
  return [
    {
      path: routeById('overview').path,
      loader: queryLoader(environment, plans.overview),
      shouldRevalidate: whenChanged(),
      lazy: { Component: async () => (await import('../screens/overview/OverviewScreen.tsx')).OverviewScreen },
    },
    {
      path: routeById('settings').path,
      loader: queryLoader(environment, plans.settings),
      shouldRevalidate: whenChanged(),
      lazy: { Component: async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen },
    },
  ];
}
