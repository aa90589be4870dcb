import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyBreadcrumbs_agency$key } from '../../../../relay/__generated__/AgencyBreadcrumbs_agency.graphql.ts';
import { DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../../directory/address/directorySearch.ts';
import styles from './AgencyBreadcrumbs.module.css';

/** Links back to the list and to agencies in the same city. */
export function AgencyBreadcrumbs({ agency }: { agency: AgencyBreadcrumbs_agency$key }) {
  const { t } = useTranslation('agency');
  const { name, cities } = useFragment(
    graphql`
      fragment AgencyBreadcrumbs_agency on Agency @throwOnFieldError {
        name
        cities {
          name
          alias
        }
      }
    `,
    agency,
  );
  const [city] = cities;
  return (
    <nav aria-label={t(($) => $.breadcrumbs)}>
      <ol role="list" className={styles.crumbs}>
        <li>
          <Link to={directoryHref(DEFAULT_DIRECTORY_SEARCH)}>{t(($) => $.directory)}</Link>
        </li>
        {city && (
          <li>
            <Link to={directoryHref({ ...DEFAULT_DIRECTORY_SEARCH, locations: [city.alias] })}>{city.name}</Link>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
