import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { LandingHero_query$key } from '../../../relay/__generated__/LandingHero_query.graphql.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Hero } from '../../../ui/Section.tsx';
import { changeSearch, DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../directory/address/directorySearch.ts';
import { LandingSearch } from './LandingSearch.tsx';
import { topServices } from './landingTops.ts';
import styles from './LandingHero.module.css';

/** Services listed beside the search. */
const SERVICES_SHOWN = 8;

/** Headline, search, and a bar chart of the services with the most agencies. */
export function LandingHero({ query }: { query: LandingHero_query$key }) {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { filters, agencies } = useFragment(
    graphql`
      fragment LandingHero_query on Query @throwOnFieldError {
        filters {
          services {
            alias
            name
          }
        }
        agencies(first: 6) @catch(to: NULL) {
          totalCount
          facets(filters: [SERVICES]) {
            values {
              key
              count
            }
          }
          countries {
            count
          }
        }
      }
    `,
    query,
  );
  const counts =
    agencies && new Map(agencies.facets.flatMap(({ values }) => values.map(({ key, count }) => [key, count])));
  const services = topServices(filters.services, counts ?? null, SERVICES_SHOWN);
  const most = Math.max(1, ...services.map(({ count }) => count ?? 0));
  return (
    <Hero
      title={t(($) => $.hero.title)}
      intro={t(($) => $.hero.intro)}
      aside={
        <nav className={styles.services} aria-label={t(($) => $.services.title)}>
          <h2>{t(($) => $.services.title)}</h2>
          <ul role="list">
            {services.map(({ alias, name, count }) => (
              <li key={alias}>
                <Link to={directoryHref(changeSearch(DEFAULT_DIRECTORY_SEARCH, { services: [alias] }))}>
                  <span className={styles.name}>{name}</span>
                  {count !== null && (
                    <>
                      <FormattedValue className={styles.count}>{format.number(count)}</FormattedValue>
                      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                        <rect width={Math.round((count / most) * 100)} height="1" />
                      </svg>
                    </>
                  )}
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink look="quiet" size="small" to="/agencies">
            {t(($) => $.services.all)}
          </ButtonLink>
        </nav>
      }
    >
      <LandingSearch />
      {agencies && agencies.totalCount > 0 && (
        <p className={styles.size}>
          <FormattedValue>
            {t(($) => $.hero.agencies, { count: agencies.totalCount, shown: format.number(agencies.totalCount) })}
          </FormattedValue>
          {agencies.countries.length > 0 && (
            <>
              <span aria-hidden="true"> · </span>
              {t(($) => $.hero.countries, {
                count: agencies.countries.length,
                shown: format.number(agencies.countries.length),
              })}
            </>
          )}
        </p>
      )}
    </Hero>
  );
}
