import { lazy, Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { DialogBoundary } from '../content/DialogBoundary.tsx';
import { isLimited, isWelcomed } from './accessRules.ts';
import { PageSkeleton } from '../content/PageSkeleton.tsx';
import { matchRoute } from '../../routing/routes.ts';
import { usePurchaseDialog } from './usePurchaseDialog.ts';
import { useRefetchOnceIncluded } from './useRefetchOnceIncluded.ts';
import styles from './AccessGate.module.css';
import type { AccessGate_viewer$key } from '../../relay/__generated__/AccessGate_viewer.graphql.ts';

// A separate chunk, because most users never see it.
const AccessOverlay = lazy(async () => ({ default: (await import('./AccessOverlay.tsx')).AccessOverlay }));
const QuickPurchaseDialog = lazy(async () => ({
  default: (await import('../../features/quickPurchase/QuickPurchaseDialog.tsx')).QuickPurchaseDialog,
}));

/**
 * Puts the access overlay over pages that the account's subscription does not include (ACC-04..09, ACC-14). The page
 * behind it is visible but inert; a skeleton replaces pages whose data the gateway would deny.
 */
export function AccessGate({ viewer, children }: { viewer: AccessGate_viewer$key; children: ReactNode }) {
  const data = useFragment(
    graphql`
      fragment AccessGate_viewer on Viewer @throwOnFieldError {
        account {
          subscription {
            status
          }
          user {
            roles
            getStarted
          }
        }
        ...AccessOverlay_viewer
      }
    `,
    viewer,
  );
  const { pathname } = useLocation();
  // Cached, because matching goes through all routes, and every change of the search parameters renders this component.
  const { route } = useMemo(() => matchRoute(pathname), [pathname]);
  const { subscription, user } = data.account;
  const isFirstPage = route.id === 'dashboard';
  const isFirstRun =
    isFirstPage && isWelcomed({ status: subscription.status, getStarted: user.getStarted, roles: user.roles });
  const isStale =
    useRefetchOnceIncluded(subscription.status === 'PAID' || subscription.status === 'TRIAL') && route.gate !== 'none';
  const purchase = usePurchaseDialog();
  const outline = <PageSkeleton />;
  return (
    <>
      {isLimited(route.gate, subscription.status, user.roles) && !isFirstRun ? (
        <div className={styles.place}>
          <div className={styles.behind} inert>
            {isFirstPage ? children : outline}
          </div>
          <Suspense fallback={null}>
            <AccessOverlay viewer={data} covered={isFirstPage ? null : route.id} onQuickPurchase={purchase.open} />
          </Suspense>
        </div>
      ) : isStale && !isFirstPage ? (
        outline
      ) : (
        children
      )}
      {/* Outside the overlay, which unmounts with the purchase (STA-35). */}
      {purchase.isOpen && (
        <DialogBoundary onFailure={purchase.close}>
          <QuickPurchaseDialog source="PROFILE_FORM" onClose={purchase.close} />
        </DialogBoundary>
      )}
    </>
  );
}
