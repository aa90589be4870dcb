import { useTranslation } from 'react-i18next';
import { More } from './More.tsx';
import { paragraphsOf } from './paragraphs.ts';
import styles from './ProjectTexts.module.css';

/** Challenge and solution are folded above this length, in characters. */
const SHOWN_MAX = 500;

/** A project's results, then its challenge and solution. Long ones are folded, also without JavaScript. */
export function ProjectTexts({
  challenge,
  solution,
  result,
  lang,
  more,
  subject,
  isQuote = false,
}: {
  challenge: string;
  solution: string;
  result: string;
  /** BCP 47 tag of the texts; the page's language if unknown. */
  lang?: string;
  /** Label of the button that shows them. */
  more: string;
  /** What they are about; added to `more` for screen readers. */
  subject: string;
  /** For a client's review: shows the result only and folds the rest, however short. */
  isQuote?: boolean;
}) {
  const { t } = useTranslation('agency');
  const told = (text: string): boolean => text.trim() !== '';
  const others = [
    [t(($) => $.stories.challenge), challenge] as const,
    [t(($) => $.stories.solution), solution] as const,
  ].filter(([, text]) => told(text));
  const rest = others.length > 0 && (
    <dl className={styles.others}>
      {others.map(([name, text]) => (
        <Text key={name} name={name} text={text} lang={lang} />
      ))}
    </dl>
  );
  const isLong = challenge.length + solution.length > SHOWN_MAX;
  return (
    <div className={styles.texts}>
      {told(result) &&
        (isQuote ? (
          <blockquote className={styles.quote}>
            <Paragraphs text={result} />
          </blockquote>
        ) : (
          <dl className={styles.result}>
            <Text name={t(($) => $.stories.result)} text={result} lang={lang} />
          </dl>
        ))}
      {rest && (isQuote || isLong) ? (
        <More label={more} subject={subject}>
          {rest}
        </More>
      ) : (
        rest
      )}
    </div>
  );
}

function Text({ name, text, lang }: { name: string; text: string; lang: string | undefined }) {
  return (
    <div className={styles.text}>
      <dt>{name}</dt>
      <dd lang={lang}>
        <Paragraphs text={text} />
      </dd>
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
