import { useTranslation } from 'react-i18next';
import { useSite } from '../../../site/site.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Exam } from './exams.ts';
import styles from './ExamCard.module.css';

/** An exam's topics and a link to take it: the academy's page, or an email if none is configured. */
export function ExamCard({ exam }: { exam: Exam }) {
  const { t } = useTranslation('academy');
  const { academyUrl, contactEmail } = useSite();
  const title = t(($) => $.exams[exam].title);
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      <p>{t(($) => $.exams[exam].text)}</p>
      <ul role="list">
        {(['one', 'two', 'three'] as const).map((topic) => (
          <li key={topic}>
            <Icon name="check" size={18} />
            <span>{t(($) => $.exams[exam][topic])}</span>
          </li>
        ))}
      </ul>
      {academyUrl === null ? (
        <ButtonAnchor icon="mail" href={`mailto:${contactEmail}?subject=${encodeURIComponent(title)}`}>
          {t(($) => $.exams.ask)}
          <span className="visually-hidden">{` ${title}`}</span>
        </ButtonAnchor>
      ) : (
        <ButtonAnchor icon="external" href={examHref(academyUrl, exam)}>
          {t(($) => $.exams.open)}
          <span className="visually-hidden">{` ${title}`}</span>
        </ButtonAnchor>
      )}
    </li>
  );
}

function examHref(academyUrl: string, exam: Exam): string {
  const url = new URL(academyUrl);
  url.searchParams.set('exam', exam);
  return url.href;
}
