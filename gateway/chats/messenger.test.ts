import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';
import { BASE, wireChat, wireChatPage } from './testing/wire.ts';

const UNREAD = `GET ${BASE}/counters/messages/`;
const LIST = `GET ${BASE}/chats/?pageNumber=1&pageSize=20&status=inbox`;
const LEADS = 'GET /account/counters';
const answers = {
  [UNREAD]: { messages: 6 },
  [LIST]: wireChatPage([wireChat(1)], 1),
  [LEADS]: { activeLeads: 3 },
  'GET /account/': {},
};
const id = toGlobalId('Messenger', ACCOUNT_ID);

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('the messenger screen reads list, counters and numbers concurrently, every resource once', async () => {
  portal.answerInOneWave(answers, 3);
  const { data, calls, errors } = await portal.run(`{ viewer {
    messenger { id unreadMessages counters { inbox unread archived } activeLeads }
    chats { counters { unread } nodes { uuid } }
    account { counters { activeLeads } }
  } }`);
  expect(errors).toEqual([]);
  expect(calls.map(({ call }) => call).toSorted()).toEqual([UNREAD, LIST, LEADS].toSorted());
  expect(data).toMatchObject({
    viewer: {
      messenger: { id, unreadMessages: 6, counters: { inbox: 9, unread: 4, archived: 1 }, activeLeads: 3 },
      chats: { counters: { unread: 4 } },
      account: { counters: { activeLeads: 3 } },
    },
  });
});

test.each([
  ['unreadMessages', [UNREAD]],
  ['counters { unread }', [LIST]],
  ['activeLeads', [LEADS, UNREAD]],
  ['id', [UNREAD]],
])('%s: no more calls than needed to check that the account may chat', async (fields, expected) => {
  portal.answerInOneWave(answers, expected.length);
  const { calls } = await portal.run(`{ viewer { messenger { ${fields} } } }`);
  expect(calls.map(({ call }) => call).toSorted()).toEqual(expected.toSorted());
});

test.each(['id', 'unreadMessages', 'counters { unread }', 'unreadMessages counters { unread } activeLeads'])(
  'is null for accounts that may not chat: %s',
  async (fields) => {
    const refusal = new Refusal(403, 'SUBSCRIPTION_REQUIRED');
    portal.answer({ ...answers, [UNREAD]: refusal, [LIST]: refusal });
    const { data, errors } = await portal.run(`{ viewer { messenger { ${fields} } } }`);
    expect({ data, errors }).toEqual({ data: { viewer: { messenger: null } }, errors: [] });
  },
);

test('a number that fails does not affect the others and is not read twice', async () => {
  portal.answer({ ...answers, [UNREAD]: new Refusal(500, 'INTERNAL') });
  const { data, errors, calls } = await portal.run('{ viewer { messenger { unreadMessages activeLeads } } }');
  expect(errors).toEqual(['viewer.messenger.unreadMessages: UPSTREAM_ERROR']);
  expect(data).toEqual({ viewer: { messenger: { unreadMessages: null, activeLeads: 3 } } });
  expect(calls.filter(({ call }) => call === UNREAD).length).toBe(1);
});

describe('node(id:)', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { __typename ... on Messenger { unreadMessages } } }';

  test('refetches the viewer’s own messenger, nobody else’s', async () => {
    portal.answer(answers);
    expect((await portal.run(NODE, { id })).data).toEqual({ node: { __typename: 'Messenger', unreadMessages: 6 } });
    const other = toGlobalId('Messenger', '5f6c1c1e-0000-4000-8000-00000000a002');
    expect(await portal.run(NODE, { id: other })).toMatchObject({ data: { node: null }, calls: [] });
  });
});
