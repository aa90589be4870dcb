import type {
  WireAgency,
  WireAgencyCard,
  WireAgencyEventType,
  WireAgencyList,
  WireDirectoryFilter,
  WireFacet,
  WirePublicReview,
} from '../../upstream/contract/directory.ts';
import type { WireOffice } from '../../upstream/contract/profile.ts';
import type { WireReviewSummary } from '../../upstream/contract/reviews.ts';
import { location } from '../catalogue/catalogue.rest.ts';
import {
  checked,
  checkedWrite,
  flag,
  listOf,
  nullable,
  number,
  object,
  text,
  timestamp,
  whole,
} from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import type { PageRequest } from '../relay/pageWindow.ts';
import { image, story } from '../stories/stories.rest.ts';

/** Which agencies, in which order, in the upstream's words (RST-74): comma lists. */
export interface AgencyFilters extends Readonly<Partial<Record<WireDirectoryFilter, string>>> {
  readonly sort: 'score' | 'rating' | 'reviews' | 'newest';
}

const ids = listOf(whole);
const locations = listOf(location);
const cardFields = {
  id: whole,
  alias: text,
  name: text,
  logoUrl: nullable(text),
  tagline: nullable(text),
  shortDescription: nullable(text),
  textLanguage: text,
  semrushExpert: flag,
  services: ids,
  industries: ids,
  cities: locations,
  numberOfEmployees: nullable(whole),
  minBudget: nullable(whole),
  rating: nullable(number),
  reviewCount: whole,
  score: nullable(number),
};
const agencyCard = object<WireAgencyCard>(cardFields);

/** What is used of a page of the directory. */
export type AgencyPage = Pick<WireAgencyList, 'agencies' | 'count' | 'facets' | 'countries' | 'locations' | 'wider'>;
const agencyPage = object<AgencyPage>({
  agencies: listOf(agencyCard),
  count: whole,
  facets: listOf(
    object<WireFacet>({
      filter: text,
      values: listOf(object<WireFacet['values'][number]>({ id: whole, count: whole })),
    }),
  ),
  countries: listOf(object<WireAgencyList['countries'][number]>({ location, count: whole })),
  locations,
  wider: listOf(object<WireAgencyList['wider'][number]>({ filter: text, count: whole })),
});

const agency = object<WireAgency>({
  ...cardFields,
  detailedDescription: nullable(text),
  founded: nullable(whole),
  website: nullable(text),
  scheduledLink: nullable(text),
  socials: object<WireAgency['socials']>({
    linkedIn: nullable(text),
    facebook: nullable(text),
    instagram: nullable(text),
    x: nullable(text),
  }),
  languages: ids,
  tools: ids,
  budgets: ids,
  projectDurations: ids,
  businessSizes: ids,
  regions: locations,
  offices: listOf(
    object<WireOffice>({
      location: nullable(location),
      postalCode: nullable(text),
      address: nullable(text),
      phone: nullable(text),
    }),
  ),
  stories: listOf(story),
  awards: listOf(image),
  logotypes: listOf(image),
  reviewSummary: object<WireReviewSummary>({
    rating: nullable(number),
    count: whole,
    google: object<WireReviewSummary['google']>({ status: text, count: whole }),
    original: object<WireReviewSummary['original']>({ status: text, count: whole }),
  }),
  reviews: listOf(
    object<WirePublicReview>({
      uuid: text,
      author: text,
      company: nullable(text),
      services: ids,
      budget: nullable(whole),
      projectDuration: nullable(whole),
      challenge: text,
      solution: text,
      result: text,
      rating: whole,
      publishedAt: timestamp,
    }),
  ),
});

function agencyPath(alias: string): string {
  return `/agencies/${encodeURIComponent(alias)}`;
}

/** RST-74: a page of the directory, shared by all who ask for it within seconds. */
export function getAgencies(
  rest: RestClient,
  { pageNumber, pageSize }: PageRequest,
  filters: AgencyFilters,
): Promise<AgencyPage> {
  return rest.getPublic('/agencies', { pageNumber, pageSize, ...filters }, { keep: 'directory', check: agencyPage });
}

/** The same read for the caller alone and not kept: for walks through the whole directory. */
export function walkAgencies(rest: RestClient, request: PageRequest): Promise<AgencyPage> {
  return checked(rest.get('/agencies', { ...request, sort: 'newest' }), agencyPage);
}

/** RST-74: the public page of an agency; 404 when there is none, or none that is public (DIR-08). */
export function getAgency(rest: RestClient, alias: string): Promise<WireAgency> {
  return rest.getPublic(agencyPath(alias), {}, { keep: 'directory', check: agency });
}

/** A brief as it is sent (RST-76). */
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

const sentBrief = object<{ uuid: string }>({ uuid: text });

/** RST-76. `key`: a second call under it changes nothing. `address`: the visitor's, for the upstream's limit. */
export function postBrief(
  rest: RestClient,
  alias: string,
  body: Brief,
  { key, address }: { readonly key: string; readonly address: string },
): Promise<{ uuid: string }> {
  return checkedWrite(
    rest.post(`${agencyPath(alias)}/leads`, { body, headers: { 'idempotency-key': key, 'x-client-address': address } }),
    sentBrief,
  );
}

/** What a visitor saw or clicked, as it is sent (RST-76). */
export interface AgencyEvent {
  readonly alias: string;
  readonly type: WireAgencyEventType;
  readonly view: string;
}

/** RST-76: all events of a view in one call; the listed one where they are of one agency, the addition where they are of several. */
export function postEvents(rest: RestClient, events: readonly AgencyEvent[]): Promise<void> {
  const [alias, ...others] = new Set(events.map((event) => event.alias));
  if (alias === undefined || others.length > 0) return rest.post('/agencies/events', { body: { events } });
  const own = events.map(({ type, view }) => ({ type, view }));
  return rest.post(`${agencyPath(alias)}/events`, { body: { events: own } });
}
