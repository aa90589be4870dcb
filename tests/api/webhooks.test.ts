import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { startReceiver, type TestReceiver } from '../../upstream/webhooks/testing/testReceiver.ts';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { freePort } from '../../scripts/freePort.mjs';
import { projectRoot } from '../harness/serverProcess.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';
import { newToken } from './testing/newToken.ts';
import { dig } from './testing/upstreamCall.ts';

const ACCOUNT = 'owner-scale';
const TEXT = 'Fifty characters at least are needed to say what was done.';

let upstream: Upstream;
let gateway: Gateway;
let session: string;
let folder: string;
let receiver: TestReceiver | null = null;
let program: ChildProcess | null = null;

beforeAll(async () => {
  // Receivers compare a call's timestamp with their own clock.
  upstream = await startUpstream({ clock: 'running', env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
  gateway = await startGateway({ upstreamUrl: upstream.url });
  session = await upstream.signIn(ACCOUNT);
  folder = await mkdtemp(join(tmpdir(), 'webhooks-'));
});
afterAll(async () => {
  program?.kill();
  await receiver?.close();
  await gateway?.stop();
  await upstream?.stop();
  if (folder) await rm(folder, { recursive: true });
});

async function ask(query: string, variables: Readonly<Record<string, unknown>> = {}, as = session) {
  const { data, errors } = await gateway.run(as, query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data ?? {};
}

async function createWebhook(url: string): Promise<{ id: string; secret: string }> {
  const made = await ask(
    `mutation ($url: String!) { createWebhook(input: {
      url: $url, events: [LEAD_RECEIVED, LEAD_ACCEPTED, MESSAGE_RECEIVED, REVIEW_PUBLISHED] }) {
      secret webhook { id } errors { code } } }`,
    { url },
  );
  return {
    id: String(dig(made, 'createWebhook', 'webhook', 'id')),
    secret: String(dig(made, 'createWebhook', 'secret')),
  };
}

test('a tool can immediately read the objects of an event by their ids (EXT-23)', async () => {
  const token = await newToken(upstream, ACCOUNT);
  receiver = await startReceiver();
  const { calls } = receiver;
  await createWebhook(receiver.url);
  const { uuid } = (await upstream.control('POST', `/accounts/${ACCOUNT}@demo.example/leads`)) as { uuid: string };
  const leadId = toGlobalId('Lead', uuid);
  const accepted = await ask(
    'mutation ($leadId: ID!) { acceptLead(input: { leadId: $leadId }) { lead { chat { uuid } } } }',
    { leadId },
  );
  const chat = String(dig(accepted, 'acceptLead', 'lead', 'chat', 'uuid'));
  await upstream.control('POST', `/chats/${chat}/messages`, { text: 'When could you start?' });
  const saved = await ask(
    `mutation ($leadId: ID!) { saveReview(input: { leadId: $leadId,
      challenge: "${TEXT}", solution: "${TEXT}", result: "${TEXT}", submit: true }) { shareUuid } }`,
    { leadId },
  );
  await ask(
    `mutation ($uuid: String!) { answerReviewRequest(input: {
      uuid: $uuid, decision: CONFIRM, author: "Ada Bell", rating: 5 }) { errors { code } } }`,
    { uuid: dig(saved, 'saveReview', 'shareUuid') },
  );

  await expect.poll(() => calls.length, { timeout: 10_000 }).toBe(4);
  const events = calls.map(
    ({ body }) => JSON.parse(body) as { type: string; data: Record<string, { id: string } | null> },
  );
  expect(events.map(({ type }) => type)).toEqual([
    'lead.received',
    'lead.accepted',
    'message.received',
    'review.published',
  ]);
  const idsOf = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [String(inner)] : idsOf(inner)))
      : [];
  const ids = events.map(({ data }) => idsOf(data));
  const { nodes } = await ask(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
    { ids: ids.flat() },
    token,
  );
  expect(nodes).toEqual(
    ['Lead', 'Lead', 'Chat', 'Message', 'Chat', 'Lead', 'PublishedReview', 'Lead'].map((type, index) => ({
      __typename: type,
      id: ids.flat()[index],
    })),
  );
  const { node } = await ask(
    'query ($id: ID!) { node(id: $id) { ... on Message { body { ... on TextBody { text } } } } }',
    {
      id: ids[2]?.[0],
    },
  );
  expect(JSON.stringify(node)).toContain('When could you start?');
});

test('the receiver in docs/webhooks.md handles genuine calls once, and refuses others (EXT-23)', async () => {
  const guide = await readFile(join(projectRoot, 'docs/webhooks.md'), 'utf8');
  const file = join(folder, 'receiver.mjs');
  await writeFile(file, /```js\n([\s\S]+?)```/.exec(guide)?.[1] ?? '');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { id, secret } = await createWebhook(url);
  program = spawn(process.execPath, [file], { env: { WEBHOOK_SECRET: secret, PORT: String(port) }, stdio: 'pipe' });
  let printed = '';
  program.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  program.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const headers = { 'webhook-id': 'forged', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) };
  const forged = async (more: object): Promise<number> => {
    const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...more }, body: '{"type":"forged"}' });
    return answer.status;
  };
  await expect.poll(() => forged({}).catch(() => 0), { timeout: 10_000 }).toBe(401);
  expect(await forged({ 'webhook-signature': `v1,${'A'.repeat(43)}=` })).toBe(401);

  const sent = await ask('mutation ($id: ID!) { sendTestWebhook(input: { id: $id }) { delivery { id } } }', { id });
  const delivery = { id: dig(sent, 'sendTestWebhook', 'delivery', 'id') };
  const attempts = async (): Promise<unknown> => {
    const read = await ask(
      'query ($id: ID!) { node(id: $id) { ... on WebhookDelivery { attempts { status } } } }',
      delivery,
    );
    return dig(read, 'node', 'attempts');
  };
  await expect.poll(attempts, { timeout: 10_000 }).toEqual([{ status: 204 }]);
  await ask('mutation ($id: ID!) { redeliverWebhook(input: { id: $id }) { errors { code } } }', delivery);
  await expect.poll(attempts, { timeout: 10_000 }).toEqual([{ status: 204 }, { status: 204 }]);
  // The second attempt had the same id, so the receiver ignored it.
  expect(printed).toBe('webhook.test\n');

  // After the secret is replaced, a receiver that only knows the old one keeps working.
  await ask('mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret } }', { id });
  await ask('mutation ($id: ID!) { redeliverWebhook(input: { id: $id }) { errors { code } } }', delivery);
  await expect.poll(attempts, { timeout: 10_000 }).toHaveLength(3);
  expect(await attempts()).toEqual([{ status: 204 }, { status: 204 }, { status: 204 }]);
});
