import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { TEST_PASSWORD, type TestServer } from '../../http/testing/testServer.ts';

let numbers = 0;
/** A number that no other test of this file has used. */
export function freshNumber(): string {
  numbers += 1;
  return `+4917055500${String(numbers).padStart(2, '0')}`;
}

/** An account and its WhatsApp actions. */
export interface WhatsAppOwner {
  readonly id: string;
  readonly call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => ReturnType<TestServer['call']>;
  /** Sessions last a day. */
  readonly signInAgain: () => Promise<void>;
  readonly add: (address: string) => Promise<number>;
  readonly verify: (id: number, code: string) => ReturnType<TestServer['call']>;
  /** Adds a number and enters its code. */
  readonly approve: (address: string) => Promise<number>;
  readonly subscribe: (id: number, state: boolean) => ReturnType<TestServer['call']>;
  readonly list: () => Promise<unknown>;
}

/** A new account, with a paid plan unless the column values in `values` say otherwise. */
export async function newOwner(
  server: TestServer,
  values: object = { subscription_status: 'paid', tariff: 'AGK_M' },
): Promise<WhatsAppOwner> {
  const email = `owner-${randomUUID()}@acme.com`;
  let token = await server.signUp(email);
  const { id } = await server.db
    .updateTable('accounts')
    .set(values)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const call: WhatsAppOwner['call'] = async (method, path, body) =>
    await server.call(method, path, { token, ...(body && { body }) });
  const owner: WhatsAppOwner = {
    id,
    call,
    async signInAgain() {
      const { body } = await server.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
      ({ token } = body as { token: string });
    },
    async add(address) {
      const { status, body } = await call('POST', '/profile/recipient', { channel: 'whatsapp', address });
      expect([status, body]).toMatchObject([201, { recipient: {} }]);
      return (body as { recipient: { id: number } }).recipient.id;
    },
    verify: async (recipient, code) => await call('POST', '/profile/recipient/verify', { id: recipient, code }),
    async approve(address) {
      const recipient = await owner.add(address);
      expect((await owner.verify(recipient, await codeFor(server, address))).status).toBe(200);
      return recipient;
    },
    subscribe: async (recipient, state) =>
      await call('POST', '/profile/subscription', { subscription_id: 206, state, recipient_id: recipient }),
    list: async () => ((await call('GET', '/profile/subscription?id=206')).body as { recipients: unknown }).recipients,
  };
  return owner;
}

/** The newest code in the outbox for a number. */
export async function codeFor({ db }: TestServer, address: string): Promise<string> {
  const { params } = await db
    .selectFrom('outbox_messages')
    .select('params')
    .where('address', '=', address)
    .where('kind', '=', 'whatsappCode')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(params['text'] ?? '')?.[0] ?? '';
}

/** A code that differs from this one. */
export function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
