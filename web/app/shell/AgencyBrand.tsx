import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyBrand_viewer$key } from '../../relay/__generated__/AgencyBrand_viewer.graphql.ts';
import { initialsOf } from '../../ui/Avatar.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './AgencyBrand.module.css';
import { agencyState } from './agencyState.ts';

/** The agency's name and the state of its page. The product's mark and name until the agency has a name. */
export function AgencyBrand({ viewer }: { viewer: AgencyBrand_viewer$key }) {
  const { t } = useTranslation('shell');
  const { t: tCommon } = useTranslation('common');
  const { account } = useFragment(
    graphql`
      fragment AgencyBrand_viewer on Viewer @throwOnFieldError {
        account {
          user {
            agencyName
            agencyStatus
            moderationStatus
            filledDraft
          }
        }
      }
    `,
    viewer,
  );
  const { agencyName: name, agencyStatus, moderationStatus, filledDraft } = account.user;
  const state = agencyState({ agencyStatus, moderationStatus, filledDraft });
  return (
    <div className={styles.brand} title={name ?? undefined}>
      {name ? (
        <>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className={styles.words}>
            <b dir="auto">{name}</b>
            <span data-state={state}>{t(($) => $.agencyState[state])}</span>
          </span>
        </>
      ) : (
        <>
          <Mark />
          <span className={styles.product}>{tCommon(($) => $.productName)}</span>
        </>
      )}
    </div>
  );
}
