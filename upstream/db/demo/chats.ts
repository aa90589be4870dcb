import type { Insertable, Selectable } from 'kysely';
import { openingMessages } from '../../chats/openChat.ts';
import { messageRow, type NewMessage } from '../../chats/messageRows.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import type { ChatsTable, MessagesTable } from '../tables/chats.ts';
import { type ChatRole, chatMessages, type Stories, stories } from './chatLines.ts';
import type { LeadPlan } from './leadPlan.ts';
import { faultyChatId } from './faults.ts';
import type { DemoLead } from './leads.ts';
import type { Random } from './random.ts';

/** A trigger fills the names. */
type DemoChat = Omit<Selectable<ChatsTable>, 'names'>;

export interface DemoChats {
  readonly chats: DemoChat[];
  readonly messages: Insertable<MessagesTable>[];
}

/** The chats of an account's accepted leads, and of blocked leads that were accepted before. */
export function demoChats(leads: readonly DemoLead[], plan: LeadPlan, now: Date, generator: Random): DemoChats {
  const talking = leads.filter(({ status }) => status === 'accepted');
  const roles = rolesOf(talking, plan);
  const isPlain = (lead: DemoLead): boolean => !roles.has(lead.id) && lead.blocked_at === null;
  const byAge = talking.toSorted((a, b) => a.received_at.getTime() - b.received_at.getTime());
  const blocked = talking.filter(({ blocked_at: at }) => at !== null);
  const archived = new Set([
    ...blocked.slice(1),
    ...byAge.filter(isPlain).slice(0, plan.archivedChats - Math.max(0, blocked.length - 1)),
  ]);
  const candidates = talking.filter((lead) => isPlain(lead) && !archived.has(lead));
  const unread = new Set(generator.shuffle(candidates).slice(0, plan.unreadChats));

  const told = stories(generator);
  const all: DemoChats = { chats: [], messages: [] };
  for (const lead of talking) {
    const role = roles.get(lead.id) ?? 'plain';
    const kind = { role, isUnread: unread.has(lead), isArchived: archived.has(lead) };
    const made = demoChat(lead, kind, told, now, generator);
    all.chats.push(made.chat);
    all.messages.push(...made.messages);
  }
  return all;
}

/** Assigns the special chats to leads by their outcome; small accounts only have a pending deal, if any. */
function rolesOf(talking: readonly DemoLead[], plan: LeadPlan): Map<string, ChatRole> {
  const roles = new Map<string, ChatRole>();
  const give = (role: ChatRole, mark: DemoLead['mark'], from: 'first' | 'last' = 'first'): void => {
    const free = talking.filter((lead) => lead.mark === mark && lead.blocked_at === null && !roles.has(lead.id));
    const lead = from === 'first' ? free[0] : free.at(-1);
    if (lead !== undefined) roles.set(lead.id, role);
  };
  if (plan.account === 'owner-scale') give('long', 'addedToCrm');
  if (plan.marks.rejectedByLead > 0) give('closed', 'rejectedByLead');
  if (plan.marks.closedWon > 0) give('dealConfirmed', 'closedWon');
  if (plan.account !== 'owner-scale') return roles;
  give('dealConfirmed', 'closedWon');
  give('reopened', 'closedWon');
  give('dealDenied', 'closedLost');
  give('unblocked', 'closedLost', 'last');
  give('dealPending', null, 'last');
  give('dealPending', null, 'last');
  give('withDeletion', null, 'last');
  give('failsOnce', null, 'last');
  give('slow', null, 'last');
  return roles;
}

function demoChat(
  lead: DemoLead,
  { role, isUnread, isArchived }: { role: ChatRole; isUnread: boolean; isArchived: boolean },
  told: Stories,
  now: Date,
  generator: Random,
): { chat: DemoChat; messages: Insertable<MessagesTable>[] } {
  const id = role === 'failsOnce' || role === 'slow' ? faultyChatId(role) : generator.uuid();
  const openedAt = lead.answered_at ?? lead.received_at;
  // If an old chat is unread, the lead has returned; in a recent one the conversation just continues.
  const isYoung = now.getTime() - openedAt.getTime() < 9 * DAY;
  const leadHasLastWord = role === 'closed' || lead.blocked_at !== null || isUnread || generator.chance(0.35);
  const end = isUnread && !isYoung ? 'comeback' : leadHasLastWord ? 'lead' : 'agency';
  const contents: NewMessage[] = [...openingMessages(lead), ...chatMessages(lead, role, end, told, generator)];
  const times = timesOf(contents, openedAt, role, isUnread, now, generator);
  const messages = contents.map((content, index) => messageRow(generator.uuid(), id, times[index] ?? now, content));

  const lastLead = messages.findLastIndex(({ sender }) => sender === 'lead');
  const last = messages.at(-1);
  const lastAt = times.at(-1) ?? openedAt;
  // A lead who writes has read everything before it. Of the other messages some are read, some only delivered.
  const isReadToEnd = last?.sender === 'agency' && generator.chance(0.6);
  const readAt = isReadToEnd ? soonAfter(lastAt, now, generator) : (times[lastLead] ?? null);
  const newsFrom = isUnread ? firstOfLastRun(messages) : messages.length;
  let unreadCount = 0;
  let lastChange = lastAt;
  messages.forEach((message, index) => {
    const at = times[index] ?? now;
    if (message.sender === 'agency') {
      // The last message of a recent chat may not be delivered yet.
      const isOnItsWay = index === messages.length - 1 && !isReadToEnd && now.getTime() - at.getTime() < 2 * DAY;
      message.status = isOnItsWay ? 'sent' : 'delivered';
      if (!isOnItsWay) message.updated_at = new Date(Math.min(at.getTime() + SECOND, now.getTime()));
    } else {
      message.status = index >= newsFrom ? 'delivered' : 'read';
      if (index >= newsFrom) unreadCount += 1;
      if (message.system_key === 'agency-deal') message.updated_at = times[index + 1] ?? at;
    }
    if (role === 'withDeletion' && message.sender === 'agency' && index === 2) {
      const deletedAt = new Date(at.getTime() + 2 * MINUTE);
      Object.assign(message, { text: '', deleted_at: deletedAt, updated_at: deletedAt });
    }
    const change = new Date(message.updated_at);
    if (change > lastChange) lastChange = change;
  });

  return {
    messages,
    chat: {
      id,
      account_id: lead.account_id,
      lead_id: lead.id,
      created_at: openedAt,
      last_activity_at: lastAt,
      last_change_at: lastChange,
      last_message_id: last?.id ?? null,
      unread_count: unreadCount,
      is_archived: isArchived,
      closed_at: role === 'closed' ? new Date(Math.min(lastAt.getTime() + 3 * HOUR, now.getTime())) : null,
      deleted_at: null,
      lead_read_at: readAt,
    },
  };
}

/** Times of the messages: cards at once, replies after anything from minutes to a day, all before now. */
function timesOf(
  contents: readonly NewMessage[],
  openedAt: Date,
  role: ChatRole,
  isUnread: boolean,
  now: Date,
  generator: Random,
): Date[] {
  let offset = 0;
  const offsets = contents.map((content, index) => {
    if (content.sender === 'system' && index < 2) return index;
    const quick = content.sender === contents[index - 1]?.sender || generator.chance(0.55);
    offset += quick ? 2 * MINUTE + generator.next() * 40 * MINUTE : HOUR + generator.next() * 26 * HOUR;
    return offset;
  });
  const span = now.getTime() - openedAt.getTime();
  // The long chat extends to today; the others only have to end before now.
  const total = offsets.at(-1) ?? 0;
  const wanted = role === 'long' ? span - 7 * HOUR : Math.min(total, span * 0.9);
  const scale = total === 0 ? 1 : wanted / total;
  const times = offsets.map((value, index) =>
    index < 2 ? new Date(openedAt.getTime() + index) : new Date(openedAt.getTime() + 2 + Math.round(value * scale)),
  );
  if (isUnread) {
    // The lead returned recently, so the last messages are new.
    let at = now.getTime() - (0.2 + 30 * generator.next() ** 2) * HOUR;
    for (let index = times.length - 1; index >= firstOfLastRun(contents); index -= 1) {
      const before = times[index - 1]?.getTime() ?? 0;
      times[index] = new Date(Math.max(at, before + MINUTE));
      at -= (1 + generator.next() * 4) * MINUTE;
    }
  }
  return times;
}

/** Index of the first message of the run of lead messages at the end. */
function firstOfLastRun(messages: readonly { readonly sender: string }[]): number {
  return messages.findLastIndex(({ sender }) => sender !== 'lead') + 1;
}

function soonAfter(at: Date, now: Date, generator: Random): Date {
  return new Date(Math.min(at.getTime() + (1 + generator.next() * 90) * MINUTE, now.getTime()));
}
