import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SettingsNav_viewer$key } from '../../relay/__generated__/SettingsNav_viewer.graphql.ts';
import { SectionNav } from '../../ui/sectionNav/SectionNav.tsx';
import type { SectionLink } from '../../ui/sectionNav/SectionNav.tsx';

/** Links to the sections of the settings that the upstream supports. */
export function SettingsNav({ viewer }: { viewer: SettingsNav_viewer$key }) {
  const { t } = useTranslation('settings');
  const { t: tPlan } = useTranslation('planSummary');
  const { t: tNotifications } = useTranslation('notifications');
  const { t: tWebhooks } = useTranslation('webhooks');
  const { accessTokens, webhooks } = useFragment(
    graphql`
      fragment SettingsNav_viewer on Viewer {
        accessTokens @catch(to: NULL) {
          __typename
        }
        webhooks @catch(to: NULL) {
          __typename
        }
      }
    `,
    viewer,
  );
  const links: readonly SectionLink[] = [
    { id: 'plan', icon: 'card', title: tPlan(($) => $.title) },
    { id: 'notifications', icon: 'bell', title: tNotifications(($) => $.title) },
    ...(accessTokens ? [{ id: 'tokens', icon: 'key', title: t(($) => $.tokens.title) } as const] : []),
    ...(webhooks ? [{ id: 'webhooks', icon: 'hook', title: tWebhooks(($) => $.title) } as const] : []),
    { id: 'preferences', icon: 'settings', title: t(($) => $.preferences.title) },
  ];
  return <SectionNav label={t(($) => $.title)} links={links} />;
}
