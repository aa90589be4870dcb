import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadPanelContacts_methods$key } from '../../../relay/__generated__/LeadPanelContacts_methods.graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ContactValue } from '../cards/ContactValue.tsx';
import styles from './LeadPanel.module.css';

const KINDS = {
  EMAIL: { name: 'email', icon: 'mail' },
  PHONE: { name: 'phone', icon: 'phone' },
  WHATSAPP: { name: 'whatsapp', icon: 'whatsapp' },
  OTHER: { name: 'other', icon: 'info' },
} as const;

/** Contact methods other than this chat, each labeled for screen readers. */
export function LeadPanelContacts({ methods: methodsKey }: { methods: LeadPanelContacts_methods$key }) {
  const { t } = useTranslation('messages');
  const methods = useFragment(
    graphql`
      fragment LeadPanelContacts_methods on ContactMethod @relay(plural: true) @throwOnFieldError {
        type
        value
      }
    `,
    methodsKey,
  );
  const others = methods.flatMap(({ type, value }) =>
    type === 'CHAT' ? [] : [{ type: type ?? ('OTHER' as const), value }],
  );
  if (others.length === 0) return <p className={styles.muted}>{t(($) => $.lead.noContacts)}</p>;
  return (
    <ul role="list" className={styles.contacts}>
      {others.map(({ type, value }) => (
        <li key={`${type} ${value}`}>
          <Icon name={KINDS[type].icon} size={18} />
          <span className="visually-hidden">{t(($) => $.field[KINDS[type].name])}</span>
          {type === 'OTHER' ? <span>{value}</span> : <ContactValue type={type} value={value} />}
        </li>
      ))}
    </ul>
  );
}
