import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadAnswer_lead$key } from '../../relay/__generated__/LeadAnswer_lead.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useAcceptLead } from './useAcceptLead.ts';
import styles from './LeadAnswer.module.css';

/** Accept and Decline buttons, shown only for an active lead (STA-05, STA-06). */
export function LeadAnswer({ lead, size = 'normal' }: { lead: LeadAnswer_lead$key; size?: 'normal' | 'small' }) {
  const { t } = useTranslation('leads');
  const { id, name, status } = useFragment(
    graphql`
      fragment LeadAnswer_lead on Lead @throwOnFieldError {
        id
        name
        status
      }
    `,
    lead,
  );
  const [accept, isAccepting] = useAcceptLead();
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      {/* Kept while the answer is on its way: the focus is on them, or comes back to them from the dialog. */}
      {(status === 'ACTIVE' || isAccepting || isDeclining) && (
        <span className={styles.answer}>
          <Button
            look="primary"
            size={size}
            className={size === 'small' ? styles.accept : undefined}
            pending={isAccepting}
            onClick={() => void accept(id)}
            aria-label={t(($) => $.acceptName, { name })}
          >
            {t(($) => $.accept)}
          </Button>
          <Button
            size={size}
            className={size === 'small' ? styles.decline : undefined}
            disabled={isAccepting}
            onClick={() => setDeclining(true)}
            aria-label={t(($) => $.declineName, { name })}
          >
            {t(($) => $.decline.open)}
          </Button>
        </span>
      )}
      {isDeclining && <DeclineDialog leadId={id} name={name} onClose={() => setDeclining(false)} />}
    </>
  );
}
