import type { RouteParams } from '../../../routing/route.ts';

/** Longest alias that the contract of the upstream takes. */
const ALIAS_MAX = 200;
/** An alias that no agency has. */
const NO_ALIAS = '-';

/** Which agency a path asks for (RTE-17). */
export function agencyVariables({ alias = '' }: RouteParams): { alias: string } {
  return {
    alias: alias.length <= ALIAS_MAX ? alias : NO_ALIAS,
  };
}
