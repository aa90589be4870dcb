import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from 'graphql-ws';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { uuidOf } from '../../gateway/relay/ids.ts';
import { hasOptionalAdditions } from './testing/additions.ts';
import { sharedPair, type SharedPair } from './testing/pair.ts';

const ACCOUNT = 'owner-advanced';
function example(name: string): string {
  return readFileSync(path.resolve('examples', `${name}.graphql`), 'utf8');
}

let pair: SharedPair;
beforeAll(async () => {
  pair = await sharedPair();
});

/** Runs an example as in the IDE; throws on any error. */
function run<Data>(name: string, variables: Record<string, unknown> = {}): Promise<Data> {
  return pair.ask<Data>(ACCOUNT, example(name), variables);
}

interface Edges<Node> {
  readonly edges: readonly { readonly node: Node }[];
}
interface ChatNode {
  readonly id: string;
  readonly unreadCount: number;
  readonly eventsCursor: string;
  readonly messages: Edges<{ readonly id: string }>;
}
async function latestChat(): Promise<ChatNode> {
  const { viewer } = await run<{ viewer: { chats: Edges<ChatNode> } }>('03-chat-with-messages');
  const chat = viewer.chats.edges[0]?.node;
  if (!chat) throw new Error('the demo account has no chat');
  return chat;
}

test('who am I', async () => {
  const { viewer } = await run<{ viewer: { account: { user: { email: string } } } }>('01-who-am-i');
  expect(viewer.account.user.email).toBe(`${ACCOUNT}@demo.example`);
});

test('leads page, and accept lead with one of them', async () => {
  type Page = { viewer: { leads: Edges<{ id: string; status: string }> & { totalCount: number } } };
  const { viewer } = await run<Page>('02-leads-page', { status: 'PENDING' });
  const [lead] = viewer.leads.edges.map(({ node }) => node);
  expect(lead?.status).toBe('ACTIVE');
  type Accepted = { acceptLead: { lead: { status: string; chat: { id: string } | null }; errors: unknown[] } };
  const { acceptLead } = await run<Accepted>('06-accept-lead', { leadId: lead?.id });
  expect(acceptLead).toMatchObject({
    lead: { status: 'ACCEPTED', chat: { id: expect.any(String) as string } },
    errors: [],
  });
});

test('chat with messages, send message, and live chat from the cursor before it', async () => {
  const chat = await latestChat();
  expect(chat.messages.edges.length).toBeGreaterThan(0);
  type Sent = { sendMessage: { messageEdge: { node: { id: string } } | null; errors: unknown[] } };
  const { sendMessage } = await run<Sent>('04-send-message', { chatId: chat.id, text: 'Hello from a test' });
  expect(sendMessage.errors).toEqual([]);

  const token = await pair.upstream.signIn(ACCOUNT);
  const client = createClient({
    url: pair.gateway.socketUrl,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  type Event = { chatEvents: { __typename: string; messageEdges?: { node: { id: string } }[] } };
  const events = client.iterate<Event>({
    query: example('05-live-chat'),
    variables: { chatId: chat.id, after: chat.eventsCursor },
  });
  const types: string[] = [];
  for await (const { data, errors } of events) {
    expect(errors).toBeUndefined();
    types.push(data?.chatEvents.__typename ?? '');
    const ids = data?.chatEvents.messageEdges?.map(({ node }) => node.id) ?? [];
    if (ids.includes(sendMessage.messageEdge?.node.id ?? '')) break;
  }
  await client.dispose();
  expect(types[0]).toBe('ChatUpdated');
  expect(types.at(-1)).toBe('MessagesAdded');
});

if (hasOptionalAdditions) {
  test('chat with messages leaves them unread, even in a browser', async () => {
    const { id } = await latestChat();
    await pair.upstream.control('POST', `/chats/${uuidOf('Chat', id)}/messages`, { text: 'Are you there?' });
    const { unreadCount } = await latestChat();
    expect(unreadCount).toBeGreaterThan(0);
    expect(await latestChat()).toMatchObject({ id, unreadCount });
  });

  test('create access token: works only with a session', async () => {
    const answer = await pair.try(ACCOUNT, example('07-create-access-token'), { name: 'from the IDE' });
    expect(answer).toMatchObject({
      data: { createAccessToken: { errors: [], accessToken: { prefix: expect.any(String) as string } } },
    });
  });

  test('create webhook: only with a session, then in the list with its deliveries', async () => {
    const { createWebhook } = await run<{ createWebhook: { webhook: { id: string } } }>(
      '15-create-webhook',
      variablesOf('15-create-webhook'),
    );
    expect(createWebhook).toMatchObject({ secret: expect.stringMatching(/^whsec_/) as string, errors: [] });
    const { viewer } = await run<{ viewer: { webhooks: { id: string; deliveries: object }[] } }>(
      '16-webhook-deliveries',
    );
    const created = viewer.webhooks.find(({ id }) => id === createWebhook.webhook.id);
    expect(created).toMatchObject({ status: 'ENABLED', deliveries: { nodes: expect.any(Array) as unknown[] } });
  });
}

function variablesOf(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.resolve('examples', `${name}.variables.json`), 'utf8')) as Record<
    string,
    unknown
  >;
}

test('directory and agency, for visitors too', async () => {
  const visit = async <Data>(name: string): Promise<Data> => {
    const { data, errors } = await pair.gateway.run(null, example(name), variablesOf(name));
    expect(errors).toBeUndefined();
    return data as Data;
  };
  type Card = { alias: string; services: { name: string }[]; cities: { country: string }[] };
  const { agencies } = await visit<{ agencies: { totalCount: number; nodes: Card[] } }>('08-directory');
  expect(agencies.totalCount).toBeGreaterThan(0);
  for (const { services, cities } of agencies.nodes) {
    expect([services.length > 0, cities.length > 0]).toEqual([true, true]);
  }
  const { agency } = await visit<{ agency: { name: string; offices: unknown[] } | null }>('09-agency');
  expect(agency).toMatchObject({
    name: 'Northbeam',
    offices: [expect.anything(), expect.anything(), expect.anything()],
  });
});

test('dashboard', async () => {
  type Board = { score: { score: number } | null; dashboard: { ranges: { key: string }[] } | null };
  const { viewer } = await run<{ viewer: Board }>('10-dashboard');
  expect(viewer.dashboard?.ranges[0]?.key).toBe('last_30_days');
  expect(viewer.score).not.toBeNull();
});

test('save review: a draft for an accepted lead', async () => {
  type Leads = {
    viewer: { leads: { nodes: { id: string; reviewStatus: string | null; services: { id: string }[] }[] } };
  };
  const { viewer } = await pair.ask<Leads>(
    ACCOUNT,
    '{ viewer { leads(status: ACCEPTED, first: 100) { nodes { id reviewStatus services { id } } } } }',
  );
  const lead = viewer.leads.nodes.find(({ reviewStatus }) => reviewStatus === null);
  const serviceIds = lead?.services.map(({ id }) => id);
  const input = { leadId: lead?.id, serviceIds, submit: false };
  const { saveReview } = await run<{ saveReview: object }>('11-save-review', input);
  expect(saveReview).toMatchObject({
    lead: { reviewStatus: 'CREATED', review: { status: 'DRAFT' } },
    shareUuid: null,
    errors: [],
  });
});
