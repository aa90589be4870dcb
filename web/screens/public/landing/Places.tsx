import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { Places_connection$key } from '../../../relay/__generated__/Places_connection.graphql.ts';
import type { Places_summary$key } from '../../../relay/__generated__/Places_summary.graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import { changeSearch, DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../directory/address/directorySearch.ts';
import styles from './Places.module.css';

/** Maximum countries listed. */
const PLACES_SHOWN = 12;

/** Countries with the most agencies and some of their cities, linked to their lists. */
export function Places({
  connection,
  summary,
}: {
  connection: Places_connection$key;
  summary: Places_summary$key | null;
}) {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { countries } = useFragment(
    graphql`
      fragment Places_connection on AgencyConnection @throwOnFieldError {
        countries {
          country {
            alias
            name
            country
          }
          count
        }
      }
    `,
    connection,
  );
  const cities = useFragment(
    graphql`
      fragment Places_summary on DirectorySummary @throwOnFieldError {
        cities {
          alias
          name
          country
        }
      }
    `,
    summary,
  )?.cities;
  if (countries.length === 0) return null;
  return (
    <Section title={t(($) => $.places.title)}>
      <ul role="list" className={styles.places}>
        {countries.slice(0, PLACES_SHOWN).map(({ country: { alias, name, country: code }, count }) => (
          <li key={alias}>
            <Link to={listOf(alias)} className={styles.country}>
              {name}
            </Link>{' '}
            <FormattedValue className={styles.count}>{format.number(count)}</FormattedValue>
            <ul role="list" className={styles.cities}>
              {cities
                ?.filter(({ country }) => country === code)
                .map((city) => (
                  <li key={city.alias}>
                    <Link to={listOf(city.alias)}>{city.name}</Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function listOf(location: string): string {
  return directoryHref(changeSearch(DEFAULT_DIRECTORY_SEARCH, { locations: [location] }));
}
