import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../i18n/format.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { Proof_agency$key } from '../../../relay/__generated__/Proof_agency.graphql.ts';
import type { Proof_review$key } from '../../../relay/__generated__/Proof_review.graphql.ts';
import { Stars } from '../agency/rating/Stars.tsx';
import { useReplyTime } from '../agency/useReplyTime.ts';
import { AgencyMark } from './AgencyMark.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import styles from './Proof.module.css';

/** A real success story, client review and reply time, in place of a picture of the product. */
export function Proof({ agency, review }: { agency: Proof_agency$key; review: Proof_review$key | null }) {
  const { t, i18n } = useTranslation('landing');
  const { t: tSite } = useTranslation('site');
  const { money } = useFormat();
  const replyTime = useReplyTime();
  const { alias, name, logoUrl, textLanguage, replyHours, highlight } = useFragment(
    graphql`
      fragment Proof_agency on Agency @throwOnFieldError {
        alias
        name
        logoUrl
        textLanguage
        replyHours
        highlight {
          name
          result
          budget {
            ...money_money
          }
          duration
          pictureUrl
        }
      }
    `,
    agency,
  );
  const quote = useFragment(
    graphql`
      fragment Proof_review on QuotedReview @throwOnFieldError {
        author
        company
        rating
        result
        textLanguage
      }
    `,
    review,
  );
  const langOf = (tag: string): string | undefined => (tag === i18n.language ? undefined : tag);
  return (
    <div className={styles.proof}>
      <article className={styles.story}>
        {highlight?.pictureUrl && (
          <img
            src={highlight.pictureUrl}
            alt=""
            width={640}
            height={400}
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        )}
        <div className={styles.texts}>
          <p className={styles.who}>
            <AgencyMark name={name} logoUrl={logoUrl} />
            <Link to={`/agencies/${encodeURIComponent(alias)}`} translate="no">
              {name}
            </Link>
          </p>
          <p lang={langOf(textLanguage)}>
            <strong>{highlight?.name}</strong>
          </p>
          <p className={styles.result} lang={langOf(textLanguage)}>
            {highlight?.result}
          </p>
          <ProjectFacts
            facts={[
              highlight?.budget && tSite(($) => $.project.budget, { budget: money(readMoney(highlight.budget)) }),
              typeof highlight?.duration === 'number' && tSite(($) => $.project.months, { count: highlight.duration }),
            ]}
          />
          {typeof replyHours === 'number' && (
            <p className={styles.reply}>{tSite(($) => $.reply.usually, { time: replyTime(replyHours) })}</p>
          )}
        </div>
      </article>
      {quote && (
        <figure className={styles.quote}>
          <Stars rating={quote.rating} />
          <span className="visually-hidden">{t(($) => $.tile.rating, { rating: quote.rating })}</span>
          <blockquote lang={langOf(quote.textLanguage)}>{quote.result}</blockquote>
          <figcaption>{[quote.author, quote.company].filter(Boolean).join(', ')}</figcaption>
        </figure>
      )}
    </div>
  );
}
