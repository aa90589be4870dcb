import { randomUUID } from 'node:crypto';
import type { WireLeadPage } from '../../../upstream/contract/leads.ts';
import type { WireMessage } from '../../../upstream/contract/chats.ts';
import type { Upstream } from '../../harness/upstream.ts';

/** Number of events that each lead causes: received, accepted, seven messages, a published review. */
export const EVENTS_OF_A_LEAD = 10;
const MESSAGES = 7;
const TEXT = 'Fifty characters at least are needed to say what was done.';

/** An upstream that may be down at any moment, and a session of its account. */
export interface Site {
  readonly upstream: Upstream;
  readonly account: string;
  readonly token: string;
}

/** Makes a call. The status is 0 if the upstream was down; whether the call was executed is then unknown. */
async function send(
  { upstream, token }: Site,
  method: string,
  path: string,
  { body, address }: { body?: unknown; address?: string } = {},
): Promise<{ status: number; body: unknown }> {
  try {
    const csrf = await fetch(`${upstream.url}/csrf`, { headers: { authorization: `Bearer ${token}` } });
    const answer = await fetch(upstream.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-csrf-token': ((await csrf.json()) as { token: string }).token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(address === undefined ? {} : { 'x-client-address': address }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    return { status: 0, body: null };
  }
}

/** Repeats a call until there is a response; by then it has been executed, perhaps by an earlier attempt. */
export async function insist(site: Site, ...call: readonly [method: string, path: string, rest?: object]) {
  for (;;) {
    const answer = await send(site, ...call);
    if (answer.status !== 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Creates a webhook for all events; throws unless it succeeds. */
export async function createWebhook(site: Site, url: string): Promise<void> {
  const events = ['lead.received', 'lead.accepted', 'message.received', 'review.published'];
  const { status, body } = await send(site, 'POST', '/account/webhooks', { body: { url, events } });
  if (status !== 201) throw new Error(`The webhook was answered ${status}: ${JSON.stringify(body)}`);
}

/** Takes a lead from arrival to a published review, despite any number of kills. `number` makes the reviewer unique. */
export async function liveThrough(site: Site, number: number): Promise<void> {
  const made = (await insist(site, 'POST', `/control/accounts/${site.account}/leads`)).body as { uuid: string };
  const accepted = await insist(site, 'PUT', `/account/leads/${made.uuid}/status`, { body: { status: 'accepted' } });
  if (accepted.status !== 200 && accepted.status !== 409) throw new Error(`Accepting: ${accepted.status}`);
  const { lead } = (await insist(site, 'GET', `/account/leads/${made.uuid}`)).body as { lead: { chatUuid: string } };
  for (let count = 1; count <= MESSAGES; count += 1) {
    await insist(site, 'POST', `/control/chats/${lead.chatUuid}/messages`, { body: { text: `no. ${count}` } });
  }
  const uuid = randomUUID();
  const review = { challenge: TEXT, solution: TEXT, result: TEXT, services: [], budget: null, projectDuration: null };
  await insist(site, 'PUT', `/account/leads/${made.uuid}/review/${uuid}/`, { body: { ...review, status: 'pending' } });
  const answer = { decision: 'confirm', author: 'Ada Bell', company: null, rating: 5 };
  const address = `10.${Math.floor(number / 200)}.${number % 200}.1`;
  await insist(site, 'POST', `/reviews/${uuid}`, { body: answer, address });
}

/** The events of each lead since `since`, in order, according to the upstream's own lists. */
export async function whatHappened(site: Site, since: string): Promise<Map<string, string[]>> {
  const happened = new Map<string, string[]>();
  for (let page = 1; ; page += 1) {
    const { body } = await insist(site, 'GET', `/account/leads?pageSize=100&pageNumber=${page}`);
    const leads = (body as WireLeadPage).leads.filter(({ receivedAt }) => receivedAt >= since);
    for (const { uuid, status, chatUuid, reviewStatus } of leads) {
      const events = ['lead.received'];
      if (status === 'accepted') events.push('lead.accepted');
      if (chatUuid !== null) events.push(...(await messagesOf(site, chatUuid)));
      if (reviewStatus === 'completed') events.push('review.published');
      happened.set(uuid, events);
    }
    if (leads.length < 100) return happened;
  }
}

async function messagesOf(site: Site, chat: string): Promise<string[]> {
  const path = `/messaging/api/v1/agency/chats/${chat}/messages/latest?after=2020-01-01T00:00:00Z&limit=200`;
  const { messages } = (await insist(site, 'GET', path)).body as { messages: WireMessage[] };
  return messages
    .filter(({ sender }) => sender === 'lead')
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map(({ uuid }) => uuid);
}

/** The lead of an event, and the event's name as used by `whatHappened`. */
export function readEvent(body: string): readonly [lead: string, event: string] {
  const { type, data } = JSON.parse(body) as {
    type: string;
    data: { lead: { uuid: string }; message?: { uuid: string } };
  };
  return [data.lead.uuid, data.message?.uuid ?? type];
}
