import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../site/site.ts';
import { usePageHead } from '../../../site/usePageHead.ts';
import { LAST_CHANGED, taxesHead } from './taxesHead.ts';
import { useTaxChapters } from './taxChapters.ts';
import styles from './TaxesScreen.module.css';

/** The tax article, localized (RTE-14). */
export function TaxesScreen() {
  const { t } = useTranslation('taxes');
  const { t: tCommon } = useTranslation('common');
  const { contactEmail, locale } = useSite();
  const chapters = useTaxChapters();
  usePageHead(
    taxesHead(
      t,
      tCommon(($) => $.productName),
      locale,
    ),
  );
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header>
          <h1 tabIndex={-1}>{t(($) => $.title)}</h1>
          <p className={styles.changed}>
            <time dateTime={LAST_CHANGED}>{t(($) => $.updated)}</time>
          </p>
          <p className={styles.intro}>{t(($) => $.intro)}</p>
        </header>
        <nav className={styles.contents} aria-label={t(($) => $.contents)}>
          <h2>{t(($) => $.contents)}</h2>
          <ol>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {chapters.map(({ id, title, paragraphs }) => (
          <section key={id} aria-labelledby={id} className={styles.chapter}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {id === 'ask' && (
              <p className={styles.links}>
                <a href={`mailto:${contactEmail}`}>{t(($) => $.ask.mail, { email: contactEmail })}</a>
                <Link to="/get-started">{t(($) => $.ask.plans)}</Link>
              </p>
            )}
          </section>
        ))}
      </article>
    </div>
  );
}
