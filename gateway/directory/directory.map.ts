import type { WireFacet, WirePublicReview } from '../../upstream/contract/directory.ts';
import type { WireAgencyEventType } from '../../upstream/contract/visitors.ts';
import type { WireOffice } from '../../upstream/contract/profile.ts';
import type { WireReviewSummary } from '../../upstream/contract/reviews.ts';
import { entriesOf, toLocation } from '../catalogue/catalogue.map.ts';
import type { Catalogue } from '../catalogue/catalogue.map.ts';
import { mediaUrl } from '../images/mediaUrl.ts';
import type { Connection } from '../relay/connection.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { keyOf, toGlobalId } from '../relay/ids.ts';
import { onlyKey } from '../relay/onlyKey.ts';
import { readWebAddress } from '../relay/textValues.ts';
import type {
  AgencyConnection,
  AgencyEventType,
  AgencyFacet,
  AgencySocials,
  GoogleReviewStatus,
  Office,
  PublishedReview,
  ReviewSummary,
  SuccessStory,
  WiderFilter,
} from '../schema.types.ts';
import { toStory } from '../stories/stories.map.ts';
import { filterNameEnum, isAlias } from './directoryFilter.ts';
import type { AgencyPage, ListedAgency, WholeAgency } from './directory.rest.ts';
import { phoneText } from '../relay/phoneText.ts';

/** Parent of `Agency`: its card, plus the whole agency if it has been read. */
export interface AgencyParent {
  readonly card: ListedAgency;
  readonly whole?: WholeAgency;
}

/** Parent of `AgencyConnection`. Facets resolve lazily because they need the catalogue. */
export type AgencyConnectionParent = Omit<Connection<AgencyParent, unknown>, 'extra'> & {
  readonly wireFacets: readonly WireFacet[];
  readonly wireUnderstood: NonNullable<AgencyPage['understood']>;
} & Pick<AgencyConnection, 'countries' | 'locations' | 'states' | 'wider' | 'inPlace'>;

export function toAgency(whole: WholeAgency): AgencyParent {
  const published = whole.stories.filter(({ status }) => status === 'published');
  const [story = null] = published.toSorted((a, b) => Number(b.pictureUrl != null) - Number(a.pictureUrl != null));
  return { card: { ...whole, story: story && { ...story, pictureUrl: story.pictureUrl ?? null } }, whole };
}

/**
 * Extracts the alias from a global id or a plain alias; null for any other text. Throws BAD_USER_INPUT unless exactly
 * one of the two is given.
 */
export function aliasOf(keys: { readonly id?: string | null; readonly alias?: string | null }): string | null {
  const [name, value] = onlyKey(keys, ['agencyId', 'agencyAlias']);
  const alias = name === 'id' ? keyOf('Agency', value) : value;
  return alias !== null && isAlias(alias) ? alias : null;
}

/** ENT-22. */
const googleStatusEnum = enumMap<WireReviewSummary['google']['status'], GoogleReviewStatus>(
  'ReviewSummary.googleStatus',
  { in_progress: 'IN_PROGRESS', empty: 'EMPTY', not_empty: 'NOT_EMPTY' },
);

/** DIR-12. */
export const eventTypeEnum = enumMap<WireAgencyEventType, AgencyEventType>('AgencyEvent.type', {
  impression: 'IMPRESSION',
  pageView: 'PAGE_VIEW',
  websiteClick: 'WEBSITE_CLICK',
  linkClick: 'LINK_CLICK',
});

/** Facets whose values are numbers. Services are keyed by alias; those missing from the catalogue are dropped. */
export function toFacets(facets: readonly WireFacet[], { services }: Catalogue, note: NoteUnknown): AgencyFacet[] {
  return facets.map(({ filter, values }) => ({
    filter: filterNameEnum.read(filter, note),
    values: values.flatMap(({ id, count }) => {
      const key = filter === 'services' ? services.get(id)?.alias : String(id);
      return key === undefined ? [] : [{ key, count }];
    }),
  }));
}

export function toWider(wider: AgencyPage['wider'], note: NoteUnknown): WiderFilter[] {
  return wider.map(({ filter, count }) => ({ filter: filterNameEnum.read(filter, note), count }));
}

/** ENT-07. */
export function toOffice({ location, address, postalCode, phone }: WireOffice, note: NoteUnknown): Office {
  return {
    location: location && toLocation(location, note),
    address,
    postalCode,
    phone,
    phoneText: phoneText(phone),
  };
}

/** An office as clients see it: without the hyphen that the form asks for where there are no postal codes. */
export function toPublicOffice(office: WireOffice, note: NoteUnknown): Office {
  const hasNoCode = /^\s*\p{Dash_Punctuation}\s*$/u.test(office.postalCode ?? '');
  return toOffice(hasNoCode ? { ...office, postalCode: null } : office, note);
}

/** ENT-38; drafts never reach a public page (STA-43). */
export function toStories(stories: WholeAgency['stories'], basePath: string, note: NoteUnknown): SuccessStory[] {
  return stories
    .filter(({ status }) => status === 'published')
    .map((story) => ({ ...toStory(story, note), pictureUrl: mediaUrl(basePath, story.pictureUrl ?? null) }));
}

/** ENT-08. */
export function toSocials(
  { linkedIn, facebook, instagram, x }: WholeAgency['socials'],
  note: NoteUnknown,
): AgencySocials {
  return {
    linkedIn: readWebAddress('AgencySocials.linkedIn', linkedIn, note),
    facebook: readWebAddress('AgencySocials.facebook', facebook, note),
    instagram: readWebAddress('AgencySocials.instagram', instagram, note),
    x: readWebAddress('AgencySocials.x', x, note),
  };
}

export function toReviewSummary(
  summary: WholeAgency['reviewSummary'],
  ratingCounts: readonly number[] | null,
  note: NoteUnknown,
): ReviewSummary {
  return {
    ratingCounts: ratingCounts && [...ratingCounts],
    rating: summary.rating,
    count: summary.count,
    originalCount: summary.original.count,
    googleCount: summary.google.count,
    googleStatus: googleStatusEnum.read(summary.google.status, note),
  };
}

export function toReview(review: WirePublicReview, catalogue: Catalogue): PublishedReview {
  return {
    id: toGlobalId('PublishedReview', review.uuid),
    author: review.author,
    company: review.company,
    rating: review.rating,
    services: entriesOf(catalogue.services, review.services),
    budget: review.budget === null ? null : (catalogue.budgets.get(review.budget) ?? null),
    projectDuration:
      review.projectDuration === null ? null : (catalogue.projectDurations.get(review.projectDuration) ?? null),
    challenge: review.challenge,
    solution: review.solution,
    result: review.result,
    publishedAt: review.publishedAt,
  };
}
