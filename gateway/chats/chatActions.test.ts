import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';
import { BASE, chatUuid, wireChat } from './testing/wire.ts';

const id = toGlobalId('Chat', chatUuid(1));

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('actions (STA-19 to STA-22)', () => {
  const mutation = (name: string) =>
    `mutation ($id: ID!) { ${name}(input: { chatId: $id }) { chat { id isArchived } viewer { id } errors { code path } } }`;
  const put = `PUT ${BASE}/chats/${chatUuid(1)}`;

  test.each(['archive', 'unarchive', 'delete', 'restore'])(
    '%s: one write, the chat from its response, a kick of the hub',
    async (action) => {
      portal.answer({ 'GET /csrf': { token: 't' }, [put]: { chat: wireChat(1, { isArchived: true }) } });
      const { data, calls, live } = await portal.run(mutation(`${action}Chat`), { id });
      expect(calls).toEqual([{ call: put, body: { action } }]);
      expect(live).toEqual([`kick ${chatUuid(1)}`]);
      expect(data).toEqual({
        [`${action}Chat`]: {
          chat: { id, isArchived: true },
          viewer: { id: toGlobalId('Viewer', ACCOUNT_ID) },
          errors: [],
        },
      });
    },
  );

  test('another account’s chat, or an invalid id', async () => {
    portal.answer({ 'GET /csrf': { token: 't' } });
    for (const other of [id, 'nonsense']) {
      const { data, live } = await portal.run(mutation('archiveChat'), { id: other });
      expect(data).toMatchObject({
        archiveChat: { chat: null, errors: [{ code: 'CHAT_NOT_FOUND', path: ['chatId'] }] },
      });
      expect(live).toEqual([]);
    }
  });

  test('an action whose response is lost kicks the hub too, because it may have been executed', async () => {
    portal.answer({ 'GET /csrf': { token: 't' }, [put]: new Refusal(500, 'INTERNAL') });
    const { errors, live } = await portal.run(mutation('archiveChat'), { id });
    expect(errors).toEqual(['archiveChat: UPSTREAM_ERROR']);
    expect(live).toEqual([`kick ${chatUuid(1)}`]);
  });

  test('a missing scope is an error', async () => {
    portal.answer({ 'GET /csrf': { token: 't' }, [put]: new Refusal(403, 'SCOPE_MISSING') });
    expect((await portal.run(mutation('deleteChat'), { id })).errors).toEqual(['deleteChat: FORBIDDEN']);
  });
});
