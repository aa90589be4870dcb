import { Type } from 'typebox';
import type { Static } from 'typebox';
import * as contract from '../../upstream/contract/directory.ts';
import type { WireDirectoryFilter } from '../../upstream/contract/directory.ts';
import { DirectorySummary } from '../../upstream/contract/directorySummary.ts';
import type { WireDirectorySummary } from '../../upstream/contract/directorySummary.ts';
import { ReviewSummary } from '../../upstream/contract/reviews.ts';
import { Story } from '../../upstream/contract/stories.ts';
import { postBrief as postBriefCall } from '../../upstream/contract/visitors.ts';
import type { WireAgencyEventType } from '../../upstream/contract/visitors.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import { isInvalid, orNull } from '../rest/missing.ts';
import type { PageRequest } from '../relay/pageWindow.ts';

/** Directory filters and order in the upstream's format: comma-separated lists (RST-74). */
export interface AgencyFilters extends Readonly<Partial<Record<WireDirectoryFilter, string>>> {
  readonly sort: 'score' | 'rating' | 'reviews' | 'newest' | 'fastest';
}

/** An agency in a list. Response time, presence and highlighted story are additions that the upstream may lack. */
const { replyHours, ...cardFields } = contract.AgencyCard.properties;
const additions = { replyHours: Type.Optional(replyHours) };
const { presence, story } = contract.AgencyList.properties.agencies.items.properties;
const ListedAgency = Type.Object({
  ...cardFields,
  ...additions,
  presence: Type.Optional(presence),
  story: Type.Optional(story),
});
export type ListedAgency = Static<typeof ListedAgency>;

/** The parts of a directory page that the gateway uses. `understood`, `inPlace` and `states` are additions. */
const {
  inPlace,
  understood,
  agencies: _cards,
  pages: _pages,
  page: _page,
  ...listFields
} = contract.AgencyList.properties;
const AgencyPage = Type.Object({
  ...listFields,
  agencies: Type.Array(ListedAgency),
  inPlace: Type.Optional(inPlace),
  understood: Type.Optional(understood),
});
export type AgencyPage = Static<typeof AgencyPage>;

/** The parts of an agency that the gateway uses. Optional ones are additions that the upstream may lack. */
const Agency = Type.Object({
  ...contract.Agency.properties,
  ...additions,
  isListed: Type.Optional(Type.Boolean()),
  ratingCounts: Type.Optional(contract.Agency.properties.ratingCounts),
  stories: Type.Array(
    Type.Object({ ...Story.properties, pictureUrl: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
  ),
  reviewSummary: Type.Object({ ...ReviewSummary.properties, original: Type.Object({ count: Type.Integer() }) }),
});
export type WholeAgency = Static<typeof Agency>;

const agencyPage = { check: checkOf(AgencyPage) };
const agency = { keep: 'directory', check: checkOf(Agency) } as const;
type AgencyReviews = Static<(typeof contract.listAgencyReviews.responses)[200]>;
const agencyReviews = { keep: 'directory', check: checkOf(contract.listAgencyReviews.responses[200]) } as const;
const summary = { keep: 'directory', check: checkOf(DirectorySummary) } as const;
const sentBrief = { check: checkOf(postBriefCall.responses[201]) };

function agencyPath(alias: string): string {
  return `/agencies/${encodeURIComponent(alias)}`;
}

/** RST-74: one directory page, cached for a few seconds and shared by all callers. */
function getAgencies(
  rest: RestClient,
  { pageNumber, pageSize }: PageRequest,
  filters: AgencyFilters,
): Promise<AgencyPage> {
  return rest.getPublic('/agencies', { pageNumber, pageSize, ...filters }, { keep: 'directory', ...agencyPage });
}

/** The same page; sorted by score if the upstream lacks this order. */
export async function getSortedAgencies(
  rest: RestClient,
  request: PageRequest,
  filters: AgencyFilters,
): Promise<AgencyPage> {
  if (filters.sort !== 'fastest') return await getAgencies(rest, request, filters);
  const page = await orNull(getAgencies(rest, request, filters), isInvalid);
  return page ?? (await getAgencies(rest, request, { ...filters, sort: 'score' }));
}

/** The same read without cache or sharing, for reading the whole directory page by page. */
export function walkAgencies(rest: RestClient, request: PageRequest): Promise<AgencyPage> {
  return rest.get('/agencies', { ...request, sort: 'newest' }, agencyPage);
}

/** Totals for the whole directory. 404 if the upstream lacks this call. */
export function getSummary(rest: RestClient): Promise<WireDirectorySummary> {
  return rest.getPublic('/directory/summary', {}, summary);
}

/** RST-74: the public page of an agency. 404 when it does not exist or is not public (DIR-08). */
export function getAgency(rest: RestClient, alias: string): Promise<WholeAgency> {
  return rest.getPublic(agencyPath(alias), {}, agency);
}

/** The same for its owner: bypasses the cache so that changes show at once. */
export function getAgencyNow(rest: RestClient, alias: string): Promise<WholeAgency> {
  return rest.get(agencyPath(alias), {}, { check: agency.check });
}

/** Maximum number of keys the upstream accepts in one list. */
export const MOST_KEYS = 100;

/**
 * Looks up places by id, omitting unknown ones. The upstream has no endpoint for places, but it names those used in a
 * filter.
 */
export async function getPlaces(rest: RestClient, ids: readonly number[]): Promise<AgencyPage['locations']> {
  const places: AgencyPage['locations'] = [];
  for (let from = 0; from < ids.length; from += MOST_KEYS) {
    const locations = ids.slice(from, from + MOST_KEYS).join(',');
    const page = await getAgencies(rest, { pageNumber: 1, pageSize: 1 }, { locations, sort: 'score' });
    places.push(...page.locations);
  }
  return places;
}

/** The body of a brief (RST-76). */
export interface Brief {
  readonly name: string;
  readonly email: string;
  readonly company: string | null;
  readonly website: string | null;
  readonly phone: string | null;
  readonly services: readonly number[];
  readonly budget: number | null;
  readonly projectDuration: number | null;
  readonly text: string;
  readonly language: string | null;
  readonly country: string | null;
}

/** RST-76. */
export function postBrief(
  rest: RestClient,
  alias: string,
  body: Brief,
  sender: { readonly idempotencyKey: string; readonly clientAddress: string },
): Promise<{ uuid: string }> {
  return rest.post(`${agencyPath(alias)}/leads`, { body, ...sender, ...sentBrief });
}

/** One recorded view or click (RST-76). */
export interface AgencyEvent {
  readonly alias: string;
  readonly type: WireAgencyEventType;
  readonly view: string;
}

/**
 * RST-76: sends all events of a view in one call. Uses the documented endpoint for a single agency and the added one
 * for several.
 */
export function postEvents(rest: RestClient, events: readonly AgencyEvent[]): Promise<void> {
  const [alias, ...others] = new Set(events.map((event) => event.alias));
  if (alias === undefined || others.length > 0) return rest.post('/agencies/events', { body: { events } });
  const own = events.map(({ type, view }) => ({ type, view }));
  return rest.post(`${agencyPath(alias)}/events`, { body: { events: own } });
}

/** One page of an agency's published reviews, newest first; an addition. */
export function getAgencyReviews(rest: RestClient, alias: string, request: PageRequest): Promise<AgencyReviews> {
  return rest.getPublic(`${agencyPath(alias)}/reviews`, { ...request }, agencyReviews);
}
