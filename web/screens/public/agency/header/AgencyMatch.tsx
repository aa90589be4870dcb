import { useSyncExternalStore } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { readMoney } from '../../../../i18n/money.ts';
import type { AgencyMatch_agency$key } from '../../../../relay/__generated__/AgencyMatch_agency.graphql.ts';
import type { AgencyMatch_query$key } from '../../../../relay/__generated__/AgencyMatch_query.graphql.ts';
import { countChosen, directoryHref, parseDirectorySearch } from '../../directory/address/directorySearch.ts';
import { isResultsState } from '../../directory/address/resultsState.ts';
import { matchReasons } from '../../directory/reasons/matchReasons.ts';
import type { SearchedPlace } from '../../directory/reasons/matchReasons.ts';
import { MatchReasons } from '../../directory/reasons/MatchReasons.tsx';
import styles from './AgencyMatch.module.css';

/** For visitors from a search: why the agency matched, and a link back to the results. `query`: the searched places. */
export function AgencyMatch({ agency, query }: { agency: AgencyMatch_agency$key; query: AgencyMatch_query$key }) {
  const { t } = useTranslation('agency');
  const [parameters] = useSearchParams();
  const { services, industries, cities, states, regions, minBudget } = useFragment(
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
        states {
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
  const { agencies } = useFragment(
    graphql`
      fragment AgencyMatch_query on Query @throwOnFieldError {
        agencies(first: 1, filter: { locations: $places }) @include(if: $hasPlaces) @catch(to: NULL) {
          locations {
            alias
            name
            country
            type
          }
          states {
            alias
          }
        }
      }
    `,
    query,
  );
  const results = useResultsHref();
  const search = parseDirectorySearch({}, parameters);
  if (countChosen(search) === 0) return null;
  const least = minBudget ? readMoney(minBudget) : null;
  const offices = [...cities, ...states];
  const found = {
    services: services.map(({ alias, name }) => ({ alias, name })),
    offices,
    industries: industries.map(({ key, name }) => ({ key, name })),
    hasMinBudget: least !== null,
  };
  // An address can name any place, also one that the agency does not serve.
  const own = [...offices, ...regions];
  const around = agencies?.states.map(({ alias }) => alias) ?? [];
  const isServed = ({ alias, country, type }: SearchedPlace) =>
    own.some((each) => each.alias === alias || (type === 'COUNTRY' && each.country === country)) ||
    regions.some((each) => each.country === country && (each.type === 'COUNTRY' || around.includes(each.alias)));
  const places = (agencies?.locations ?? []).filter(isServed);
  const reasons = matchReasons(search, found, places);
  const back = (
    <Link to={results ?? directoryHref(search)} className={styles.back}>
      {t(($) => $.match.back)}
    </Link>
  );
  if (reasons.length === 0) return back;
  return (
    <div className={styles.bar}>
      <strong>{t(($) => $.match.title)}</strong>
      <MatchReasons reasons={reasons} minBudget={least} />
      {back}
    </div>
  );
}

/** The list that the visitor came from, with its text, order and page; null if unknown, as on the server. */
function useResultsHref(): string | null {
  const state: unknown = useLocation().state;
  const results = isResultsState(state) ? state.results : null;
  return useSyncExternalStore(
    neverChanges,
    () => results,
    () => null,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
