import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileSection } from '../../../../domain/profile/profile.ts';
import styles from './FormSection.module.css';

/** Ids of the sections in the page, for links to them (`/profile#email-settings`). */
export const SECTION_IDS: Readonly<Record<ProfileSection, string>> = {
  about: 'about',
  expertise: 'expertise',
  clientProfile: 'client-profile',
  contacts: 'contacts',
  emailSettings: 'email-settings',
};

/** A section of the form: its heading, a sentence, its fields. */
export function FormSection({ section, children }: { section: ProfileSection; children: ReactNode }) {
  const { t } = useTranslation('profile');
  const id = SECTION_IDS[section];
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header data-path={id}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {t(($) => $.section[section])}
        </h2>
        <p className={styles.intro}>{t(($) => $.intro[section])}</p>
      </header>
      {children}
    </section>
  );
}
