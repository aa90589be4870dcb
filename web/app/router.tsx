import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { NoticeRegion } from '../ui/Notices.tsx';
import { BareLayout } from './shell/BareLayout.tsx';
import { ErrorScreen } from './content/ErrorScreen.tsx';
import { SessionDialog } from './session/SessionDialog.tsx';
import { queryLoader } from './routing/queryLoader.ts';
import { plans, routeById } from './routing/routes.ts';
import { createScreens } from './screens.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

/** The pages of the portal as the router knows them: the table of routes.ts with its screens, each a chunk of its own. */
export function createRouteObjects(environment: IEnvironment): RouteObject[] {
  return [
    {
      element: <Root />,
      HydrateFallback: () => null,
      children: [
        {
          element: <Bare />,
          errorElement: <BareError />,
          children: [
            {
              path: routeById('login').path,
              lazy: { Component: async () => (await import('../screens/session/LoginScreen.tsx')).LoginScreen },
            },
            {
              path: routeById('signup').path,
              lazy: { Component: async () => (await import('../screens/session/SignupScreen.tsx')).SignupScreen },
            },
          ],
        },
        {
          loader: queryLoader(environment, plans.shell),
          // Pushes keep it fresh; only a retry reads it again.
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
            currentUrl.href === nextUrl.href && defaultShouldRevalidate,
          // A chunk of its own: pages outside the portal do without it.
          lazy: { Component: async () => (await import('./shell/AppShell.tsx')).AppShell },
          HydrateFallback: ShellSkeleton,
          errorElement: <BareError />,
          // A screen's error takes the screen's place, never the frame's.
          children: [{ errorElement: <ErrorScreen />, children: createScreens(environment) }],
        },
        {
          path: routeById('notFound').path,
          lazy: { Component: async () => (await import('../screens/notFound/NotFoundScreen.tsx')).NotFoundScreen },
        },
      ],
    },
  ];
}

export const createRouter = (environment: IEnvironment, basePath: string) =>
  createBrowserRouter(createRouteObjects(environment), { basename: basePath || '/' });

/** Above every page: the scroll places of pages gone back to, notices, and the dialog of a session that ended. */
function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <NoticeRegion />
      <SessionDialog />
    </>
  );
}

const Bare = () => (
  <BareLayout>
    <Outlet />
  </BareLayout>
);

const BareError = () => (
  <BareLayout>
    <ErrorScreen />
  </BareLayout>
);
