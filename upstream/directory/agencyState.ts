import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Deps } from '../db/deps.ts';
import type { AgenciesTable } from '../db/tables/agencies.ts';

/** Whether the agency's profile has any content, over a table or left join named `agencies` (ENT-25 `filledDraft`). */
export function hasContentSql(): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    coalesce(agencies.name, agencies.tagline, agencies.short_description, agencies.detailed_description,
      agencies.website, agencies.logo_file) is not null
    or cardinality(agencies.services || agencies.industries || agencies.regions) > 0, false)`;
}

/** Who appears in the directory and has a public page (DIR-08), over a table named `agencies`. */
export function isPublicSql(): RawBuilder<boolean> {
  return sql<boolean>`(agencies.status = 'published' and agencies.moderation_status = 'approved'
    and agencies.alias is not null and agencies.name is not null)`;
}

/**
 * The agency of an account, locked until the end of the transaction that `db` must be; an empty one is made when
 * there is none.
 */
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
    .forUpdate()
    .executeTakeFirstOrThrow();
}
