import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import type { ReviewableLead_lead$key } from '../../relay/__generated__/ReviewableLead_lead.graphql.ts';
import { Chip } from '../../ui/Chip.tsx';
import styles from './Review.module.css';

/** A lead to select; leads with a draft are marked (ENT-41, STA-50). */
export function ReviewableLead({
  lead,
  hasText,
  onChoose,
}: {
  lead: ReviewableLead_lead$key;
  /** Whether the text of its review is kept in this browser. */
  hasText: boolean;
  onChoose: (leadId: string) => void;
}) {
  const { t } = useTranslation('reviews');
  const { date } = useFormat();
  const { leadId, name, company, domain, answeredAt, reviewStatus } = useFragment(
    graphql`
      fragment ReviewableLead_lead on ReviewableLead @throwOnFieldError {
        leadId
        name
        company
        domain
        answeredAt
        reviewStatus
      }
    `,
    lead,
  );
  return (
    <button type="button" className={styles.lead} onClick={() => onChoose(leadId)}>
      <strong>{name}</strong>
      {(company ?? domain) && <span>{company ?? domain}</span>}
      <span className={styles.small}>{t(($) => $.choose.accepted, { date: date(answeredAt) })}</span>
      {(hasText || reviewStatus === 'CREATED') && <Chip icon="document">{t(($) => $.choose.draft)}</Chip>}
    </button>
  );
}
