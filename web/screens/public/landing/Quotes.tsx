import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { Quotes_summary$key } from '../../../relay/__generated__/Quotes_summary.graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import { Stars } from '../agency/rating/Stars.tsx';
import styles from './Quotes.module.css';

/** What clients say: the newest good reviews, each of a different agency. */
export function Quotes({ summary }: { summary: Quotes_summary$key }) {
  const { t, i18n } = useTranslation('landing');
  const { number } = useFormat();
  const { reviews } = useFragment(
    graphql`
      fragment Quotes_summary on DirectorySummary @throwOnFieldError {
        reviews {
          agencyAlias
          agencyName
          author
          company
          rating
          result
          textLanguage
        }
      }
    `,
    summary,
  );
  if (reviews.length === 0) return null;
  return (
    <Section title={t(($) => $.quotes.title)} intro={t(($) => $.quotes.intro)}>
      <ul role="list" className={styles.quotes}>
        {reviews.map(({ agencyAlias, agencyName, author, company, rating, result, textLanguage }) => (
          <li key={agencyAlias}>
            <figure className={styles.quote}>
              <p>
                <Stars rating={rating} />
                <FormattedValue className="visually-hidden">
                  {t(($) => $.tile.rating, { rating: number(rating) })}
                </FormattedValue>
              </p>
              <blockquote lang={textLanguage === i18n.language ? undefined : textLanguage}>{result}</blockquote>
              <figcaption>
                <b>{author}</b>
                {company && `, ${company}`}
                <br />
                {t(($) => $.quotes.about)}{' '}
                <Link to={`/agencies/${encodeURIComponent(agencyAlias)}`} translate="no">
                  {agencyName}
                </Link>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
