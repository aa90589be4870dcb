import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { AgencyTile_agency$key } from '../../../relay/__generated__/AgencyTile_agency.graphql.ts';
import { useImpression } from '../../../site/usePageEvents.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AgencyMark } from './AgencyMark.tsx';
import styles from './AgencyTile.module.css';
import tile from './TileLink.module.css';

/** A short agency card that links to its page. Impressions count as in the directory (DIR-12). */
export function AgencyTile({
  agency,
  isFirst,
}: {
  agency: AgencyTile_agency$key;
  /** Loads the picture at once, because on a phone it is the largest part of what is seen first. */
  isFirst: boolean;
}) {
  const { t, i18n } = useTranslation('landing');
  const format = useFormat();
  const { alias, name, logoUrl, tagline, textLanguage, cities, rating, reviewCount, score, semrushExpert, highlight } =
    useFragment(
      graphql`
        fragment AgencyTile_agency on Agency @throwOnFieldError {
          alias
          name
          logoUrl
          tagline
          textLanguage
          semrushExpert
          cities {
            name
            country
          }
          rating
          reviewCount
          score
          highlight {
            result
            pictureUrl
          }
        }
      `,
      agency,
    );
  const seen = useImpression(alias);
  const [city] = cities;
  // What it has achieved says more than what it says about itself.
  const text = highlight?.result ?? tagline;
  const told = (value: number) => format.rating(value);
  return (
    <li ref={seen} className={styles.tile}>
      {highlight?.pictureUrl && (
        <img
          src={highlight.pictureUrl}
          alt=""
          width={640}
          height={400}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={isFirst ? 'high' : undefined}
          className={styles.picture}
        />
      )}
      <div className={styles.top}>
        <AgencyMark name={name} logoUrl={logoUrl} />
        <div className={styles.names}>
          <h3>
            <Link to={`/agencies/${encodeURIComponent(alias)}`} className={tile.link} translate="no">
              {name}
            </Link>
          </h3>
          {city && (
            <p className={styles.city}>
              <FormattedValue>{`${city.name}, ${format.country(city.country)}`}</FormattedValue>
            </p>
          )}
        </div>
      </div>
      {text && (
        <p className={styles.text} lang={textLanguage === i18n.language ? undefined : textLanguage}>
          {text}
        </p>
      )}
      <p className={styles.facts}>
        {rating !== null && rating !== undefined && (
          <span className={styles.rating}>
            <Icon name="star" size={16} />
            <FormattedValue aria-hidden="true">{told(rating)}</FormattedValue>
            <FormattedValue className="visually-hidden">
              {t(($) => $.tile.rating, { rating: told(rating) })}
            </FormattedValue>
            <FormattedValue>{t(($) => $.tile.reviews, { count: reviewCount })}</FormattedValue>
          </span>
        )}
        {score !== null && score !== undefined && (
          <FormattedValue>{t(($) => $.tile.score, { score: told(score) })}</FormattedValue>
        )}
        {semrushExpert && (
          <Chip tone="accent" icon="success">
            {t(($) => $.tile.expert)}
          </Chip>
        )}
      </p>
    </li>
  );
}
