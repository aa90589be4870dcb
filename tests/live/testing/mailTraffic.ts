import type { WireOutboxMessage } from '../../../upstream/contract/outbox.ts';
import { insist, type Site } from './webhookTraffic.ts';

/** Number of notifications that one lead causes: one about the lead itself, one about the message they write. */
export const MAILS_OF_A_LEAD = 2;

/** Adds a lead, accepts it and makes it write one message that stays unread, despite any number of kills. */
export async function writeOnce(site: Site): Promise<void> {
  const made = (await insist(site, 'POST', `/control/accounts/${site.account}/leads`)).body as { uuid: string };
  await insist(site, 'PUT', `/account/leads/${made.uuid}/status`, { body: { status: 'accepted' } });
  const { lead } = (await insist(site, 'GET', `/account/leads/${made.uuid}`)).body as { lead: { chatUuid: string } };
  await insist(site, 'POST', `/control/chats/${lead.chatUuid}/messages`, { body: { text: 'Hello' } });
}

/** All emails in the account's outbox. Its WhatsApp messages are left out, because nothing sends them. */
export async function outboxOf(site: Site): Promise<WireOutboxMessage[]> {
  const all: WireOutboxMessage[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/control/outbox?account=${site.account}&pageSize=100&page=${page}`;
    const { messages } = (await insist(site, 'GET', path)).body as { messages: WireOutboxMessage[] };
    all.push(...messages.filter(({ channel }) => channel === 'EMAIL'));
    if (messages.length < 100) return all;
  }
}

/** The keys of all events that must have caused a notification, according to `whatHappened`. */
export function eventKeysOf(happened: ReadonlyMap<string, readonly string[]>): string[] {
  return [...happened].flatMap(([lead, events]) => {
    // Later messages, such as one repeated after a kill, follow an unread one and cause no notification.
    const [message] = events.filter((event) => !event.includes('.'));
    return [`lead:${lead}`, ...(message === undefined ? [] : [`message:${message}`])];
  });
}
