import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLoaderData, useLocation } from 'react-router-dom';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { SectionBoundary } from '../../app/content/SectionBoundary.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { SettingsScreenQuery } from '../../relay/__generated__/SettingsScreenQuery.graphql.ts';
import { PageHeader } from '../../ui/Panels.tsx';
import { AccessTokens } from './AccessTokens.tsx';
import { Notifications } from './notifications/Notifications.tsx';
import { PlanSection } from './PlanSection.tsx';
import { PreferencesCard } from './preferences/PreferencesCard.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import { SignedInAs } from './SignedInAs.tsx';
import { Webhooks } from './webhooks/Webhooks.tsx';
import styles from './SettingsScreen.module.css';

/** Plan, notifications, access tokens, webhooks and preferences. Available in every tier. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const { t: tWebhooks } = useTranslation('webhooks');
  const { viewer } = useRouteQuery<SettingsScreenQuery>(graphql`
    query SettingsScreenQuery @preloadable @throwOnFieldError {
      viewer {
        ...SignedInAs_viewer
        ...SettingsNav_viewer
        ...PlanSection_viewer
        ...Preferences_viewer
        ...Notifications_viewer
        ...AccessTokens_viewer
        ...Webhooks_viewer
      }
    }
  `);
  const loaded: unknown = useLoaderData();
  usePageTitle(t(($) => $.title));
  const { hash } = useLocation();
  // The router looks for the link's target before the sections have rendered.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  if (!viewer) throw new UnauthenticatedError('No session');
  return (
    <PageBody>
      <PageHeader title={t(($) => $.title)} />
      <SignedInAs viewer={viewer} />
      <div className={styles.columns}>
        <SettingsNav viewer={viewer} />
        <div className={styles.sections}>
          <PlanSection viewer={viewer} />
          <Notifications viewer={viewer} />
          <SectionBoundary title={t(($) => $.tokens.title)} waitsForAnswer resetOn={loaded}>
            <AccessTokens viewer={viewer} />
          </SectionBoundary>
          <SectionBoundary title={tWebhooks(($) => $.title)} waitsForAnswer resetOn={loaded}>
            <Webhooks viewer={viewer} />
          </SectionBoundary>
          <PreferencesCard viewer={viewer} />
        </div>
      </div>
    </PageBody>
  );
}
