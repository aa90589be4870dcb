import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileSection } from '../../../../domain/profile/profile.ts';
import styles from './FormSection.module.css';

/** Id of a section in the page, for links to it. */
export function sectionId(section: ProfileSection): string {
  return `section-${section}`;
}

/** A section of the form: its heading, a sentence, its fields. */
export function FormSection({ section, children }: { section: ProfileSection; children: ReactNode }) {
  const { t } = useTranslation('profile');
  const id = sectionId(section);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {t(($) => $.section[section])}
        </h2>
        <p className={styles.intro}>{t(($) => $.intro[section])}</p>
      </header>
      {children}
    </section>
  );
}
