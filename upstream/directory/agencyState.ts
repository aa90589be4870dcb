import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Deps } from '../db/deps.ts';
import type { AgenciesTable } from '../db/tables/agencies.ts';

/**
 * SQL condition: the agency's profile has content (`filledDraft` of ENT-25). Expects a table or left join named
 * `agencies`.
 */
export function hasContentSql(): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    coalesce(agencies.name, agencies.tagline, agencies.short_description, agencies.detailed_description,
      agencies.website, agencies.logo_file) is not null
    or cardinality(agencies.services || agencies.industries || agencies.regions) > 0, false)`;
}

/**
 * SQL condition: the agency has a public page, from publication until moderators decline it. Expects a table named
 * `agencies`.
 */
export function hasPageSql(): RawBuilder<boolean> {
  return sql<boolean>`(agencies.status = 'published' and agencies.moderation_status in ('approved', 'review')
    and agencies.alias is not null and agencies.name is not null)`;
}

/**
 * SQL condition: the agency appears in the directory, which requires the moderators' approval (DIR-08). Expects a table
 * named `agencies`.
 */
export function isListedSql(): RawBuilder<boolean> {
  return sql<boolean>`(${hasPageSql()} and agencies.moderation_status = 'approved')`;
}

/** Selects the account's agency for update, creating an empty one if needed. `db` must be a transaction. */
export async function lockAgencyOf({ db, clock }: Deps, accountId: string): Promise<Selectable<AgenciesTable>> {
  await db
    .insertInto('agencies')
    .values({ account_id: accountId, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return await db
    .selectFrom('agencies')
    .selectAll()
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
