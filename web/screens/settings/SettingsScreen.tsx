import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { SettingsScreenQuery } from '../../relay/__generated__/SettingsScreenQuery.graphql.ts';
import { PageHeader } from '../../ui/Panels.tsx';
import { AccessTokens } from './AccessTokens.tsx';
import { AccountCard } from './AccountCard.tsx';
import { AlertsCard } from './AlertsCard.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';

/** The account, how the portal looks and behaves, and the keys of internal tools. Open to every tier. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const { viewer } = useRouteQuery<SettingsScreenQuery>(graphql`
    query SettingsScreenQuery @preloadable @throwOnFieldError {
      viewer {
        ...AccountCard_viewer
        ...AccessTokens_viewer
      }
    }
  `);
  usePageTitle(t(($) => $.title));
  if (!viewer) throw new UnauthenticatedError('No session');
  return (
    <PageBody>
      <PageHeader title={t(($) => $.title)} />
      <AccountCard viewer={viewer} />
      <PreferencesCard />
      <AlertsCard />
      <AccessTokens viewer={viewer} />
    </PageBody>
  );
}
