import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { openPortal, PortalError } from '../../examples/recipes/portal.ts';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { codeOf } from './testing/browser.ts';
import { newToken } from './testing/newToken.ts';
import { scratchPair } from './testing/pair.ts';
import type { SharedPair } from './testing/pair.ts';
import { rootFields, smallestOperation } from './testing/smallestOperation.ts';

let pair: SharedPair;
beforeAll(async () => {
  pair = await scratchPair();
}, 60_000);

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const UUID = '00000000-0000-4000-8000-000000000001';
/** Values that are valid on their own, so that only the subscription can be missing. */
const VALID: Readonly<Record<string, unknown>> = {
  leadId: toGlobalId('Lead', UUID),
  chatId: toGlobalId('Chat', UUID),
  messageId: toGlobalId('Message', `${UUID}:${UUID}`),
  noteId: toGlobalId('LeadNote', `${UUID}:${UUID}`),
  dealId: toGlobalId('Deal', UUID),
  storyId: toGlobalId('SuccessStory', '1'),
  recipientId: toGlobalId('WhatsAppRecipient', '1'),
  number: '+4930123456',
  code: '123456',
  website: 'x.example',
  email: 'x@example.com',
};
const IDS: Readonly<Record<string, string>> = { deleteReply: toGlobalId('SavedReply', UUID) };
const ARGUMENTS: Readonly<Record<string, string>> = {
  lead: `(uuid: "${UUID}")`,
  chat: `(uuid: "${UUID}")`,
  deal: `(uuid: "${UUID}")`,
  messageSearch: '(query: "x")',
};
/** Without a session, or with a user error for accounts that cannot buy. */
const APART = ['signIn', 'signUp', 'requestPasswordReset', 'resetPassword', 'signOut', 'buyTariff', 'buyProjects'];

function fieldsOf(typeName: string) {
  const type = schema.getType(typeName);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

function mutation(name: string): { query: string; variables: Readonly<Record<string, unknown>> } {
  const { query, variables } = smallestOperation('Mutation', name);
  const { input } = variables;
  if (typeof input !== 'object' || input === null) return { query, variables };
  const optional = name === 'sendMessage' ? { chatId: null } : {};
  const valid = Object.entries({ ...input, ...optional }).map(([key, value]): [string, unknown] => [
    key,
    key === 'id' ? (IDS[name] ?? value) : (VALID[key] ?? value),
  ]);
  return { query, variables: { input: Object.fromEntries(valid) } };
}

/** What the description has to say, by the two accounts without a subscription. `codeFor`: the account's refusal. */
async function needBy(codeFor: (account: string) => Promise<unknown>): Promise<string | null> {
  const isRefused = async (account: string): Promise<boolean> => (await codeFor(account)) === 'SUBSCRIPTION_REQUIRED';
  if (!(await isRefused('free'))) return null;
  return (await isRefused('recipient')) ? 'Needs a subscription' : 'Needs a subscription or the role `LEAD_RECIPIENT`.';
}

function needOf(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<string | null> {
  return needBy(async (account) => codeOf(await pair.try(account, query, variables)));
}

/** The need of a subscription, by its first event. */
function needOfEvents(name: string): Promise<string | null> {
  const { query, variables } = smallestOperation('Subscription', name);
  return needBy(async (account) => {
    const token = await newToken(pair.upstream, account, ['leads:read', 'messages:read']);
    const portal = openPortal({ url: pair.gateway.graphqlUrl, token });
    const ids = 'chatId' in variables ? { chatId: VALID['chatId'] } : {};
    const stop = new AbortController();
    try {
      await portal.subscribe(query, { ...variables, ...ids }, stop.signal).next();
      return null;
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      return error.code;
    } finally {
      stop.abort();
    }
  });
}

test('the description of every mutation, subscription and field of the viewer says whether it needs a subscription (ACC-03, ACC-14)', async () => {
  const mutations = rootFields('Mutation').filter((name) => !APART.includes(name));
  const fields = fieldsOf('Viewer').map(({ name }) => name);
  const seen: Record<string, string | null> = {};
  for (const name of mutations) {
    const { query, variables } = mutation(name);
    seen[`Mutation.${name}`] = await needOf(query, variables);
  }
  for (const name of fields) {
    const selection = name === 'id' ? '' : ' { __typename }';
    seen[`Viewer.${name}`] = await needOf(`{ viewer { ${name}${ARGUMENTS[name] ?? ''}${selection} } }`);
  }
  for (const name of rootFields('Subscription')) seen[`Subscription.${name}`] = await needOfEvents(name);
  const said = Object.keys(seen).map((place): [string, string | null] => {
    const [type = '', name = ''] = place.split('.');
    const description = fieldsOf(type).find((field) => field.name === name)?.description ?? '';
    const found = /Needs a subscription(?: or the role `LEAD_RECIPIENT`\.)?/.exec(description);
    return [place, found && found[0]];
  });
  expect(Object.fromEntries(said)).toEqual(seen);
  expect(Object.values(seen).filter((need) => need !== null).length).toBeGreaterThan(35);
}, 60_000);
