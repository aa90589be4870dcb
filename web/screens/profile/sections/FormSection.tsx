import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileSection } from '../../../../domain/profile/profile.ts';
import styles from './FormSection.module.css';

/** Section ids for links (`/profile#email-settings`). */
export const SECTION_IDS: Readonly<Record<ProfileSection, string>> = {
  about: 'about',
  expertise: 'expertise',
  clientProfile: 'client-profile',
  contacts: 'contacts',
  emailSettings: 'email-settings',
};

/** A form section: heading, introduction and fields. */
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
