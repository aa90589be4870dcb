import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import styles from './ScoreParts.module.css';

const SCORE_MAX = 5;
const SCORE_STORIES = 3;

/** What the score looks at; the exams are two of its parts (CON-29). */
export function ScoreParts() {
  const { t } = useTranslation('academy');
  return (
    <Section tone="raised" title={t(($) => $.score.title)} intro={t(($) => $.score.text, { max: SCORE_MAX })}>
      <ul className={styles.parts}>
        <li>
          <strong>{t(($) => $.score.toolkit)}</strong>
        </li>
        <li>
          <strong>{t(($) => $.score.agency)}</strong>
        </li>
        <li>{t(($) => $.score.project)}</li>
        <li>{t(($) => $.score.description)}</li>
        <li>{t(($) => $.score.stories, { count: SCORE_STORIES })}</li>
      </ul>
    </Section>
  );
}
