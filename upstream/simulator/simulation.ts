import { mayUseLeads } from '../../domain/tariffs.ts';
import { deliverMessages, readAsLead, writeAsLead } from '../chats/chats.control.ts';
import { SECOND } from '../db/clock.ts';
import { englishReplies } from '../db/demo/conversations.en.ts';
import { localReplies } from '../db/demo/conversations.other.ts';
import type { Random } from '../db/demo/random.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { arriveLead } from '../leads/leads.control.ts';
import { moderation } from './moderation.ts';

/** Delay from sending to delivery. */
const DELIVERED_AFTER = 1 * SECOND;
/** Delay until the lead reads a message, unless they reply sooner. */
const READ_AFTER = 3 * SECOND;
const ANSWERED_AFTER = { from: 2 * SECOND, to: 6 * SECOND };
const LEAD_EVERY = 90 * SECOND;
/** Maximum number of new leads in one run of the simulator. */
const MOST_LEADS = 5;

export interface Simulation {
  /** Does everything that is due. */
  tick(): Promise<void>;
}

interface Waiting {
  readonly chatId: string;
  readonly messageId: string;
  readonly status: string;
  readonly language: string;
  readonly sentAt: number;
  readonly isRead: boolean;
}

/**
 * The other side of the demo: new messages are delivered, read and answered, and sometimes a new lead arrives for the
 * account that signed in last. Closed chats and blocked leads stay silent. Moderators approve agencies.
 */
export function simulation(deps: Deps, generator: Random): Simulation {
  const start = deps.clock.now();
  const moderate = moderation(deps);
  const answerDelays = new Map<string, number>();
  let nextLeadAt = start.getTime() + LEAD_EVERY;
  let leads = 0;

  const answer = async (chat: Waiting): Promise<void> => {
    await readAsLead(deps, chat.chatId);
    const reply = generator.pick(localReplies[chat.language] ?? englishReplies);
    await writeAsLead(deps, chat.chatId, reply, chat.language);
    answerDelays.delete(chat.messageId);
  };

  const attend = async (chat: Waiting, now: number): Promise<void> => {
    let delay = answerDelays.get(chat.messageId);
    if (delay === undefined) {
      delay = generator.int(ANSWERED_AFTER.from, ANSWERED_AFTER.to);
      answerDelays.set(chat.messageId, delay);
    }
    const age = now - chat.sentAt;
    if (age >= delay) await answer(chat);
    else if (age >= READ_AFTER && !chat.isRead) await readAsLead(deps, chat.chatId);
    else if (age >= DELIVERED_AFTER && chat.status === 'sent') await deliverMessages(deps, chat.chatId);
  };

  const bringLead = async (now: number): Promise<void> => {
    if (leads >= MOST_LEADS || now < nextLeadAt) return;
    nextLeadAt = now + LEAD_EVERY;
    const accountId = await lastSignedIn(deps);
    if (accountId === null) return;
    leads += 1;
    await arriveLead(deps, accountId, generator.uuid());
  };

  return {
    tick: async () => {
      const now = deps.clock.now().getTime();
      for (const chat of await waitingChats(deps, start)) await unlessRefused(attend(chat, now));
      await bringLead(now);
      await moderate(now);
    },
  };
}

/** Chats whose last message since `start` is the agency's. */
async function waitingChats({ db }: Deps, start: Date): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('chats')
    .innerJoin('messages', 'messages.id', 'chats.last_message_id')
    .innerJoin('leads', 'leads.id', 'chats.lead_id')
    .select([
      'chats.id',
      'chats.lead_read_at',
      'messages.id as message_id',
      'messages.status',
      'messages.created_at',
      'leads.language',
    ])
    .where('chats.last_activity_at', '>=', start)
    .where('chats.closed_at', 'is', null)
    .where('leads.blocked_at', 'is', null)
    .where('messages.sender', '=', 'agency')
    .where('messages.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    chatId: row.id,
    messageId: row.message_id,
    status: row.status,
    language: row.language,
    sentAt: row.created_at.getTime(),
    isRead: row.lead_read_at !== null && row.lead_read_at >= row.created_at,
  }));
}

/** The account with access to leads and a published agency that signed in most recently. Clients see no others. */
async function lastSignedIn({ db, clock }: Deps): Promise<string | null> {
  const sessions = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .innerJoin('agencies', 'agencies.account_id', 'accounts.id')
    .where('agencies.status', '=', 'published')
    .select(['accounts.id', 'accounts.subscription_status', 'accounts.roles'])
    .where('sessions.expires_at', '>', clock.now())
    .orderBy('sessions.created_at', 'desc')
    .limit(20)
    .execute();
  return sessions.find((row) => mayUseLeads(row.subscription_status, row.roles))?.id ?? null;
}

/** Ignores the error if the chat was closed, blocked or purged in the meantime; the next tick skips it. */
async function unlessRefused(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
