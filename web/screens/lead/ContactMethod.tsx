import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import type { ContactMethodType } from '../../relay/__generated__/LeadContacts_lead.graphql.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactHref } from './contactHref.ts';
import { useCopyNotice } from './useCopyNotice.ts';
import styles from './ContactMethod.module.css';

const ICONS = { EMAIL: 'mail', PHONE: 'phone', WHATSAPP: 'whatsapp', CHAT: 'messages', OTHER: 'info' } as const;

/** A contact method, as a link where possible, with a copy button (STA-09). */
export function ContactMethod({
  type,
  value,
  chatUuid,
}: {
  type: ContactMethodType;
  value: string;
  chatUuid: string | null;
}) {
  const { t } = useTranslation('lead');
  const copy = useCopyNotice();
  const href = contactHref(type, value);
  // Long addresses wrap after the @ instead of within a word.
  const breakAt = value.indexOf('@') + 1;
  if (type === 'CHAT') {
    return (
      <li className={styles.method}>
        <Icon name={ICONS.CHAT} />
        <span className={styles.text}>
          <span className={styles.label}>{t(($) => $.contacts.type.CHAT)}</span>
          {chatUuid === null ? (
            <span>{t(($) => $.contacts.inChat)}</span>
          ) : (
            <Link to={paths.chat(chatUuid)}>{t(($) => $.contacts.openChat)}</Link>
          )}
        </span>
      </li>
    );
  }
  return (
    <li className={styles.method}>
      <Icon name={ICONS[type]} />
      <span className={styles.text}>
        <span className={styles.label}>{t(($) => $.contacts.type[type])}</span>
        {href === null ? (
          <span>{value}</span>
        ) : (
          <a href={href} {...(type === 'WHATSAPP' && { target: '_blank', rel: 'noopener noreferrer' })}>
            {value.slice(0, breakAt)}
            <wbr />
            {value.slice(breakAt)}
          </a>
        )}
      </span>
      <IconButton icon="copy" label={t(($) => $.contacts.copy, { value })} onClick={() => void copy(value)} />
    </li>
  );
}
