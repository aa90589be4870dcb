import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useRangeTexts } from '../../../i18n/useRangeTexts.ts';
import type { Quotes_summary$key } from '../../../relay/__generated__/Quotes_summary.graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import { Stars } from '../agency/rating/Stars.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import styles from './Quotes.module.css';

/** What clients say: the newest good reviews, each of a different agency. */
export function Quotes({ summary }: { summary: Quotes_summary$key }) {
  const { t, i18n } = useTranslation('landing');
  const { number, names } = useFormat();
  const ranges = useRangeTexts();
  const { reviews } = useFragment(
    graphql`
      fragment Quotes_summary on DirectorySummary @throwOnFieldError {
        reviews {
          agencyAlias
          agencyName
          author
          company
          rating
          services {
            name
          }
          budget {
            from {
              ...money_money
            }
            to {
              ...money_money
            }
          }
          projectDuration {
            from
            to
          }
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
        {reviews.map(({ agencyAlias, agencyName, author, company, rating, result, textLanguage, ...project }) => (
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
                <ProjectFacts
                  facts={[
                    project.services.length > 0 && names(project.services.map(({ name }) => name)),
                    project.budget && ranges.budget(project.budget.from, project.budget.to),
                    project.projectDuration &&
                      ranges.duration(project.projectDuration.from, project.projectDuration.to),
                  ]}
                />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
