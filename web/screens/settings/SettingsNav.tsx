import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SettingsNav_viewer$key } from '../../relay/__generated__/SettingsNav_viewer.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import styles from './SettingsNav.module.css';

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
  const sections: readonly (readonly [id: string, icon: IconName, title: string])[] = [
    ['plan', 'card', tPlan(($) => $.title)],
    ['notifications', 'bell', tNotifications(($) => $.title)],
    ...(accessTokens ? [['tokens', 'key', t(($) => $.tokens.title)] as const] : []),
    ...(webhooks ? [['webhooks', 'hook', tWebhooks(($) => $.title)] as const] : []),
    ['preferences', 'settings', t(($) => $.preferences.title)],
  ];
  return (
    <nav className={styles.nav} aria-label={t(($) => $.title)}>
      <ul role="list">
        {sections.map(([id, icon, title]) => (
          <li key={id}>
            <Link to={`#${id}`} replace>
              <Icon name={icon} size={18} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
