import { randomUUID } from 'node:crypto';
import { type Transaction } from 'kysely';
import { checkEmail } from '../../domain/signIn/credentials.ts';
import { normalizeEmail } from '../../domain/contact/email.ts';
import { storedText } from '../../domain/storedText.ts';
import { lockSender, noteSend } from '../briefs/sendLimit.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireFieldError } from '../contract/call.ts';
import type { WireFeedback } from '../contract/outreach.ts';
import type { Deps } from '../db/deps.ts';
import { lockFor } from '../db/lockFor.ts';
import type { Database } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { invalidFields } from '../http/apiError.ts';
import { keyReused } from '../http/keyReused.ts';
import { faultsOfText } from './feedbackTexts.ts';

/** Longest text of feedback, in code points. */
const TEXT_MAX = 5_000;

/** Who sent feedback. */
interface Sender {
  /** IP address for the limit. */
  readonly address: string;
  /** Language of the request, used for error messages. */
  readonly language: WireLocale;
  /** Idempotency key: feedback sent again with the same key is stored once. */
  readonly key: string | null;
}

/**
 * Stores feedback (RST-72, ENT-55). The limits for an IP address are the same as for briefs. Throws 409 for a key used
 * for other feedback, 422 with fields, 429 with Retry-After.
 */
export async function storeFeedback(
  { db, clock }: Deps,
  { c, message, email }: WireFeedback,
  { address, language, key }: Sender,
): Promise<void> {
  const feedback = { page: storedText(c), text: storedText(message), email: normalizeEmail(email) };
  const faults = faultsOf(feedback, language);
  if (faults.length > 0) throw invalidFields(...faults);
  await transact(db, async (trx) => {
    const now = clock.now();
    const sender = `feedback ${address}`;
    await lockSender(trx, sender);
    // A client that repeats feedback may meanwhile have another address.
    if (key !== null) await lockFor(trx, `feedback with key ${key}`);
    if (key !== null && (await isStored(trx, key, feedback))) return;
    await noteSend(trx, sender, now);
    await trx
      .insertInto('feedback')
      .values({ id: randomUUID(), ...feedback, idempotency_key: key, sent_at: now })
      .execute();
  });
}

type Feedback = Readonly<Record<'page' | 'text' | 'email', string>>;

async function isStored(trx: Transaction<Database>, key: string, { page, text, email }: Feedback): Promise<boolean> {
  const stored = await trx
    .selectFrom('feedback')
    .select(['page', 'text', 'email'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (stored === undefined) return false;
  if (stored.page !== page || stored.text !== text || stored.email !== email) throw keyReused();
  return true;
}

function faultsOf({ page, text, email }: Feedback, language: WireLocale): readonly WireFieldError[] {
  const emailCode = checkEmail(email);
  return [
    ...(page === '' ? [{ path: 'c', code: 'required', message: 'is required' }] : []),
    ...faultsOfText('message', text, { max: TEXT_MAX, language }),
    ...(emailCode === null ? [] : [{ path: 'email', code: emailCode, message: 'is not an email address' }]),
  ];
}
