import { graphql } from 'react-relay/hooks';
import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { AccessGate } from '../access/AccessGate.tsx';
import { AppNavigation } from './AppNavigation.tsx';
import { BlockedBanner } from './BlockedBanner.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { FeedbackHost } from '../feedback/FeedbackHost.tsx';
import { HubspotAccess } from '../hubspot/HubspotAccess.tsx';
import { LiveCounters } from './LiveCounters.tsx';
import { isAnyAlertOn, onAlertChange } from '../alerts/alertChoices.ts';
import { PaletteKey } from '../palette/PaletteKey.tsx';
import { lazyOptional } from '../content/lazyOptional.ts';
import { PageSkeleton } from '../content/PageSkeleton.tsx';
import { PortalShortcuts } from '../shortcuts/PortalShortcuts.tsx';
import { UnauthenticatedError } from '../../relay/errors.ts';
import { UnreadTitle } from '../content/pageTitle.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { hasUnsentAnswers } from '../session/keptOfAccount.ts';
import { usePage } from '../page/page.ts';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';
import { useReaderRole } from './useReaderRole.ts';
import { useSessionEmail } from '../session/useSessionEmail.ts';
import styles from './AppShell.module.css';
import type { AppShellQuery } from '../../relay/__generated__/AppShellQuery.graphql.ts';

// Without its code, the answers are sent on the next visit.
const ResumeAnswers = lazyOptional(
  async () => (await import('../../screens/leads/answers/ResumeAnswers.tsx')).ResumeAnswers,
);

// Without their code, messages are counted silently.
const MessageAlerts = lazyOptional(async () => (await import('../alerts/MessageAlerts.tsx')).MessageAlerts);

/** The frame of all signed-in pages. While the account loads, the page shows the outline with which it was served. */
export function AppShell() {
  return (
    <Suspense fallback={<Loading />}>
      <Frame />
    </Suspense>
  );
}

/** Says so to screen readers; everybody else sees the outline. */
function Loading() {
  const { t } = useTranslation('common');
  return (
    <p role="status" className="visually-hidden">
      {t(($) => $.loading)}
    </p>
  );
}

/** Queried once; pushes keep the counts fresh. */
function Frame() {
  const { viewer } = useRouteQuery<AppShellQuery>(graphql`
    query AppShellQuery @preloadable @throwOnFieldError {
      viewer {
        ...AppNavigation_viewer
        ...AccessGate_viewer
        ...BlockedBanner_viewer
        ...FeedbackHost_viewer
        ...HubspotAccess_viewer
        ...LiveCounters_viewer
        ...MessageAlerts_viewer
        ...pageTitle_viewer
        ...useReaderRole_viewer
        ...useSessionEmail_viewer
      }
    }
  `);
  if (!viewer) throw new UnauthenticatedError('No session');
  const { t } = useTranslation('common');
  const isLoading = useNavigation().state !== 'idle';
  const main = useRef<HTMLElement>(null);
  const { session } = usePage();
  const [hasUnsent] = useState(() => session.viewerId !== null && hasUnsentAnswers(session.viewerId));
  const isAlertOn = useSyncExternalStore(onAlertChange, isAnyAlertOn);
  useFocusOnNewPage(main);
  useReaderRole(viewer);
  useSessionEmail(viewer);

  return (
    <UnreadTitle viewer={viewer}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {t(($) => $.skipToContent)}
        </a>
        <ProgressBar active={isLoading} label={t(($) => $.loading)} />
        <AppNavigation viewer={viewer} />
        <div className={styles.column}>
          <ConnectionBanner />
          <BlockedBanner viewer={viewer} />
          <main ref={main} id="content" tabIndex={-1} className={styles.main} aria-busy={isLoading}>
            <AccessGate viewer={viewer}>
              <HubspotAccess viewer={viewer}>
                <Suspense fallback={<PageSkeleton />}>
                  <Outlet />
                </Suspense>
              </HubspotAccess>
            </AccessGate>
          </main>
        </div>
        <LiveCounters viewer={viewer} />
        <Suspense fallback={null}>
          {hasUnsent && <ResumeAnswers />}
          {isAlertOn && <MessageAlerts viewer={viewer} />}
        </Suspense>
        <FeedbackHost viewer={viewer} />
        <PortalShortcuts />
        <PaletteKey />
      </div>
    </UnreadTitle>
  );
}
