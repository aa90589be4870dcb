import { type InferResult, sql } from 'kysely';
import { BUDGETS } from '../../domain/catalogue/ranges.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireAgencyCard, WireCardStory } from '../contract/directory.ts';
import type { Deps } from '../db/deps.ts';
import { fileUrl } from '../files/fileStore.ts';
import { hasPageSql, isListedSql } from './agencyState.ts';
import { locationToWire } from '../catalogue/locations.ts';
import type { LocationBook } from './locationBook.ts';

/** Selects agencies with the columns of a directory card. */
export function agencyRows(db: Deps['db']) {
  return db
    .selectFrom('agencies')
    .select(['agencies.id', 'alias', 'name', 'logo_file', 'tagline', 'short_description', 'detailed_description'])
    .select([
      'text_language',
      'semrush_expert',
      'services',
      'industries',
      'languages',
      'budgets',
      'project_durations',
      'business_sizes',
    ])
    .select(['regions', 'number_of_employees', 'reply_hours', 'score', 'google_count', 'google_rating', 'published_at'])
    .select([
      hasPageSql().as('has_page'),
      isListedSql().as('is_listed'),
      sql<number[]>`array(
        select location_id from agency_offices
        where agency_id = agencies.id and location_id is not null order by position)`.as('office_locations'),
      sql<number[]>`array(
        select rating from agency_reviews where agency_id = agencies.id and status = 'published')`.as('review_ratings'),
    ]);
}

/** Selects agencies with everything that the directory's index stores. */
export function listedRows(db: Deps['db']) {
  return agencyRows(db)
    .select('tools')
    .select(
      sql<StoryRow | null>`(
      select jsonb_build_object('name', name, 'result', result, 'budget', budget, 'duration', duration,
        'picture', picture_file)
      from agency_stories where agency_id = agencies.id and status = 'published' and removed_at is null
      order by (picture_file is null), position, id limit 1)`.as('story'),
    );
}

type StoryRow = Omit<WireCardStory, 'pictureUrl'> & { readonly picture: string | null };
export type ListedRow = InferResult<ReturnType<typeof listedRows>>[number];
export type AgencyRow = InferResult<ReturnType<typeof agencyRows>>[number];

/** Average over both kinds of reviews, weighted by count and rounded to two decimals (ENT-14). */
export function ratingOf(row: Pick<AgencyRow, 'google_count' | 'google_rating' | 'review_ratings'>): {
  readonly rating: number | null;
  readonly reviewCount: number;
} {
  const { google_count: googleCount, google_rating: googleRating, review_ratings: ratings } = row;
  const rated = ratings.length + (googleRating === null ? 0 : googleCount);
  const sum = ratings.reduce((total, rating) => total + rating, (googleRating ?? 0) * googleCount);
  return {
    rating: rated === 0 ? null : Math.round((sum / rated) * 100) / 100,
    reviewCount: ratings.length + googleCount,
  };
}

/** A directory card (DIR-09), with cities in English. Requires a public page, which guarantees name and alias. */
export function toCard(row: AgencyRow, locations: LocationBook): WireAgencyCard {
  const cities = [...new Set(row.office_locations)].flatMap((id) => locations.byId(id) ?? []);
  return {
    id: row.id,
    alias: row.alias ?? '',
    name: row.name ?? '',
    logoUrl: row.logo_file === null ? null : fileUrl(row.logo_file),
    tagline: row.tagline,
    shortDescription: row.short_description,
    textLanguage: row.text_language,
    semrushExpert: row.semrush_expert,
    services: row.services,
    industries: row.industries,
    cities: cities.filter(({ type }) => type === 'City').map((city) => locationToWire(city, 'en')),
    numberOfEmployees: row.number_of_employees,
    minBudget: minBudgetOf(row.budgets),
    ...ratingOf(row),
    score: row.score,
    replyHours: row.reply_hours,
  };
}

/** The cities of a card in the language of a request. */
export function citiesIn(language: WireLocale, { cities }: Pick<WireAgencyCard, 'cities'>): WireAgencyCard['cities'] {
  return cities.map((city) => locationToWire(city, language));
}

function minBudgetOf(budgets: readonly number[]): number | null {
  const starts = BUDGETS.filter(({ id }) => budgets.includes(id)).map(({ from }) => from);
  return starts.length === 0 ? null : Math.min(...starts);
}
