import type { Kysely } from 'kysely';
import type { OutboxChannel } from '../contract/outbox.ts';
import type { Database } from '../db/tables.ts';
import { readEmailSettings } from '../profile/emailSettings.ts';

export interface Recipient {
  readonly channel: OutboxChannel;
  /** An email address, or a telephone number in E.164. */
  readonly address: string;
}

/** Who is notified of an account's new leads and unread messages: only those who asked for it. */
export async function recipientsOf(
  db: Kysely<Database>,
  account: { readonly id: string; readonly email: string },
): Promise<Recipient[]> {
  const { isConsented, values } = await readEmailSettings(db, account);
  return isConsented ? values.map((address) => ({ channel: 'EMAIL', address })) : [];
}
