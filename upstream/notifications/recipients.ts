import type { Kysely } from 'kysely';
import { isEmail } from '../../domain/contact/email.ts';
import type { OutboxChannel } from '../contract/outbox.ts';
import type { Database } from '../db/tables.ts';
import { readEmailSettings } from '../profile/emailSettings.ts';
import { subscribedNumber } from '../whatsapp/recipients.ts';

export interface Recipient {
  readonly channel: OutboxChannel;
  /** An email address, or a phone number in E.164 format. */
  readonly address: string;
}

/**
 * Who is notified of an account's new leads and unread messages: only addresses with consent, and none that is
 * incomplete, as in the draft of a profile.
 */
export async function recipientsOf(
  db: Kysely<Database>,
  account: { readonly id: string; readonly email: string },
): Promise<Recipient[]> {
  const { isConsented, values } = await readEmailSettings(db, account);
  const number = await subscribedNumber(db, account.id);
  const addresses = values.filter(isEmail);
  return [
    ...(isConsented ? addresses.map((address) => ({ channel: 'EMAIL' as const, address })) : []),
    ...(number === null ? [] : [{ channel: 'WHATSAPP' as const, address: number }]),
  ];
}
