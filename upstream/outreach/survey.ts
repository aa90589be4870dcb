import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { checkEmail } from '../../domain/signIn/credentials.ts';
import { normalizeEmail } from '../../domain/contact/email.ts';
import { storedText } from '../../domain/storedText.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireFieldError } from '../contract/call.ts';
import type { WireSurvey } from '../contract/outreach.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { invalidFields } from '../http/apiError.ts';
import { keyReused } from '../http/keyReused.ts';
import { faultsOfText } from './feedbackTexts.ts';

/** Longest answer, in code points. */
const TEXT_MAX = 10_000;

/** How an answer is sent. */
interface Sending {
  /** Language of the request, used for error messages. */
  readonly language: WireLocale;
  /** Idempotency key: an answer sent again with the same key is stored once. */
  readonly key: string | null;
}

/**
 * Stores an answer and adds its type to the account's sent forms (RST-69, ENT-25). Answers of an account with the same
 * idempotency key are stored once. Throws 409 for a key used for a different answer, and 422 for an answer without a
 * type or an address, or with an empty or too long text.
 */
export async function storeSurvey(
  { db, clock }: Deps,
  accountId: string,
  answer: WireSurvey,
  { language, key }: Sending,
): Promise<void> {
  const survey = {
    type: storedText(answer.type),
    email: normalizeEmail(answer.email),
    text: storedText(answer.text),
  };
  const faults = faultsOf(survey, language);
  if (faults.length > 0) throw invalidFields(...faults);
  await transact(db, async (trx) => {
    const added = await trx
      .insertInto('surveys')
      .values({
        id: randomUUID(),
        account_id: accountId,
        ...survey,
        idempotency_key: key,
        answered_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) await requireSame(trx, accountId, key, survey);
    await trx
      .updateTable('accounts')
      .set({ forms: sql<string>`forms || to_jsonb(${survey.type}::text)` })
      .where('id', '=', accountId)
      .where(sql<boolean>`not forms @> to_jsonb(${survey.type}::text)`)
      .execute();
  });
}

async function requireSame(
  trx: Transaction<Database>,
  accountId: string,
  idempotencyKey: string | null,
  survey: WireSurvey,
): Promise<void> {
  const { type, email, text } = await trx
    .selectFrom('surveys')
    .select(['type', 'email', 'text'])
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  if (type !== survey.type || email !== survey.email || text !== survey.text) throw keyReused();
}

function faultsOf({ type, email, text }: WireSurvey, language: WireLocale): readonly WireFieldError[] {
  const emailCode = checkEmail(email);
  return [
    ...(type === '' ? [{ path: 'type', code: 'required', message: 'is required' }] : []),
    ...(emailCode === null ? [] : [{ path: 'email', code: emailCode, message: 'is not an email address' }]),
    ...faultsOfText('text', text, { max: TEXT_MAX, language }),
  ];
}
