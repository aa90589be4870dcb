import { graphql, useFragment } from 'react-relay/hooks';
import { readMoney } from '../../../../i18n/money.ts';
import type { CardReasons_agency$key } from '../../../../relay/__generated__/CardReasons_agency.graphql.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import { matchReasons } from '../reasons/matchReasons.ts';
import type { MatchedAgency, SearchedPlace } from '../reasons/matchReasons.ts';
import { MatchReasons } from '../reasons/MatchReasons.tsx';

/** Why the agency matches the search. */
export function CardReasons({
  agency,
  search,
  places,
  presence,
}: {
  agency: CardReasons_agency$key;
  search: DirectorySearch;
  places: readonly SearchedPlace[];
  presence: MatchedAgency['presence'];
}) {
  const { services, industries, cities, minBudget } = useFragment(
    graphql`
      fragment CardReasons_agency on Agency @throwOnFieldError {
        services {
          alias
          name
        }
        industries {
          key
          name
        }
        cities {
          alias
          name
          country
        }
        minBudget {
          ...money_money
        }
      }
    `,
    agency,
  );
  const least = minBudget ? readMoney(minBudget) : null;
  const found = {
    services: services.map(({ alias, name }) => ({ alias, name })),
    offices: cities.map(({ alias, name, country }) => ({ alias, name, country })),
    industries: industries.map(({ key, name }) => ({ key, name })),
    hasMinBudget: least !== null,
    presence,
  };
  return <MatchReasons reasons={matchReasons(search, found, places)} minBudget={least} />;
}
