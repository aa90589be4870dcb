import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { analyticsRole } from '../page/analytics.ts';
import { usePage } from '../page/page.ts';
import { matchRoute } from '../../routing/routes.ts';
import type { useReaderRole_viewer$key } from '../../relay/__generated__/useReaderRole_viewer.graphql.ts';

/** Reports the user's role and every page view to analytics (ACC-15). */
export function useReaderRole(viewer: useReaderRole_viewer$key): void {
  const { account } = useFragment(
    graphql`
      fragment useReaderRole_viewer on Viewer @throwOnFieldError {
        account {
          user {
            roles
          }
        }
      }
    `,
    viewer,
  );
  const { analytics } = usePage();
  const { pathname } = useLocation();
  const role = analyticsRole(account.user.roles);
  useEffect(() => {
    analytics.role = role;
    // The route's id instead of the URL keeps slugs and ids out of analytics.
    analytics.track('page_view', { page: matchRoute(pathname).route.id });
  }, [analytics, role, pathname]);
}
