import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { AgencyCard_agency$key } from '../../../../relay/__generated__/AgencyCard_agency.graphql.ts';
import { useImpression } from '../../../../site/usePageEvents.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { agencyHref } from '../reasons/agencyHref.ts';
import type { MatchedAgency, SearchedPlace } from '../reasons/matchReasons.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import type { ResultsState } from '../address/resultsState.ts';
import { CardFacts } from './CardFacts.tsx';
import { CardLogo } from './CardLogo.tsx';
import { CardReasons } from './CardReasons.tsx';
import { CardStory } from './CardStory.tsx';
import { CardServices } from './CardServices.tsx';
import styles from './AgencyCard.module.css';

interface CardParts {
  readonly agency: AgencyCard_agency$key;
  /** Loading priority of the logo; the first one on a page loads before everything else. */
  readonly logo: 'first' | 'soon' | 'lazy';
  /** The search that found it. */
  readonly search: DirectorySearch;
  /** Address of the list, for the way back. */
  readonly results?: string;
  /** Places in the search. */
  readonly places: readonly SearchedPlace[];
  /** Whether it has an office in those places or only serves them. */
  readonly presence: MatchedAgency['presence'];
}

/** An agency in the list (DIR-09). The name is a link that covers the card; "Send brief" links straight to the form. */
export function AgencyCard({ agency, logo, search, results, places, presence }: CardParts) {
  const { t, i18n } = useTranslation('directory');
  const { rating: ratingText } = useFormat();
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
        highlight {
          pictureUrl
          ...CardStory_story
        }
        ...CardLogo_agency
        ...CardReasons_agency
        ...CardServices_agency
        ...CardFacts_agency
      }
    `,
    agency,
  );
  const href = agencyHref(data.alias, search);
  const state = results === undefined ? undefined : ({ results } satisfies ResultsState);
  const seen = useImpression(data.alias);
  const { name, tagline, shortDescription, textLanguage, semrushExpert, rating, reviewCount, highlight } = data;
  // Agency texts keep their own language, declared for screen readers (WCAG 3.1.2).
  const lang = textLanguage === i18n.language ? undefined : textLanguage;
  return (
    <li ref={seen} className={styles.card} data-pictured={highlight?.pictureUrl ? '' : undefined}>
      {highlight?.pictureUrl && (
        // Decorative, because it is next to the story it belongs to.
        <img
          src={highlight.pictureUrl}
          alt=""
          width={640}
          height={400}
          loading={logo === 'lazy' ? 'lazy' : 'eager'}
          decoding="async"
          className={styles.picture}
        />
      )}
      <CardLogo
        agency={data}
        className={styles.logo}
        loading={logo === 'lazy' ? 'lazy' : 'eager'}
        isFirst={logo === 'first'}
      />
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={href} state={state} className={styles.link} translate="no">
            {name}
          </Link>
        </h2>
        {semrushExpert && (
          <Chip tone="info" icon="success">
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
              <strong aria-hidden="true">
                <FormattedValue>{ratingText(rating)}</FormattedValue>
              </strong>
              <FormattedValue className="visually-hidden">
                {t(($) => $.card.rating, { rating: ratingText(rating) })}
              </FormattedValue>
              <FormattedValue className={styles.muted}>
                {t(($) => $.card.reviews, { count: reviewCount })}
              </FormattedValue>
            </>
          )}
        </p>
      </div>
      <div className={styles.body}>
        <CardReasons agency={data} search={search} places={places} presence={presence} />
        {tagline && (
          <p className={styles.tagline} lang={lang}>
            {tagline}
          </p>
        )}
        {highlight ? (
          <CardStory story={highlight} className={styles.description} lang={lang} />
        ) : (
          shortDescription && (
            <p className={styles.description} lang={lang}>
              {shortDescription}
            </p>
          )
        )}
        <CardServices agency={data} asked={search.services} />
      </div>
      <div className={styles.foot}>
        <CardFacts agency={data} />
        <ButtonLink
          to={`${href}#brief`}
          state={state}
          className={styles.brief}
          aria-label={t(($) => $.card.sendBriefTo, { name })}
        >
          {t(($) => $.card.sendBrief)}
        </ButtonLink>
      </div>
    </li>
  );
}
