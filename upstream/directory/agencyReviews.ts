import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { listAgencyReviews, WirePublicReview } from '../contract/directory.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { agencyRows } from './agencyRows.ts';

/** Published reviews of an agency, newest first, in SQL over a table or alias named `agencies`. */
export function newestReviews(limit: number, offset: number): RawBuilder<WirePublicReview[]> {
  return sql<WirePublicReview[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('uuid', id, 'author', author, 'company', company,
      'services', services, 'budget', budget, 'projectDuration', project_duration,
      'challenge', coalesce(challenge, ''), 'solution', coalesce(solution, ''), 'result', coalesce(result, ''),
      'rating', rating, 'publishedAt', published_at) order by published_at desc, id), '[]')
    from (
      select * from agency_reviews where agency_id = agencies.id and status = 'published'
      order by published_at desc, id limit ${limit} offset ${offset}
    ) as newest)`;
}

/** Reformats the time, because PostgreSQL's JSON writes times in its own format. */
export function reviewToWire({ publishedAt, ...review }: WirePublicReview): WirePublicReview {
  return { ...review, publishedAt: new Date(publishedAt).toISOString() };
}

/** One page of the published reviews of a public agency. Throws 404. */
export async function readAgencyReviews(
  { db }: Deps,
  alias: string,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
): Promise<Static<(typeof listAgencyReviews.responses)[200]>> {
  const row = await agencyRows(db)
    .select([
      newestReviews(pageSize, (pageNumber - 1) * pageSize).as('reviews'),
      sql<number>`(select count(*) from agency_reviews where agency_id = agencies.id and status = 'published')`.as(
        'count',
      ),
    ])
    .where('alias', '=', alias)
    .executeTakeFirst();
  if (row === undefined || !row.has_page) {
    throw new ApiError(404, 'AGENCY_NOT_FOUND', 'There is no such agency.');
  }
  return { reviews: row.reviews.map(reviewToWire), count: row.count };
}
