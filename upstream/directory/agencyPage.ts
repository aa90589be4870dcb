import { sql } from 'kysely';
import type { WireLocale } from '../contract/account.ts';
import type { WireAgency } from '../contract/directory.ts';
import type { WireImage } from '../contract/images.ts';
import type { WireOffice } from '../contract/profile.ts';
import type { WireStory } from '../contract/stories.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { fileUrl } from '../files/fileStore.ts';
import { newestReviews, reviewToWire } from './agencyReviews.ts';
import { agencyRows, citiesIn, ratingOf, toCard } from './agencyRows.ts';
import { locationToWire } from '../catalogue/locations.ts';
import { type LocationBook, statesOf } from './locationBook.ts';

/** Maximum number of reviews on an agency's page. */
const NEWEST_REVIEWS = 20;

/**
 * The public page of an agency (RST-74, DIR-11), with published stories and reviews only. Throws 404 AGENCY_NOT_FOUND
 * for an agency that is not public (DIR-08).
 */
export async function readAgencyPage(
  deps: Deps,
  locations: LocationBook,
  alias: string,
  language: WireLocale,
): Promise<WireAgency> {
  const row = await pageRow(deps, alias);
  if (row === undefined || !row.has_page) {
    throw new ApiError(404, 'AGENCY_NOT_FOUND', 'There is no such agency.');
  }
  const card = toCard(row, locations);
  const place = (id: number): WireOffice['location'] => {
    const known = locations.byId(id);
    return known === undefined ? null : locationToWire(known, language);
  };
  const images = (kind: ImageRow['kind']): WireImage[] =>
    row.images.filter((image) => image.kind === kind).map(({ id, alt, file }) => ({ id, alt, url: fileUrl(file) }));
  return {
    ...card,
    cities: citiesIn(language, card),
    isListed: row.is_listed,
    detailedDescription: row.detailed_description,
    founded: row.founded,
    website: row.website,
    scheduledLink: row.scheduled_link,
    socials: { linkedIn: row.linkedin, facebook: row.facebook, instagram: row.instagram, x: row.x },
    languages: row.languages,
    tools: row.tools,
    budgets: row.budgets,
    projectDurations: row.project_durations,
    businessSizes: row.business_sizes,
    states: statesOf(row.office_locations, locations).map((state) => locationToWire(state, language)),
    regions: row.regions.flatMap((id) => place(id) ?? []),
    offices: row.offices.map(({ locationId, ...office }) => ({
      location: locationId === null ? null : place(locationId),
      ...office,
    })),
    stories: row.stories.map(({ picture, ...story }) => ({
      ...story,
      pictureUrl: picture === null ? null : fileUrl(picture),
    })),
    awards: images('award'),
    logotypes: images('logotype'),
    reviewSummary: {
      rating: card.rating,
      count: card.reviewCount,
      google: { status: row.google_status, count: row.google_count },
      // Review drafts are private to the agency.
      original: { status: 'no_drafts', count: ratingOf({ ...row, google_count: 0 }).reviewCount },
    },
    ratingCounts: [1, 2, 3, 4, 5].map((stars) => row.review_ratings.filter((rating) => rating === stars).length),
    reviews: row.reviews.map(reviewToWire),
  };
}

type ImageRow = { readonly kind: 'award' | 'logotype'; readonly file: string } & Pick<WireImage, 'id' | 'alt'>;
type StoryRow = WireStory & { readonly picture: string | null };
type OfficeRow = Omit<WireOffice, 'location'> & { readonly locationId: number | null };

/** Loads the whole page in one round trip. */
async function pageRow({ db }: Deps, alias: string) {
  return await agencyRows(db)
    .select([
      'founded',
      'website',
      'scheduled_link',
      'linkedin',
      'facebook',
      'instagram',
      'x',
      'tools',
      'google_status',
    ])
    .select([
      sql<OfficeRow[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('locationId', location_id, 'postalCode', postal_code,
          'address', address, 'phone', phone) order by position), '[]')
        from agency_offices where agency_id = agencies.id)`.as('offices'),
      sql<StoryRow[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'budget', budget, 'challenge', challenge,
          'duration', duration, 'result', result, 'solution', solution, 'status', status, 'year', year,
          'picture', picture_file)
          order by position, id), '[]')
        from agency_stories where agency_id = agencies.id and status = 'published' and removed_at is null)`.as(
        'stories',
      ),
      sql<ImageRow[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'alt', alt, 'file', file)
          order by position, id), '[]')
        from agency_images where agency_id = agencies.id)`.as('images'),
      newestReviews(NEWEST_REVIEWS, 0).as('reviews'),
    ])
    .where('alias', '=', alias)
    .executeTakeFirst();
}
