import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { codePointLength } from '../../domain/textLength.ts';
import type { Database } from '../db/tables.ts';

/** How long descriptions should be, in code points (VAL-17, VAL-18). */
const SHORT_LENGTH = { from: 100, to: 250 };
const DETAILED_LENGTH = { from: 1000, to: 2500 };

/** How far the agency of an account has come with its page. */
export interface AgencyProgress {
  readonly id: number;
  /** Null until first published. */
  readonly score: number | null;
  readonly isPublished: boolean;
  readonly passedDescription: boolean;
  /** Published stories. */
  readonly stories: number;
  readonly awards: number;
  readonly logotypes: number;
  /** Chosen services of the first level. */
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
    passedDescription: hasLength(short, SHORT_LENGTH) && hasLength(detailed, DETAILED_LENGTH),
  };
}

function hasLength(text: string | null, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const length = codePointLength(text?.trim() ?? '');
  return length >= from && length <= to;
}
