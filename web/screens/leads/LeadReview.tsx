import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadReview_lead$key } from '../../relay/__generated__/LeadReview_lead.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import styles from './LeadReview.module.css';

const ICONS = {
  CREATED: 'send',
  PENDING: 'clock',
  COMPLETED: 'star',
  REJECTED: 'ban',
  UNSUCCESSFUL: 'close',
} as const satisfies Record<string, IconName>;

/** Status of the lead's review, if one was requested (STA-11). */
export function LeadReview({ lead }: { lead: LeadReview_lead$key }) {
  const { t } = useTranslation('leads');
  const { reviewStatus } = useFragment(
    graphql`
      fragment LeadReview_lead on Lead @throwOnFieldError {
        reviewStatus
      }
    `,
    lead,
  );
  if (!reviewStatus) return null;
  return (
    <span className={styles.review}>
      <Icon name={ICONS[reviewStatus]} size={14} />
      {t(($) => $.review[reviewStatus])}
    </span>
  );
}
