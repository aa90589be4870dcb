import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadContacts_lead$key } from '../../relay/__generated__/LeadContacts_lead.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Card } from '../../ui/Panels.tsx';
import { usePendingAnswer } from '../leads/answers/useLeadAnswers.ts';
import { ContactMethod } from './ContactMethod.tsx';
import styles from './LeadContacts.module.css';

/** Contact details of an accepted lead; before acceptance, a hint about when they appear (STA-09, SCR-18). */
export function LeadContacts({ lead }: { lead: LeadContacts_lead$key }) {
  const { t } = useTranslation('lead');
  const { id, status, contactMethods, chat } = useFragment(
    graphql`
      fragment LeadContacts_lead on Lead @throwOnFieldError {
        id
        status
        contactMethods {
          type
          value
        }
        chat @catch(to: NULL) {
          uuid
        }
      }
    `,
    lead,
  );
  const pending = usePendingAnswer(id);
  const isActive = status === 'ACTIVE';
  // An answer that waits for the network has a banner instead.
  if (isActive ? pending?.state === 'sending' : status !== 'ACCEPTED') return null;
  // Contact details are only available once the gateway has confirmed the acceptance.
  if (isActive || pending) {
    return (
      <p className={styles.locked}>
        <Icon name="lock" size={16} />
        {t(($) => $.contacts[isActive ? 'afterAccept' : 'afterAnswer'])}
      </p>
    );
  }
  return (
    <Card title={t(($) => $.contacts.title)}>
      {contactMethods.length > 0 ? (
        <ul role="list" className={styles.contacts}>
          {contactMethods.map(({ type, value }) => (
            <ContactMethod
              key={`${type} ${value}`}
              type={type ?? 'OTHER'}
              value={value}
              chatUuid={chat?.uuid ?? null}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.hint}>{t(($) => $.contacts.none)}</p>
      )}
    </Card>
  );
}
