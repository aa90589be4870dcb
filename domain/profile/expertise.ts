import { isWithinLimit } from '../tariffs.ts';
import type { TariffLimits } from '../tariffs.ts';
import type { CatalogueIndex, ItemId } from './catalogueIndex.ts';
import { faultAt } from './profile.ts';
import type { ProfileFault, ProfileForm, ProfileRules, ProfileVerdict } from './profile.ts';
import { checkCount, checkSelection } from './selections.ts';

/** Checks services, industries, languages and tools before publication (VAL-24, CON-17 to CON-19). */
export function checkExpertise(profile: ProfileForm, { limits, catalogue }: ProfileRules): readonly ProfileFault[] {
  const { ids } = catalogue;
  return [
    ...faultAt('services', checkServices(profile.services, catalogue, limits.services)),
    ...faultAt('industries', checkSelection(profile.industries, ids.industries, limits.industries)),
    ...faultAt('languages', checkSelection(profile.languages, ids.languages, limits.languages)),
    ...faultAt('tools', checkSelection(profile.tools, ids.tools, null)),
  ];
}

/**
 * Counts services against the tariff's limits. A selected child also counts its parent, whether or not that is
 * selected.
 */
function countServices(
  chosen: readonly ItemId[],
  parentOf: CatalogueIndex['parentOf'],
): { readonly parents: number; readonly children: number } {
  const different = new Set(chosen);
  const parents = new Set<ItemId>();
  let children = 0;
  for (const id of different) {
    const parent = parentOf.get(id);
    if (parent === undefined) continue;
    parents.add(parent);
    if (parent !== id) children += 1;
  }
  return { parents: parents.size, children };
}

function checkServices(
  chosen: readonly ItemId[],
  { ids, parentOf }: CatalogueIndex,
  limits: TariffLimits['services'],
): ProfileVerdict | null {
  const verdict = checkSelection(chosen, ids.services, null);
  if (verdict !== null) return verdict;
  const { parents, children } = countServices(chosen, parentOf);
  const tooManyParents = checkCount(parents, limits.parents);
  if (tooManyParents !== null || limits.children === null) return tooManyParents;
  return isWithinLimit(children, limits.children)
    ? null
    : { code: 'TOO_MANY_CHILDREN', params: { max: limits.children } };
}
