import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../site/usePageHead.ts';
import { Hero, Section } from '../../../ui/Section.tsx';
import { ExamCard } from './ExamCard.tsx';
import { ExamState } from './ExamState.tsx';
import { ScoreParts } from './ScoreParts.tsx';
import { EXAMS } from './exams.ts';
import { academyHead } from './academyHead.ts';
import styles from './AcademyScreen.module.css';

/**
 * The two exams for agency partners: topics, whether the reader's agency has passed, and their share of the score
 * (RTE-13).
 */
export function AcademyScreen() {
  const { t } = useTranslation('academy');
  const { t: tCommon } = useTranslation('common');
  usePageHead(
    academyHead(
      t,
      tCommon(($) => $.productName),
    ),
  );
  return (
    <>
      <Hero title={t(($) => $.hero.title)} intro={t(($) => $.hero.intro)} aside={<ExamState />} />
      <Section title={t(($) => $.exams.title)}>
        <ul role="list" className={styles.exams}>
          {EXAMS.map((exam) => (
            <ExamCard key={exam} exam={exam} />
          ))}
        </ul>
      </Section>
      <ScoreParts />
    </>
  );
}
