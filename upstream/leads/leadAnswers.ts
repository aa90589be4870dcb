import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DeclineReason, LeadAnswer } from '../../domain/leads.ts';
import { canAnswerLead } from '../../domain/leads.ts';
import { mayChat, mayUseLeads } from '../../domain/tariffs.ts';
import { isUuid } from '../../domain/uuid.ts';
import { openChat } from '../chats/openChat.ts';
import type { WireLead } from '../contract/leads.ts';
import type { Clock } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';
import { recordEvent } from '../webhooks/recordEvent.ts';
import { leadStatus } from './leadState.ts';
import { type LeadRow, leadToWire } from './leadWire.ts';
import { changeLead } from './leadChange.ts';
import { selectLeads } from './leadRows.ts';
import { storeReplyTime } from './replyTime.ts';

/** The owner of the leads. */
export type LeadAccount = Pick<RequestAccount, 'id' | 'subscriptionStatus' | 'roles' | 'timeZone'>;

/** Throws 403 for accounts with neither a paid or trial subscription nor the role LeadRecipient (ACC-14). */
export function requireLeadAccess(account: LeadAccount): void {
  if (!mayUseLeads(account.subscriptionStatus, account.roles)) {
    throw new ApiError(403, 'SUBSCRIPTION_REQUIRED', 'Leads require a paid or trial subscription.');
  }
}

/** One lead of the account by uuid or slug (RST-42). Throws 404. */
export async function getLead({ db, clock }: Deps, account: LeadAccount, id: string): Promise<WireLead> {
  requireLeadAccess(account);
  return await readLead(db, clock, account, id);
}

/** One lead of an account that may use leads, by uuid or slug. Throws 404. */
export async function readLead(
  db: Kysely<Database>,
  clock: Clock,
  account: LeadAccount,
  id: string,
): Promise<WireLead> {
  return leadToWire(await findLead(db, account, id), clock.now(), mayChat(account.subscriptionStatus));
}

/** Locks a lead for a change, by uuid or slug. Throws 403 and 404. */
export async function lockLead(trx: Transaction<Database>, account: LeadAccount, id: string): Promise<LeadRow> {
  requireLeadAccess(account);
  await trx.selectFrom('leads').select('id').where(isLead(account, id)).forNoKeyUpdate().executeTakeFirst();
  // A second query: after waiting for the lock, the first one would return the chat and the notes as they were before.
  return await findLead(trx, account, id);
}

/**
 * Accepts or declines an active lead (RST-43, STA-02, STA-03, STA-06); accepting opens its chat. Throws 404, and 409 if
 * the lead is not active, e.g. for the second of two concurrent answers.
 */
export async function answerLead(
  { db, clock }: Deps,
  account: LeadAccount,
  id: string,
  answer: LeadAnswer,
): Promise<WireLead> {
  return await transact(db, async (trx) => {
    const lead = await lockLead(trx, account, id);
    const now = clock.now();
    if (!canAnswerLead(leadStatus(lead, now))) {
      throw new ApiError(409, 'LEAD_NOT_ACTIVE', 'Only an active lead can be answered.');
    }
    const change = { status: answer, answered_at: now };
    const updatedAt = await changeLead(trx, lead.id, clock, change);
    await storeReplyTime(trx, account.id);
    const chatId = answer === 'accepted' ? await openChat(trx, lead, now) : null;
    if (answer === 'accepted') await recordEvent(trx, account.id, now, { type: 'lead.accepted', leadId: lead.id });
    const answered = { ...lead, ...change, updated_at: updatedAt, chat_id: chatId };
    return leadToWire(answered, now, mayChat(account.subscriptionStatus));
  });
}

/** Stores or replaces the reason for declining a lead (RST-44). Throws 404, and 409 if it was not declined. */
export async function setDeclineReason(
  { db, clock }: Deps,
  account: LeadAccount,
  id: string,
  reason: DeclineReason,
): Promise<void> {
  await transact(db, async (trx) => {
    const lead = await lockLead(trx, account, id);
    const now = clock.now();
    if (leadStatus(lead, now) !== 'declined') {
      throw new ApiError(409, 'LEAD_NOT_DECLINED', 'A reason can only be saved for a declined lead.');
    }
    await changeLead(trx, lead.id, clock, { decline_reason: reason });
  });
}

/**
 * Sets or clears the outcome of an accepted lead; with `unlessSet`, one that it already has is kept. Throws 404, and 409
 * if the lead is not accepted or is blocked.
 */
export async function setMark(
  { db, clock }: Deps,
  account: LeadAccount,
  id: string,
  mark: WireLead['mark'],
  { unlessSet = false }: { readonly unlessSet?: boolean } = {},
): Promise<WireLead> {
  return await transact(db, async (trx) => {
    const lead = await lockLead(trx, account, id);
    const now = clock.now();
    if (leadStatus(lead, now) !== 'accepted') {
      throw new ApiError(409, 'LEAD_NOT_ACCEPTED', 'Only an accepted lead can have an outcome.');
    }
    const next = unlessSet ? (lead.mark ?? mark) : mark;
    if (lead.mark !== next) await changeLead(trx, lead.id, clock, { mark: next });
    return await readLead(trx, clock, account, lead.id);
  });
}

async function findLead(db: Kysely<Database>, account: Pick<LeadAccount, 'id'>, id: string): Promise<LeadRow> {
  const lead = await selectLeads(db).where(isLead(account, id)).executeTakeFirst();
  if (lead === undefined) throw new ApiError(404, 'LEAD_NOT_FOUND', 'There is no such lead.');
  return lead;
}

/** Condition for the account's lead with this uuid or slug. */
function isLead({ id: accountId }: Pick<LeadAccount, 'id'>, id: string): RawBuilder<boolean> {
  const key = isUuid(id) ? sql`leads.id = ${id}::uuid` : sql`leads.slug = ${id}`;
  return sql<boolean>`(leads.account_id = ${accountId} and ${key})`;
}
