import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './LeadContents.module.css';

const PARTS = [
  ['budget', 'deal'],
  ['services', 'leads'],
  ['text', 'document'],
  ['website', 'globe'],
  ['time', 'clock'],
  ['contact', 'user'],
] as const;

/** What a lead contains, before and after it is accepted. */
export function LeadContents() {
  const { t } = useTranslation('leadGeneration');
  return (
    <Section tone="raised" title={t(($) => $.holds.title)} intro={t(($) => $.holds.intro)}>
      <ul role="list" className={styles.parts}>
        {PARTS.map(([key, icon]) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{t(($) => $.holds[key])}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
