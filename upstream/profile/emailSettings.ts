import type { Kysely } from 'kysely';
import type { WireEmailSettings } from '../contract/emailSettings.ts';
import type { Database } from '../db/tables.ts';

/** The addresses to notify by email (ENT-10); by default only the account's own. */
export async function readEmailSettings(
  db: Kysely<Database>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<WireEmailSettings> {
  const row = await db
    .selectFrom('email_settings')
    .select(['is_consented', 'addresses'])
    .where('account_id', '=', id)
    .executeTakeFirst();
  return row === undefined
    ? { isConsented: true, values: [email] }
    : { isConsented: row.is_consented, values: row.addresses };
}

export async function storeEmailSettings(
  db: Kysely<Database>,
  accountId: string,
  { isConsented, values }: WireEmailSettings,
): Promise<void> {
  const settings = { is_consented: isConsented, addresses: values };
  await db
    .insertInto('email_settings')
    .values({ account_id: accountId, ...settings })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
    .execute();
}
