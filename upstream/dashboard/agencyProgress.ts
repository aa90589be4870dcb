import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { checkText } from '../../domain/profile/profileTexts.ts';
import type { Database } from '../db/tables.ts';

/** Progress of an account's agency page. */
export interface AgencyProgress {
  readonly id: number;
  /** Null until first published. */
  readonly score: number | null;
  readonly isPublished: boolean;
  readonly passedDescription: boolean;
  /** Number of published stories. */
  readonly stories: number;
  readonly awards: number;
  readonly logotypes: number;
  /** Number of selected top-level services. */
  readonly services: number;
  readonly industries: number;
}

/** Null for an account without an agency. */
export async function readAgencyProgress(db: Kysely<Database>, accountId: string): Promise<AgencyProgress | null> {
  const images = (kind: 'award' | 'logotype') =>
    sql<number>`(select count(*) from agency_images where agency_id = agencies.id and kind = ${kind})`;
  const row = await db
    .selectFrom('agencies')
    .select(['id', 'score', 'short_description', 'detailed_description', 'published_at'])
    .select([
      sql<number>`(select count(*) from agency_stories
        where agency_id = agencies.id and status = 'published' and removed_at is null)`.as('stories'),
      images('award').as('awards'),
      images('logotype').as('logotypes'),
      sql<number>`(select count(*) from catalogue
        where kind = 'service' and parent_id is null and id = any(agencies.services))`.as('services'),
      sql<number>`cardinality(industries)`.as('industries'),
    ])
    .where('account_id', '=', accountId)
    .where('status', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { short_description: short, detailed_description: detailed, published_at: publishedAt, ...numbers } = row;
  return {
    ...numbers,
    isPublished: publishedAt !== null,
    passedDescription:
      checkText('shortDescription', short) === null && checkText('detailedDescription', detailed) === null,
  };
}
