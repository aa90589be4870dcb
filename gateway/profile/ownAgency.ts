import type { WireProfile } from '../../upstream/contract/profile.ts';
import { lacksScope } from '../access/requireAccess.ts';
import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import type { Catalogue } from '../catalogue/catalogue.map.ts';
import type { Context } from '../context.ts';
import { toAgency } from '../directory/directory.map.ts';
import type { AgencyParent } from '../directory/directory.map.ts';
import { readAgency } from '../directory/directory.resolvers.ts';
import { getAgencyNow } from '../directory/directory.rest.ts';
import type { WholeAgency } from '../directory/directory.rest.ts';
import type { NodeReader } from '../relay/node.ts';
import { orNull } from '../rest/missing.ts';
import { getReviewSummary } from '../reviews/reviews.rest.ts';
import { getAdditionalInfo } from '../stories/stories.rest.ts';
import { getProfile } from './profile.rest.ts';

/**
 * Alias, id and name of the own agency; null until it has an id and a name. A preview has no alias yet; it gets one that
 * no agency can have, so that it cannot collide with a real agency in a client's store.
 */
export function knownAgency({ alias, agencyId, name }: WireProfile): Pick<WholeAgency, 'alias' | 'id' | 'name'> | null {
  return agencyId === null || name === null ? null : { alias: alias ?? `~${agencyId}`, id: agencyId, name };
}

/**
 * The agency the way its public page shows it or, if it has no public page, a preview of the saved profile. Null until
 * it has an id and a name.
 */
export async function readOwnAgency(context: Context): Promise<AgencyParent | null> {
  const profile = await getProfile(context.rest);
  const known = knownAgency(profile);
  if (known === null) return null;
  const { alias, isDraft } = profile;
  const published = alias !== null && !isDraft ? await orNull(getAgencyNow(context.rest, alias)) : null;
  return toAgency(published ?? (await readPreview(profile, known, context)));
}

/**
 * Resolves `node(id:)` for an Agency. Public, like the directory; an agency without a public page only for its owner, as
 * `Viewer.agency` shows it.
 */
export const agencyNode: NodeReader = async (key, context) => {
  const found = await readAgency(context, key);
  if (found || !context.viewer || lacksScope(context.viewer, 'profile:read')) return found;
  const own = await readOwnAgency(context);
  return own?.card.alias === key ? own : null;
};

async function readPreview(
  profile: WireProfile,
  known: Pick<WholeAgency, 'alias' | 'id' | 'name'>,
  context: Context,
): Promise<WholeAgency> {
  const { rest, locale } = context;
  const [catalogue, { stories, awards, logotypes }, reviewSummary] = await Promise.all([
    catalogueOf(context),
    getAdditionalInfo(rest),
    getReviewSummary(rest),
  ]);
  return {
    ...profile,
    ...known,
    isListed: false,
    logoUrl: profile.logo?.url ?? null,
    textLanguage: locale,
    cities: profile.offices.flatMap(({ location }) => location ?? []),
    minBudget: lowestBudget(profile, catalogue),
    rating: reviewSummary.rating,
    reviewCount: reviewSummary.count,
    stories,
    awards,
    logotypes,
    reviewSummary,
    reviews: [],
  };
}

function lowestBudget({ budgets }: WireProfile, catalogue: Catalogue): number | null {
  const known = budgets.flatMap((id) => catalogue.budgets.get(id)?.from.amount ?? []);
  return known.length === 0 ? null : Math.min(...known);
}
