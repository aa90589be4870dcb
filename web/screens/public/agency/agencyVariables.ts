import type { RouteParams } from '../../../routing/route.ts';
import { parseDirectorySearch } from '../directory/address/directorySearch.ts';

/** Maximum alias length that the REST API accepts. */
const ALIAS_MAX = 200;
/** An alias that no agency can have. */
const NO_ALIAS = '-';

/** Query variables for an agency's path (RTE-17) and the places that the visitor searched for. */
export function agencyVariables({ alias = '' }: RouteParams, search: URLSearchParams) {
  const { locations } = parseDirectorySearch({}, search);
  return {
    alias: alias.length <= ALIAS_MAX ? alias : NO_ALIAS,
    places: [...locations],
    hasPlaces: locations.length > 0,
  };
}
