import type { WireOutboxMessage } from '../../../upstream/contract/outbox.ts';
import { insist, type Site } from './webhookTraffic.ts';

/** Messages that one lead makes: about the lead itself, and about the message it writes. */
export const MAILS_OF_A_LEAD = 2;

/** Adds a lead, accepts it, and lets it write one message that stays unread, through any number of kills. */
export async function writeOnce(site: Site): Promise<void> {
  const made = (await insist(site, 'POST', `/control/accounts/${site.account}/leads`)).body as { uuid: string };
  await insist(site, 'PUT', `/account/leads/${made.uuid}/status`, { body: { status: 'accepted' } });
  const { lead } = (await insist(site, 'GET', `/account/leads/${made.uuid}`)).body as { lead: { chatUuid: string } };
  await insist(site, 'POST', `/control/chats/${lead.chatUuid}/messages`, { body: { text: 'Hello' } });
}

/** All emails in the account's outbox. Its WhatsApp messages wait for a service that takes them. */
export async function outboxOf(site: Site): Promise<WireOutboxMessage[]> {
  const all: WireOutboxMessage[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/control/outbox?account=${site.account}&pageSize=100&page=${page}`;
    const { messages } = (await insist(site, 'GET', path)).body as { messages: WireOutboxMessage[] };
    all.push(...messages.filter(({ channel }) => channel === 'EMAIL'));
    if (messages.length < 100) return all;
  }
}

/** The keys of all events that must have been notified of, by what `whatHappened` found. */
export function eventKeysOf(happened: ReadonlyMap<string, readonly string[]>): string[] {
  return [...happened].flatMap(([lead, events]) => {
    // A message that was repeated after a kill follows an unread one.
    const [message] = events.filter((event) => !event.includes('.'));
    return [`lead:${lead}`, ...(message === undefined ? [] : [`message:${message}`])];
  });
}
