import { useTranslation } from 'react-i18next';
import { SCORE_MAX, SCORE_STORIES, SCORE_WEIGHTS } from '../../../../domain/score.ts';
import type { ScorePart } from '../../../../domain/score.ts';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Section } from '../../../ui/Section.tsx';
import styles from './ScoreParts.module.css';

/** Exams first, because this page is about them. */
const PARTS = ['toolkitExam', 'agenciesExam', 'successStories', 'description', 'project', 'siteAudit'] as const;
const GREATEST = Math.max(...Object.values(SCORE_WEIGHTS));

function isExam(part: ScorePart): boolean {
  return part === 'toolkitExam' || part === 'agenciesExam';
}

/** The parts of the agency score; two of them are the exams (CON-29, O-41). */
export function ScoreParts() {
  const { t } = useTranslation('academy');
  const format = useFormat();
  return (
    <Section
      isBeside
      tone="raised"
      title={t(($) => $.score.title)}
      intro={<FormattedValue>{t(($) => $.score.text, { max: format.number(SCORE_MAX) })}</FormattedValue>}
    >
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.score.part)}</th>
            <th scope="col" className={styles.weight}>
              {t(($) => $.score.most)}
            </th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part} className={classNames(isExam(part) && styles.exam)}>
              <th scope="row">
                {part === 'successStories'
                  ? t(($) => $.score.stories, { count: SCORE_STORIES })
                  : t(($) => $.score.parts[part])}
                <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round((SCORE_WEIGHTS[part] / GREATEST) * 100)} height="1" />
                </svg>
              </th>
              <td className={styles.weight}>
                <FormattedValue>{format.number(SCORE_WEIGHTS[part])}</FormattedValue>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
