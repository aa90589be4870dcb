import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTier } from '../../app/access/useTier.ts';
import type { AccountCard_viewer$key } from '../../relay/__generated__/AccountCard_viewer.graphql.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './AccountCard.module.css';

/** The signed-in account and its tier (ENT-57). */
export function AccountCard({ viewer }: { viewer: AccountCard_viewer$key }) {
  const { t } = useTranslation('settings');
  const { t: tCommon } = useTranslation('common');
  const { account } = useFragment(
    graphql`
      fragment AccountCard_viewer on Viewer @throwOnFieldError {
        account {
          timeZone
          user {
            email
            roles
          }
          subscription {
            ...useTier_subscription
          }
        }
      }
    `,
    viewer,
  );
  const tier = useTier(account.subscription);
  return (
    <SettingsSection title={t(($) => $.account.title)}>
      <dl className={styles.facts}>
        <div>
          <dt>{t(($) => $.account.email)}</dt>
          <dd>{account.user.email}</dd>
        </div>
        <div>
          <dt>{t(($) => $.account.tier)}</dt>
          <dd>{tCommon(($) => $.tier[tier])}</dd>
        </div>
        <div>
          <dt>{t(($) => $.account.roles)}</dt>
          <dd>{account.user.roles.map((role) => t(($) => $.account.role[role])).join(', ')}</dd>
        </div>
        <div>
          <dt>{t(($) => $.account.timeZone)}</dt>
          <dd>{account.timeZone}</dd>
        </div>
      </dl>
    </SettingsSection>
  );
}
