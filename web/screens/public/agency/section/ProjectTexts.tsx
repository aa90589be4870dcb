import { useTranslation } from 'react-i18next';
import { More } from './More.tsx';
import { paragraphsOf } from './paragraphs.ts';
import styles from './ProjectTexts.module.css';

/** Texts longer than this in all show their beginning, the rest opens below. In characters. */
const SHOWN_MAX = 700;

/** What was needed, done and achieved in a project. Long ones open on demand, without JavaScript too. */
export function ProjectTexts({
  challenge,
  solution,
  result,
  lang,
  more,
  subject,
}: {
  challenge: string;
  solution: string;
  result: string;
  /** BCP 47 of the texts; the page's language when it is not known. */
  lang?: string;
  /** What opens a long one. */
  more: string;
  /** What it is about, told to screen readers behind `more`. */
  subject: string;
}) {
  const { t } = useTranslation('agency');
  const texts = [
    [t(($) => $.stories.challenge), challenge],
    [t(($) => $.stories.solution), solution],
    [t(($) => $.stories.result), result],
  ].filter((part): part is [string, string] => part[1] !== undefined && part[1].trim() !== '');
  const isLong = texts.reduce((sum, [, text]) => sum + text.length, 0) > SHOWN_MAX;
  const [first, ...rest] = texts;
  if (!first) return null;
  // A first text that is long by itself opens with the others.
  const shown = !isLong ? texts : first[1].length <= SHOWN_MAX ? [first] : [];
  const hidden = !isLong ? [] : shown.length > 0 ? rest : texts;
  return (
    <>
      {shown.length > 0 && <Texts texts={shown} lang={lang} />}
      {hidden.length > 0 && (
        <More label={more} subject={subject}>
          <Texts texts={hidden} lang={lang} />
        </More>
      )}
    </>
  );
}

function Texts({ texts, lang }: { texts: readonly [string, string][]; lang: string | undefined }) {
  return (
    <dl className={styles.texts}>
      {texts.map(([name, text]) => (
        <div key={name} className={styles.text}>
          <dt>{name}</dt>
          <dd lang={lang}>
            {paragraphsOf(text).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
