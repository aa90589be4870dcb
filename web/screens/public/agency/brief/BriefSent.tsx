import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAD_DEADLINE_DAYS } from '../../../../../domain/leads.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../../directory/address/directorySearch.ts';
import styles from './BriefSent.module.css';

/** Confirmation with the next steps. `email`: where the reply goes; null after a reload. */
export function BriefSent({ name, email }: { name: string; email: string | null }) {
  const { t } = useTranslation('agency');
  const heading = useRef<HTMLHeadingElement>(null);
  // Takes the focus from the form that it replaces.
  useEffect(() => {
    if (email !== null) heading.current?.focus();
  }, [email]);
  const days = LEAD_DEADLINE_DAYS;
  return (
    <section id="brief" className={styles.sent} aria-labelledby="brief-sent">
      <span className={styles.icon}>
        <Icon name="success" size={32} />
      </span>
      <h2 id="brief-sent" ref={heading} tabIndex={-1}>
        {t(($) => $.brief.sent.title, { name })}
      </h2>
      <ul className={styles.next}>
        <li>
          {email === null
            ? t(($) => $.brief.sent.answerByEmail, { days })
            : t(($) => $.brief.sent.answer, { days, email })}
        </li>
        <li>{t(($) => $.brief.sent.contact)}</li>
        <li>{t(($) => $.brief.sent.more)}</li>
      </ul>
      <ButtonLink to={directoryHref(DEFAULT_DIRECTORY_SEARCH)}>{t(($) => $.brief.sent.action)}</ButtonLink>
    </section>
  );
}
