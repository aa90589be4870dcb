import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireOutboxMessage } from '../contract/outbox.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
let token: string;
let count = 0;
let email: string;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);
beforeEach(async () => {
  count += 1;
  email = `anna-${count}@acme.com`;
  token = await server.signUp(email);
  await server.call('PUT', `/control/accounts/${email}/subscription`, { body: { status: 'paid' } });
});

async function outbox(): Promise<WireOutboxMessage[]> {
  const { body } = await server.call('GET', `/control/outbox?account=${email}`);
  return (body as { messages: WireOutboxMessage[] }).messages;
}

async function newLead(): Promise<string> {
  const { body } = await server.call('POST', `/control/accounts/${email}/leads`);
  return (body as { uuid: string }).uuid;
}

/** Accepts a new lead; returns its chat. */
async function newChat(): Promise<string> {
  const lead = await newLead();
  await server.call('PUT', `/account/leads/${lead}/status`, { token, body: { status: 'accepted' } });
  const { body } = await server.call('GET', `/account/leads/${lead}`, { token });
  return (body as { lead: { chatUuid: string } }).lead.chatUuid;
}

async function write(chat: string): Promise<void> {
  expect((await server.call('POST', `/control/chats/${chat}/messages`, { body: { text: 'Hello' } })).status).toBe(201);
}

async function ofMessages(): Promise<WireOutboxMessage[]> {
  return (await outbox()).filter(({ kind }) => kind === 'unreadMessages');
}

async function store(isConsented: boolean, addresses: string[]): Promise<void> {
  const { id } = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const row = { is_consented: isConsented, addresses };
  await server.db
    .insertInto('email_settings')
    .values({ account_id: id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

async function stored() {
  return await server.db
    .selectFrom('email_settings')
    .innerJoin('accounts', 'accounts.id', 'email_settings.account_id')
    .select(['is_consented', 'addresses'])
    .where('email', '=', email)
    .executeTakeFirst();
}

describe('who is notified (STA-70)', () => {
  test("the account's own address if nothing was set, with one message for each lead", async () => {
    const leads = [await newLead(), await newLead()];
    const messages = await outbox();
    expect(messages.map(({ eventKey, address }) => [eventKey, address])).toEqual([
      [`lead:${leads[1]}`, email],
      [`lead:${leads[0]}`, email],
    ]);
    expect(messages[0]).toMatchObject({ channel: 'EMAIL', kind: 'newLead', state: 'waiting', attempts: 0 });
  });

  test('no incomplete address, which the draft of a profile keeps as it was typed', async () => {
    await store(true, ['', 'one@acme.com', 'two@', 'one@acme.com']);
    await newLead();
    expect((await outbox()).map(({ address }) => address)).toEqual(['one@acme.com']);
  });

  test('the addresses in the settings, and nobody without consent', async () => {
    await store(true, ['one@acme.com', 'two@acme.com']);
    await newLead();
    expect((await outbox()).map(({ address }) => address).toSorted()).toEqual(['one@acme.com', 'two@acme.com']);
    await store(false, ['one@acme.com']);
    await newLead();
    expect(await outbox()).toHaveLength(2);
  });

  test('nobody whose plan includes no leads', async () => {
    await server.call('PUT', `/control/accounts/${email}/subscription`, { body: { status: 'free' } });
    await newLead();
    expect(await outbox()).toEqual([]);
  });
});

describe('unread messages (STA-70)', () => {
  test('cause one notification per chat until it is read, then another', async () => {
    const chat = await newChat();
    await write(chat);
    await write(chat);
    await write(chat);
    expect(await ofMessages()).toHaveLength(1);
    const other = await newChat();
    await write(other);
    expect(await ofMessages()).toHaveLength(2);
    await server.call('GET', `/messaging/api/v1/agency/chats/${chat}/messages/`, { token });
    await write(chat);
    const messages = await ofMessages();
    expect(messages).toHaveLength(3);
    expect(messages[0]?.link).toBe(`http://localhost:4000/profile/messages?selectedChat=${chat}`);
    expect(messages[0]?.text).not.toContain('Hello');
  });

  test('cause another one if the first could not be delivered', async () => {
    const chat = await newChat();
    await write(chat);
    await server.db
      .updateTable('outbox_messages')
      .set({ state: 'givenUp', next_attempt_at: null })
      .where('address', '=', email)
      .execute();
    await write(chat);
    await write(chat);
    expect((await ofMessages()).map(({ state }) => state)).toEqual(['waiting', 'givenUp']);
  });
});

describe('the unsubscribe link of an email (STA-70)', () => {
  const linkOf = ({ text }: WireOutboxMessage): string =>
    new URL(/https?:\S+\/unsubscribe\?\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
  const unsubscribe = (of: string) =>
    server.call('POST', '/account/email-settings/unsubscribe', { body: { token: of } });

  test('removes only its own address, even when it is used again', async () => {
    await store(true, ['one@acme.com', 'two@acme.com']);
    await newLead();
    const one = (await outbox()).find(({ address }) => address === 'one@acme.com');
    const link = one === undefined ? '' : linkOf(one);
    expect((await unsubscribe(link)).status).toBe(204);
    expect(await stored()).toEqual({ is_consented: true, addresses: ['two@acme.com'] });
    expect((await unsubscribe(link)).status).toBe(204);
    expect(await stored()).toEqual({ is_consented: true, addresses: ['two@acme.com'] });
  });

  test('withdraws the consent but keeps the address if it is the only one', async () => {
    await newLead();
    const [message] = await outbox();
    expect((await unsubscribe(message === undefined ? '' : linkOf(message))).status).toBe(204);
    expect(await stored()).toEqual({ is_consented: false, addresses: [email] });
    await newLead();
    expect(await outbox()).toHaveLength(1);
  });

  test("is refused if modified, and contains neither the address nor the account's email", async () => {
    await newLead();
    const [message] = await outbox();
    const link = message === undefined ? '' : linkOf(message);
    expect(Buffer.from(link, 'base64url').toString('latin1')).not.toContain('anna');
    const changed = Buffer.from(link, 'base64url');
    changed[0] = (changed[0] ?? 0) ^ 1;
    for (const wrong of [changed.toString('base64url'), '', 'x'.repeat(64), link.slice(0, -2)]) {
      expect(await unsubscribe(wrong)).toMatchObject({ status: 404, body: { code: 'LINK_UNKNOWN' } });
    }
    expect(await stored()).toBeUndefined();
  });

  test('does not appear in the request log', async () => {
    await newLead();
    const [message] = await outbox();
    const link = message === undefined ? '' : linkOf(message);
    await unsubscribe(link);
    const log = JSON.stringify(server.requestLog.since(0));
    expect(log).toContain('/account/email-settings/unsubscribe');
    expect(log).not.toContain(link);
  });
});

test('the control page shows the outbox of one or all accounts, escaped (O-21)', async () => {
  await newLead();
  const all = await server.call('GET', '/control');
  expect(all.text).toContain(`Email to ${email}`);
  expect(all.text).toContain(`/control?account=${encodeURIComponent(email)}#outbox`);
  const none = await server.call('GET', `/control?account=${encodeURIComponent('anna-1@acme.com')}`);
  expect(none.text).not.toContain(`Email to ${email}`);
  expect((await server.call('GET', '/control/outbox?account=nobody@acme.com')).status).toBe(404);
});
