import { randomUUID } from 'node:crypto';
import type { DealState } from '../../domain/chats.ts';
import type { WireMessage } from '../contract/chats.ts';
import type { Deps } from '../db/deps.ts';
import { settleDeal } from '../deals/settleDeal.ts';
import { ApiError } from '../http/apiError.ts';
import { type ChatChange, changeChat } from './chatChange.ts';
import { messageToWire } from './messageRows.ts';
import { changeLead } from '../leads/leadChange.ts';

/** A deal reported by a lead. */
export interface ReportedDeal {
  readonly name: string;
  readonly website: string | null;
  /** Whole USD. */
  readonly budget: number | null;
  /** One of the project durations of leads. */
  readonly duration: string | null;
}

/** Adds a message from the lead. Throws 404, or 409 if the chat is closed or the lead is blocked. */
export async function writeAsLead(
  deps: Deps,
  chatId: string,
  text: string,
  language: string | null = null,
): Promise<WireMessage> {
  return await changeChat(deps, { chatId }, async ({ chat, append }) => {
    if (chat.lead_blocked_at !== null) throw new ApiError(409, 'LEAD_BLOCKED', 'A blocked lead cannot send messages.');
    if (chat.closed_at !== null) throw new ApiError(409, 'CHAT_CLOSED', 'No messages can be sent in a closed chat.');
    return messageToWire(await append({ sender: 'lead', text, language }), chat.lead_read_at);
  });
}

/** Marks all sent messages of the agency as delivered (STA-12). Returns how many. */
export async function deliverMessages(deps: Deps, chatId: string): Promise<number> {
  return await changeChat(deps, { chatId }, deliver);
}

/** Makes the lead read everything: all messages of the agency up to now are delivered and read (STA-25). */
export async function readAsLead(deps: Deps, chatId: string): Promise<void> {
  await changeChat(deps, { chatId }, async (changing) => {
    await deliver(changing);
    changing.set({ lead_read_at: changing.stamp() });
  });
}

/** Makes the lead report a deal for the agency to confirm (STA-17). Returns the deal's id. */
export async function requestDeal(deps: Deps, chatId: string, deal: ReportedDeal): Promise<string> {
  return await changeChat(deps, { chatId }, async ({ chat, append }) => {
    const dealUuid = randomUUID();
    const params: Record<string, string> = { dealUuid, leadUuid: chat.lead_id, name: deal.name };
    if (deal.website !== null) params['website'] = deal.website;
    if (deal.budget !== null) params['budget'] = deal.budget.toString();
    if (deal.duration !== null) params['duration'] = deal.duration;
    await append({ sender: 'system', key: 'agency-deal', dealStatus: 'pending', params, isNews: true });
    return dealUuid;
  });
}

/**
 * Settles the newest pending deal of a chat: its card changes state and a card with the outcome follows (STA-16,
 * STA-17). Throws 409 if no deal is pending.
 */
export async function answerDealAsLead(
  deps: Deps,
  chatId: string,
  answer: Exclude<DealState, 'pending'>,
): Promise<void> {
  await changeChat(deps, { chatId }, async (change) => {
    const { trx, chat } = change;
    const card = await trx
      .selectFrom('messages')
      .select(['id', 'params'])
      .where('chat_id', '=', chat.id)
      .where('deal_status', '=', 'pending')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (card === undefined) throw new ApiError(409, 'NO_PENDING_DEAL', 'This chat has no pending deal.');
    await settleDeal(change, card, answer);
  });
}

/** Makes the lead decline the agency: no more messages can be sent (STA-24). Idempotent. */
export async function closeChat(deps: Deps, chatId: string): Promise<void> {
  await changeChat(deps, { chatId }, async ({ chat, stamp, set }) => {
    set({ closed_at: chat.closed_at ?? stamp() });
  });
}

/** Makes the lead return: messages can be sent again, and the history still shows that the chat was closed. */
export async function reopenChat(deps: Deps, chatId: string): Promise<void> {
  await changeChat(deps, { chatId }, async ({ chat, append, set }) => {
    if (chat.closed_at === null) return;
    await append({ sender: 'system', key: 'agency-reject', isNews: true });
    set({ closed_at: null });
  });
}

/** Blocks the lead of a chat, as moderation does (STA-05, STA-23). */
export async function blockChat(deps: Deps, chatId: string): Promise<void> {
  await changeChat(deps, { chatId }, async ({ trx, chat, stamp }) => {
    const at = chat.lead_blocked_at ?? stamp();
    await changeLead(trx, chat.lead_id, deps.clock, { blocked_at: at });
  });
}

/** Unblocks a chat's lead, as moderation does; the history still shows the block. */
export async function unblockChat(deps: Deps, chatId: string): Promise<void> {
  await changeChat(deps, { chatId }, async ({ trx, chat, append }) => {
    if (chat.lead_blocked_at === null) return;
    await append({ sender: 'system', key: 'lead-blocked', isNews: true });
    await changeLead(trx, chat.lead_id, deps.clock, { blocked_at: null });
  });
}

async function deliver({ trx, chat, stamp }: ChatChange): Promise<number> {
  const sent = trx
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chat.id)
    .where('sender', '=', 'agency')
    .where('status', '=', 'sent');
  if ((await sent.executeTakeFirst()) === undefined) return 0;
  const delivered = await trx
    .updateTable('messages')
    .set({ status: 'delivered', updated_at: stamp() })
    .where('id', 'in', sent)
    .executeTakeFirstOrThrow();
  return Number(delivered.numUpdatedRows);
}
