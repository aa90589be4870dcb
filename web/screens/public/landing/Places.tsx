import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { Places_connection$key } from '../../../relay/__generated__/Places_connection.graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import { changeSearch, DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../directory/address/directorySearch.ts';
import styles from './Places.module.css';

/** Maximum countries listed. */
const PLACES_SHOWN = 12;

/** Countries with the most agencies, linked to their lists. */
export function Places({ connection }: { connection: Places_connection$key }) {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { countries } = useFragment(
    graphql`
      fragment Places_connection on AgencyConnection @throwOnFieldError {
        countries {
          country {
            alias
            name
          }
          count
        }
      }
    `,
    connection,
  );
  if (countries.length === 0) return null;
  return (
    <Section title={t(($) => $.places.title)}>
      <ul role="list" className={styles.places}>
        {countries.slice(0, PLACES_SHOWN).map(({ country: { alias, name }, count }) => (
          <li key={alias}>
            <Link to={directoryHref(changeSearch(DEFAULT_DIRECTORY_SEARCH, { locations: [alias] }))}>
              <span>{name}</span>
              <FormattedValue className={styles.count}>{format.number(count)}</FormattedValue>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
