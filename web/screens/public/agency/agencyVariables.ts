import type { RouteParams } from '../../../routing/route.ts';

/** Maximum alias length that the REST API accepts. */
const ALIAS_MAX = 200;
/** An alias that no agency can have. */
const NO_ALIAS = '-';

/** Query variables for an agency's path (RTE-17). */
export function agencyVariables({ alias = '' }: RouteParams): { alias: string } {
  return {
    alias: alias.length <= ALIAS_MAX ? alias : NO_ALIAS,
  };
}
