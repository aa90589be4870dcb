import { sql } from 'kysely';
import { languageTag } from '../../domain/locales.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireDirectorySummary, WirePraise } from '../contract/directorySummary.ts';
import type { Deps } from '../db/deps.ts';
import { isListedSql } from './agencyState.ts';
import { topCities } from './countries.ts';
import type { Directory } from './directoryCache.ts';
import { suggestSearches } from './suggestedSearches.ts';

/** Number of reviews to quote. */
const QUOTED = 3;
/** Number of newest reviews to choose the quoted ones from; enough to come from several agencies. */
const CANDIDATES = 30;

/**
 * Totals for all agencies on the directory's front page, places and searches to start from, and a few reviews, those in
 * the request's language first.
 */
export async function readDirectorySummary(
  deps: Deps,
  directory: Directory,
  language: WireLocale,
): Promise<WireDirectorySummary> {
  const { index } = directory;
  const cards = index.order('score').flatMap((slot) => index.entry(slot)?.card ?? []);
  const rated = cards.filter(({ rating }) => rating !== null);
  const ratings = rated.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const stars = rated.reduce((sum, { rating, reviewCount }) => sum + (rating ?? 0) * reviewCount, 0);
  const own = await readPraise(deps, language);
  const others = own.length < QUOTED ? await readPraise(deps, null) : [];
  return {
    reviewCount: cards.reduce((sum, { reviewCount }) => sum + reviewCount, 0),
    rating: ratings === 0 ? null : Math.round((stars / ratings) * 100) / 100,
    replyHours: medianOf(cards.flatMap(({ replyHours }) => replyHours ?? [])),
    reviews: quotesOf([...own, ...others]),
    cities: topCities(directory, language),
    searches: suggestSearches(directory, language),
  };
}

function medianOf(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
}

/** One review per agency. If possible, the last one has four stars, which makes the others more credible. */
function quotesOf(reviews: readonly WirePraise[]): WirePraise[] {
  const quotes: WirePraise[] = [];
  for (const review of reviews) {
    if (!quotes.some(({ agency }) => agency.alias === review.agency.alias)) quotes.push(review);
  }
  const shown = quotes.slice(0, QUOTED);
  const good = quotes.find(({ rating }) => rating === 4);
  if (good === undefined || shown.some(({ rating }) => rating === 4)) return shown;
  return [...shown.slice(0, QUOTED - 1), good];
}

/** The newest published reviews with four or five stars and more than a few words. */
async function readPraise({ db }: Deps, language: WireLocale | null): Promise<WirePraise[]> {
  let query = db
    .selectFrom('agency_reviews')
    .innerJoin('agencies', 'agencies.id', 'agency_reviews.agency_id')
    .select(['agency_reviews.id as uuid', 'author', 'company', 'result', 'rating', 'agency_reviews.published_at'])
    .select(['agency_reviews.services', 'budget', 'project_duration'])
    .select(['agencies.alias', 'agencies.name', 'text_language'])
    .where(sql<boolean>`agency_reviews.status = 'published' and rating >= 4 and length(result) >= 80`)
    .where(isListedSql());
  if (language !== null) query = query.where('text_language', '=', languageTag(language).replace(/-.*/, ''));
  const rows = await query
    .orderBy('agency_reviews.published_at', 'desc')
    .orderBy('agency_reviews.id')
    .limit(CANDIDATES)
    .execute();
  return rows.map(
    ({ project_duration: projectDuration, published_at: publishedAt, text_language, alias, name, ...row }) => ({
      ...row,
      author: row.author ?? '',
      result: row.result ?? '',
      rating: row.rating ?? 0,
      projectDuration,
      publishedAt: (publishedAt ?? new Date(0)).toISOString(),
      textLanguage: text_language,
      agency: { alias: alias ?? '', name: name ?? '' },
    }),
  );
}
