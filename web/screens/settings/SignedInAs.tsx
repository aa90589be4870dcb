import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import type { SignedInAs_viewer$key } from '../../relay/__generated__/SignedInAs_viewer.graphql.ts';
import styles from './SettingsScreen.module.css';

/** The signed-in user and their roles. */
export function SignedInAs({ viewer }: { viewer: SignedInAs_viewer$key }) {
  const { t } = useTranslation('settings');
  const { t: tPlan } = useTranslation('planSummary');
  const { list } = useFormat();
  const { account } = useFragment(
    graphql`
      fragment SignedInAs_viewer on Viewer @throwOnFieldError {
        account {
          user {
            email
            roles
          }
        }
      }
    `,
    viewer,
  );
  const { email, roles } = account.user;
  return (
    <p className={styles.signedIn}>
      {tPlan(($) => $.signedInAs, { email, roles: list(roles.map((role) => t(($) => $.account.role[role]))) })}
    </p>
  );
}
