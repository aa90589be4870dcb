import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { BIG, dig } from './upstreamCall.ts';
import type { Prepared, Stage, UpstreamCall } from './upstreamCall.ts';

const CREATE = `mutation ($url: String!) { createWebhook(input: { url: $url, events: [LEAD_RECEIVED] }) {
  secret webhook { id } errors { code } } }`;
const DELETE = 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedWebhookId errors { code } } }';
const TEST = 'mutation ($id: ID!) { sendTestWebhook(input: { id: $id }) { delivery { id } errors { code } } }';

/** Webhooks with this URL are removed before the next one is created, because an account can have at most ten. */
const PASSING = 'https://passing.example/';

function uuidOf(id: unknown): string {
  return Buffer.from(String(id), 'base64url').toString().split(':')[1] ?? '';
}

async function newWebhook({ ask }: Stage, url: string): Promise<string> {
  const { createWebhook } = await ask(CREATE, { url });
  return String(dig(createWebhook, 'webhook', 'id'));
}

/** A webhook with a delivery, used by all calls except those that delete one. */
let shared: Promise<{ readonly webhook: string; readonly delivery: string }> | null = null;

function sharedWebhook(stage: Stage) {
  shared ??= newWebhook(stage, 'https://hooks.example/').then(async (webhook) => {
    const { sendTestWebhook } = await stage.ask(TEST, { id: webhook });
    return { webhook, delivery: String(dig(sendTestWebhook, 'delivery', 'id')) };
  });
  return shared;
}

async function atWebhook(stage: Stage, rest = ''): Promise<Prepared> {
  const { webhook } = await sharedWebhook(stage);
  return { path: `/account/webhooks/${uuidOf(webhook)}${rest}`, variables: { id: webhook } };
}

async function atDelivery(stage: Stage, rest = ''): Promise<Prepared> {
  const { delivery } = await sharedWebhook(stage);
  return { path: `/account/webhook-deliveries/${uuidOf(delivery)}${rest}`, variables: { id: delivery } };
}

/** The account whose delivery log is read. Not BIG, because listing BIG's webhooks meets a fault of its own. */
const READER = 'owner-advanced';
let log: Promise<string> | null = null;

/** The id of a webhook of READER. */
async function webhookOfReader({ upstream }: Stage): Promise<string> {
  const authorization = `Bearer ${await upstream.signIn(READER)}`;
  const csrf = await fetch(`${upstream.url}/csrf`, { headers: { authorization } });
  const made = await fetch(`${upstream.url}/account/webhooks`, {
    method: 'POST',
    headers: {
      authorization,
      'x-csrf-token': ((await csrf.json()) as { token: string }).token,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ url: 'https://hooks.example/', events: ['lead.received'] }),
  });
  return ((await made.json()) as { webhook: { id: string } }).webhook.id;
}

const shape = { row: 'EXT-23', account: BIG } as const;

/** Calls about webhooks. */
export const WEBHOOK_CALLS: readonly UpstreamCall[] = [
  {
    ...shape,
    call: 'GET /account/webhooks',
    field: 'Viewer.webhooks',
    document: '{ viewer { account { timeZone } webhooks { url } } }',
    prepare: () => ({ path: '/account/webhooks' }),
    at: 'viewer.webhooks',
    beside: 'viewer.account.timeZone',
  },
  {
    ...shape,
    call: 'POST /account/webhooks',
    field: 'Mutation.createWebhook',
    document: CREATE,
    prepare: async ({ ask }) => {
      const { viewer } = await ask('{ viewer { webhooks { id url } } }', {});
      const webhooks = dig(viewer, 'webhooks') as { id: string; url: string }[];
      for (const { id, url } of webhooks) if (url === PASSING) await ask(DELETE, { id });
      return { path: '/account/webhooks', variables: { url: PASSING } };
    },
  },
  {
    ...shape,
    call: 'PUT /account/webhooks/{id}',
    field: 'Mutation.updateWebhook',
    document: `mutation ($id: ID!) { updateWebhook(input: {
      id: $id, url: "https://hooks.example/", events: [LEAD_RECEIVED], isPaused: false }) {
      webhook { id } errors { code } } }`,
    prepare: (stage) => atWebhook(stage),
  },
  {
    ...shape,
    call: 'DELETE /account/webhooks/{id}',
    field: 'Mutation.deleteWebhook',
    document: DELETE,
    prepare: async (stage) => {
      const id = await newWebhook(stage, 'https://deleted.example/');
      return { path: `/account/webhooks/${uuidOf(id)}`, variables: { id } };
    },
    isBodyless: true,
  },
  {
    ...shape,
    call: 'POST /account/webhooks/{id}/secret',
    field: 'Mutation.rotateWebhookSecret',
    document: 'mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret errors { code } } }',
    prepare: (stage) => atWebhook(stage, '/secret'),
  },
  {
    ...shape,
    call: 'POST /account/webhooks/{id}/test',
    field: 'Mutation.sendTestWebhook',
    document: TEST,
    prepare: (stage) => atWebhook(stage, '/test'),
  },
  {
    ...shape,
    call: 'GET /account/webhooks/{id}/deliveries',
    field: 'Webhook.deliveries',
    document: `query ($id: ID!) { viewer { account { timeZone } }
      node(id: $id) { ... on Webhook { url deliveries { totalCount } } } }`,
    account: READER,
    prepare: async (stage) => {
      const uuid = await (log ??= webhookOfReader(stage));
      return { path: `/account/webhooks/${uuid}/deliveries`, variables: { id: toGlobalId('Webhook', uuid) } };
    },
    at: 'node.deliveries',
    beside: 'viewer.account.timeZone',
  },
  {
    ...shape,
    call: 'GET /account/webhook-deliveries/{id}',
    field: 'Query.node',
    document:
      'query ($id: ID!) { viewer { account { timeZone } } node(id: $id) { ... on WebhookDelivery { eventId } } }',
    prepare: (stage) => atDelivery(stage),
    at: 'node',
    beside: 'viewer.account.timeZone',
  },
  {
    ...shape,
    call: 'POST /account/webhook-deliveries/{id}/attempts',
    field: 'Mutation.redeliverWebhook',
    document: 'mutation ($id: ID!) { redeliverWebhook(input: { id: $id }) { delivery { id } errors { code } } }',
    prepare: (stage) => atDelivery(stage, '/attempts'),
  },
];
