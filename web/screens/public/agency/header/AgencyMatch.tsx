import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { readMoney } from '../../../../i18n/money.ts';
import type { AgencyMatch_agency$key } from '../../../../relay/__generated__/AgencyMatch_agency.graphql.ts';
import { directoryHref, parseDirectorySearch } from '../../directory/address/directorySearch.ts';
import { matchReasons } from '../../directory/reasons/matchReasons.ts';
import { MatchReasons } from '../../directory/reasons/MatchReasons.tsx';
import styles from './AgencyMatch.module.css';

/** For visitors from a search: why the agency matched, and a link back to the results. */
export function AgencyMatch({ agency }: { agency: AgencyMatch_agency$key }) {
  const { t } = useTranslation('agency');
  const [parameters] = useSearchParams();
  const { services, industries, cities, regions, minBudget } = useFragment(
    graphql`
      fragment AgencyMatch_agency on Agency @throwOnFieldError {
        services {
          alias
          name
        }
        cities {
          alias
          name
          country
        }
        industries {
          key
          name
        }
        regions {
          alias
          name
          country
          type
        }
        minBudget {
          ...money_money
        }
      }
    `,
    agency,
  );
  const search = parseDirectorySearch({}, parameters);
  const least = minBudget ? readMoney(minBudget) : null;
  const found = {
    services: services.map(({ alias, name }) => ({ alias, name })),
    cities: cities.map(({ alias, name, country }) => ({ alias, name, country })),
    industries: industries.map(({ key, name }) => ({ key, name })),
    hasMinBudget: least !== null,
  };
  const places = regions.map(({ alias, name, country, type }) => ({
    alias,
    name,
    country,
    isCountry: type === 'COUNTRY',
  }));
  const reasons = matchReasons(search, found, places);
  if (reasons.length === 0) return null;
  return (
    <div className={styles.bar}>
      <strong>{t(($) => $.match.title)}</strong>
      <MatchReasons reasons={reasons} minBudget={least} />
      <Link to={directoryHref(search)} className={styles.back}>
        {t(($) => $.match.back)}
      </Link>
    </div>
  );
}
