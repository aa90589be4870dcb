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
}: {
  agency: CardReasons_agency$key;
  services: MatchedAgency['services'];
  cities: MatchedAgency['cities'];
  search: DirectorySearch;
  places: readonly SearchedPlace[];
}) {
  const { minBudget } = useFragment(
    graphql`
      fragment CardReasons_agency on Agency @throwOnFieldError {
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
    hasMinBudget: least !== null,
  };
  return <MatchReasons reasons={matchReasons(search, found, places)} minBudget={least} />;
}
