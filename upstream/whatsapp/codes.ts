import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CODE_DIGITS, CODE_RESEND_WAIT } from '../../domain/whatsApp.ts';
import { DAY, HOUR } from '../db/clock.ts';
import type { Database } from '../db/tables.ts';
import { ApiError } from '../http/apiError.ts';

/** Maximum number of codes for an account within an hour, and for a number within a day, whoever requests them. */
const CODES_OF_ACCOUNT = 20;
const CODES_TO_ADDRESS = 6;

/** The code of every number in the demo, which sends no WhatsApp messages. */
export const DEMO_CODE = '123456';

/** Six digits, evenly distributed. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

interface Destination {
  readonly accountId: string;
  readonly address: string;
}

/**
 * When the account may next send a code to the address: a minute after the last one, and within the limits. In the past
 * if it may do so now.
 */
export async function nextCodeAt(db: Kysely<Database>, { accountId, address }: Destination, now: Date): Promise<Date> {
  const own = await sentSince(db, 'account_id', accountId, new Date(now.getTime() - HOUR));
  const there = await sentSince(db, 'address', address, new Date(now.getTime() - DAY));
  const last = own.findLast((sent) => sent.address === address);
  return new Date(
    Math.max(
      0,
      last === undefined ? 0 : last.sent_at.getTime() + CODE_RESEND_WAIT,
      freeAt(own, CODES_OF_ACCOUNT, HOUR),
      freeAt(there, CODES_TO_ADDRESS, DAY),
    ),
  );
}

/**
 * Counts a code. Throws 409 TOO_MANY_CODES with Retry-After in seconds before the next one may be sent: not 429, which
 * would make a gateway pause all other calls of this caller too. Account and number must be locked.
 */
export async function noteCode(trx: Kysely<Database>, destination: Destination, now: Date): Promise<void> {
  const wait = (await nextCodeAt(trx, destination, now)).getTime() - now.getTime();
  if (wait > 0) {
    throw new ApiError(409, 'TOO_MANY_CODES', 'Wait before requesting another code.', {
      headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
    });
  }
  await trx
    .deleteFrom('whatsapp_codes')
    .where('sent_at', '<=', new Date(now.getTime() - DAY))
    .execute();
  await trx
    .insertInto('whatsapp_codes')
    .values({ id: randomUUID(), account_id: destination.accountId, address: destination.address, sent_at: now })
    .execute();
}

async function sentSince(db: Kysely<Database>, column: 'account_id' | 'address', value: string, since: Date) {
  return await db
    .selectFrom('whatsapp_codes')
    .select(['address', 'sent_at'])
    .where(column, '=', value)
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .execute();
}

/** When the limit of the window allows another code; 0 if it does now. */
function freeAt(sent: readonly { readonly sent_at: Date }[], most: number, window: number): number {
  const oldest = sent.at(-most);
  return oldest === undefined ? 0 : oldest.sent_at.getTime() + window;
}
