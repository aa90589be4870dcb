import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { ReviewCard_review$key } from '../../../../relay/__generated__/ReviewCard_review.graphql.ts';
import { ProjectTexts } from '../section/ProjectTexts.tsx';
import { Stars } from '../rating/Stars.tsx';
import { useRangeTexts } from '../../../../i18n/useRangeTexts.ts';
import styles from './ReviewCard.module.css';

/** A review: rating, author, project facts and text. */
export function ReviewCard({ review }: { review: ReviewCard_review$key }) {
  const { t } = useTranslation('agency');
  const { t: tSite } = useTranslation('site');
  const format = useFormat();
  const ranges = useRangeTexts();
  const data = useFragment(
    graphql`
      fragment ReviewCard_review on PublishedReview @throwOnFieldError {
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
        challenge
        solution
        result
        publishedAt
      }
    `,
    review,
  );
  const { author, company, rating, services, budget, projectDuration, challenge, solution, result, publishedAt } = data;
  const facts = [
    services.length > 0 && format.list(services.map(({ name }) => name)),
    budget && tSite(($) => $.project.budget, { budget: ranges.budget(budget.from, budget.to) }),
    projectDuration && ranges.duration(projectDuration.from, projectDuration.to),
  ].filter((fact) => typeof fact === 'string');
  return (
    <article className={styles.review}>
      <header className={styles.header}>
        <h3>
          {author}
          {company && <span className={styles.company}>{company}</span>}
        </h3>
        <p className={styles.rating}>
          <Stars rating={rating} />
          <FormattedValue>{t(($) => $.rating, { rating: format.number(rating) })}</FormattedValue>
          <time dateTime={publishedAt}>
            <FormattedValue>{format.month(publishedAt)}</FormattedValue>
          </time>
        </p>
      </header>
      {facts.length > 0 && (
        <ul role="list" className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <FormattedValue>{fact}</FormattedValue>
            </li>
          ))}
        </ul>
      )}
      <ProjectTexts
        challenge={challenge}
        solution={solution}
        result={result}
        more={t(($) => $.reviews.more)}
        subject={author}
        isQuote
      />
    </article>
  );
}
