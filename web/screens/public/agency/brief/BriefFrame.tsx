import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAD_DEADLINE_DAYS } from '../../../../../domain/leads.ts';
import { Part } from '../section/Part.tsx';
import styles from './BriefFrame.module.css';

/** Section of an agency's page around the form, with the next steps after sending. `name`: the agency's. */
export function BriefFrame({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('agency');
  const days = LEAD_DEADLINE_DAYS;
  return (
    <Part id="brief" title={t(($) => $.brief.title, { name })} hint={t(($) => $.brief.intro, { name })}>
      <div className={styles.columns}>
        {children}
        <aside className={styles.steps} aria-label={t(($) => $.brief.steps.title)}>
          <h3>{t(($) => $.brief.steps.title)}</h3>
          <ol>
            <li>{t(($) => $.brief.steps.write, { name })}</li>
            <li>{t(($) => $.brief.steps.answer, { days })}</li>
            <li>{t(($) => $.brief.steps.contact)}</li>
          </ol>
        </aside>
      </div>
    </Part>
  );
}
