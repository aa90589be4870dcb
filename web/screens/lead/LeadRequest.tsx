import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadRequest_lead$key } from '../../relay/__generated__/LeadRequest_lead.graphql.ts';
import { Card } from '../../ui/Panels.tsx';
import styles from './LeadRequest.module.css';

/** The brief in the lead's own words and language. */
export function LeadRequest({ lead }: { lead: LeadRequest_lead$key }) {
  const { t } = useTranslation('lead');
  const { type, title, text, language } = useFragment(
    graphql`
      fragment LeadRequest_lead on Lead @throwOnFieldError {
        type
        title
        text
        language
      }
    `,
    lead,
  );
  return (
    <Card title={t(($) => $.request[type ?? 'BRIEF'])}>
      <div className={styles.request} lang={language ?? undefined}>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </Card>
  );
}
