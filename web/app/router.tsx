import type { i18n } from 'i18next';
import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { NoticeRegion } from '../ui/notices/Notices.tsx';
import { BareLayout } from './shell/BareLayout.tsx';
import { ErrorScreen } from './content/ErrorScreen.tsx';
import { SessionDialog } from './session/SessionDialog.tsx';
import { scrollKey } from '../routing/scrollKey.ts';
import { shellQuery } from '../routing/portalRoutes.ts';
import { queryLoader } from '../routing/queryLoader.ts';
import { createScreens, loadPortalScreen } from './portalScreens.ts';

/** The portal's routes: those of portalRoutes.ts with their screens, each a separate chunk. */
function createRouteObjects(environment: IEnvironment, i18n: i18n): RouteObject[] {
  return [
    {
      element: <Root />,
      // Until the frame is rendered, the page shows the outline with which it was served.
      HydrateFallback: () => null,
      children: [
        {
          element: <Bare />,
          errorElement: <BareError />,
          children: createScreens(environment, i18n, 'bare'),
        },
        {
          loader: queryLoader(environment, shellQuery),
          // Pushes keep it fresh; only a retry refetches it.
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
            currentUrl.href === nextUrl.href && defaultShouldRevalidate,
          // A separate chunk, because pages outside the portal do not need it.
          lazy: { Component: async () => (await import('./shell/AppShell.tsx')).AppShell },
          errorElement: <BareError />,
          // An error in a screen replaces the screen, not the frame.
          children: [{ errorElement: <ErrorScreen />, children: createScreens(environment, i18n) }],
        },
        {
          path: '*',
          lazy: { Component: () => loadPortalScreen({ screen: 'notFound/NotFoundScreen' }) },
        },
      ],
    },
  ];
}

export function createRouter(environment: IEnvironment, i18n: i18n, basePath: string) {
  return createBrowserRouter(createRouteObjects(environment, i18n), { basename: basePath || '/' });
}

/** Wraps every page with scroll restoration, notices and the session dialog. */
function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      <NoticeRegion />
      <SessionDialog />
    </>
  );
}

function Bare() {
  return (
    <BareLayout>
      <Outlet />
    </BareLayout>
  );
}

function BareError() {
  return (
    <BareLayout>
      <ErrorScreen />
    </BareLayout>
  );
}
