import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadRequest_lead$key } from '../../relay/__generated__/LeadRequest_lead.graphql.ts';
import { textAfterTitle } from './textAfterTitle.ts';
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
  const body = textAfterTitle(title, text);
  return (
    <section aria-label={t(($) => $.request[type ?? 'BRIEF'])} className={styles.request} lang={language ?? undefined}>
      <h2 dir="auto">{title}</h2>
      {body !== '' && (
        <p className={styles.text} dir="auto">
          {body}
        </p>
      )}
    </section>
  );
}
