import { useTranslation } from 'react-i18next';
import { LEAD_DEADLINE_DAYS } from '../../../../domain/leads.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import styles from './HowItWorks.module.css';

/** Three steps for clients and three for agencies. */
export function HowItWorks() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t(($) => $.how.title)} tone="raised">
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3>{t(($) => $.how.clients)}</h3>
          <Steps
            level={4}
            steps={[
              {
                key: 'choose',
                title: t(($) => $.how.client.choose.title),
                text: t(($) => $.how.client.choose.text),
              },
              {
                key: 'compare',
                title: t(($) => $.how.client.compare.title),
                text: t(($) => $.how.client.compare.text),
              },
              { key: 'write', title: t(($) => $.how.client.write.title), text: t(($) => $.how.client.write.text) },
            ]}
          />
          <ButtonLink to="/agencies">{t(($) => $.how.find)}</ButtonLink>
        </div>
        <div className={styles.side}>
          <h3>{t(($) => $.how.agencies)}</h3>
          <Steps
            level={4}
            steps={[
              {
                key: 'publish',
                title: t(($) => $.how.agency.publish.title),
                text: t(($) => $.how.agency.publish.text),
              },
              {
                key: 'answer',
                title: t(($) => $.how.agency.answer.title),
                text: t(($) => $.how.agency.answer.text, { count: LEAD_DEADLINE_DAYS }),
              },
              { key: 'prove', title: t(($) => $.how.agency.prove.title), text: t(($) => $.how.agency.prove.text) },
            ]}
          />
          <ButtonLink to="/get-started">{t(($) => $.how.plans)}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
