import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import type { AgencyCard_agency$key } from '../../relay/__generated__/AgencyCard_agency.graphql.ts';
import { useImpression } from '../../site/usePageEvents.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { oneDecimal } from '../agency/oneDecimal.ts';
import { CardFacts } from './CardFacts.tsx';
import { CardLogo } from './CardLogo.tsx';
import { CardServices } from './CardServices.tsx';
import styles from './AgencyCard.module.css';

/** Cards that are seen without scrolling on most screens: their logos load at once. */
const ABOVE_THE_FOLD = 4;

/** An agency in the list (DIR-09). Its name is the link; the whole card takes clicks for it. */
export function AgencyCard({ agency, index }: { agency: AgencyCard_agency$key; index: number }) {
  const { t, i18n } = useTranslation('directory');
  const { number } = useFormat();
  const data = useFragment(
    graphql`
      fragment AgencyCard_agency on Agency @throwOnFieldError {
        alias
        name
        tagline
        shortDescription
        textLanguage
        semrushExpert
        rating
        reviewCount
        ...CardLogo_agency
        ...CardServices_agency
        ...CardFacts_agency
      }
    `,
    agency,
  );
  const { alias, name, tagline, shortDescription, textLanguage, semrushExpert, rating, reviewCount } = data;
  const seen = useImpression(alias);
  // Texts of agencies stay in their own language, which screen readers must know (WCAG 3.1.2).
  const lang = textLanguage === i18n.language ? undefined : textLanguage;
  return (
    <li ref={seen} className={styles.card}>
      <CardLogo
        agency={data}
        className={styles.logo}
        loading={index < ABOVE_THE_FOLD ? 'eager' : 'lazy'}
        isFirst={index === 0}
      />
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={`/agencies/${encodeURIComponent(alias)}`} className={styles.link} translate="no">
            {name}
          </Link>
        </h2>
        {semrushExpert && (
          <Chip tone="accent" icon="success">
            {t(($) => $.card.expert)}
          </Chip>
        )}
        <p className={styles.rating}>
          {rating === null || rating === undefined ? (
            <span className={styles.muted}>{t(($) => $.card.noReviews)}</span>
          ) : (
            <>
              <span className={styles.star}>
                <Icon name="star" size={16} />
              </span>
              <strong aria-hidden="true">{number(oneDecimal(rating))}</strong>
              <span className="visually-hidden">{t(($) => $.card.rating, { rating: number(oneDecimal(rating)) })}</span>
              <span className={styles.muted}>
                {t(($) => $.card.reviews, { count: reviewCount, number: number(reviewCount) })}
              </span>
            </>
          )}
        </p>
      </div>
      <div className={styles.body}>
        {tagline && (
          <p className={styles.tagline} lang={lang}>
            {tagline}
          </p>
        )}
        {shortDescription && (
          <p className={styles.description} lang={lang}>
            {shortDescription}
          </p>
        )}
        <CardServices agency={data} />
      </div>
      <CardFacts agency={data} className={styles.facts} />
    </li>
  );
}
