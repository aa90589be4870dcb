import { graphql, useFragment } from 'react-relay/hooks';
import { readMoney } from '../../../../i18n/money.ts';
import type { CardReasons_agency$key } from '../../../../relay/__generated__/CardReasons_agency.graphql.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import { matchReasons } from '../reasons/matchReasons.ts';
import type { MatchedAgency, SearchedPlace } from '../reasons/matchReasons.ts';
import { MatchReasons } from '../reasons/MatchReasons.tsx';

/** Why the agency is in this list. */
export function CardReasons({
  agency,
  services,
  cities,
  search,
  places,
  presence,
}: {
  agency: CardReasons_agency$key;
  services: MatchedAgency['services'];
  cities: MatchedAgency['cities'];
  search: DirectorySearch;
  places: readonly SearchedPlace[];
  presence: MatchedAgency['presence'];
}) {
  const { minBudget, industries } = useFragment(
    graphql`
      fragment CardReasons_agency on Agency @throwOnFieldError {
        industries {
          key
          name
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
    services,
    cities,
    industries: industries.map(({ key, name }) => ({ key, name })),
    hasMinBudget: least !== null,
    presence,
  };
  return <MatchReasons reasons={matchReasons(search, found, places)} minBudget={least} />;
}
