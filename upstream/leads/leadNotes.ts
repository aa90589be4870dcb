import { randomUUID } from 'node:crypto';
import { checkNoteText, MOST_NOTES } from '../../domain/leadNote.ts';
import type { WireLead } from '../contract/leads.ts';
import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { keyReused } from '../http/keyReused.ts';
import { changeLead } from './leadChange.ts';
import { type LeadAccount, lockLead, readLead } from './leadAnswers.ts';

/**
 * Adds a note to a lead of the account, but only once for repeated calls with the same idempotency key. Throws 404, 409
 * for too many notes or a key used for another text, and 422 for an invalid text.
 */
export async function addNote(
  { db, clock }: Deps,
  account: LeadAccount,
  id: string,
  { text, key }: { readonly text: string; readonly key: string | null },
): Promise<WireLead> {
  const verdict = checkNoteText(text);
  if (!verdict.ok) {
    const code = verdict.code === 'textRequired' ? 'TEXT_REQUIRED' : 'TEXT_MAX_LENGTH';
    throw invalidFields({ path: 'text', code, message: 'A note must have 1 to 2,000 characters.' });
  }
  return await transact(db, async (trx) => {
    const lead = await lockLead(trx, account, id);
    const notes = await trx
      .selectFrom('lead_notes')
      .select(['text', 'idempotency_key'])
      .where('lead_id', '=', lead.id)
      .execute();
    const earlier = key === null ? undefined : notes.find((note) => note.idempotency_key === key);
    if (earlier !== undefined) {
      if (earlier.text !== verdict.text) throw keyReused();
      return await readLead(trx, clock, account, lead.id);
    }
    if (notes.length >= MOST_NOTES) {
      throw new ApiError(409, 'TOO_MANY_NOTES', `A lead can have at most ${MOST_NOTES} notes.`);
    }
    const createdAt = await changeLead(trx, lead.id, clock, {});
    await trx
      .insertInto('lead_notes')
      .values({ id: randomUUID(), lead_id: lead.id, text: verdict.text, created_at: createdAt, idempotency_key: key })
      .execute();
    return await readLead(trx, clock, account, lead.id);
  });
}

/** Deletes a note; does nothing if there is no such note. Throws 404 for an unknown lead. */
export async function deleteNote(
  { db, clock }: Deps,
  account: LeadAccount,
  id: string,
  noteId: string,
): Promise<WireLead> {
  return await transact(db, async (trx) => {
    const lead = await lockLead(trx, account, id);
    const { numDeletedRows } = await trx
      .deleteFrom('lead_notes')
      .where('id', '=', noteId)
      .where('lead_id', '=', lead.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await changeLead(trx, lead.id, clock, {});
    return await readLead(trx, clock, account, lead.id);
  });
}
