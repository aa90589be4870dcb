import { beforeAll, describe, expect, test } from 'vitest';
import { START_WITHIN, startTestServer, TEST_NOW, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('anna@acme.com');
}, START_WITHIN);

function answer(body: object, headers: Record<string, string> = {}) {
  return server.call('POST', '/account/survey', { token, body, headers });
}

describe('survey (RST-69)', () => {
  test('stores a normalized answer and lists its type once among the sent forms (ENT-25)', async () => {
    const body = { type: 'application', email: ' Anna@Acme.com ', text: ' Search and content. ' };
    expect((await answer(body)).status).toBe(204);
    expect((await answer({ ...body, text: 'More.' })).status).toBe(204);
    expect((await answer({ ...body, type: 'decline' })).status).toBe(204);
    const { body: account } = await server.call('GET', '/account/', { token });
    expect(account).toMatchObject({ user: { forms: ['application', 'decline'] } });
    const rows = await server.db.selectFrom('surveys').select(['type', 'email', 'text', 'answered_at']).execute();
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({
      type: 'application',
      email: 'anna@acme.com',
      text: 'Search and content.',
      answered_at: TEST_NOW,
    });
  });

  test('answers of an account with the same idempotency key are stored once, all others separately', async () => {
    const body = { type: 'keyed', email: 'anna@acme.com', text: 'Words.' };
    const other = await server.signUp('ben@acme.com');
    const stored = async () => {
      const rows = await server.db.selectFrom('surveys').select('id').where('type', '=', 'keyed').execute();
      return rows.length;
    };
    const key = { 'idempotency-key': 'one' };
    expect((await answer(body, key)).status).toBe(204);
    expect((await answer(body, key)).status).toBe(204);
    expect(await stored()).toBe(1);
    const changed = await answer({ ...body, text: 'Other words.' }, key);
    expect(changed).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    await answer(body, { 'idempotency-key': 'two' });
    await server.call('POST', '/account/survey', { token: other, body, headers: key });
    await answer(body);
    await answer(body);
    expect(await stored()).toBe(5);
  });

  test.each([
    ['a malformed address', { email: 'anna' }, 'email', 'is not an email address'],
    ['no address', { email: '' }, 'email', 'is not an email address'],
    ['no text', { text: ' ' }, 'text', 'Schreiben Sie, was Sie uns mitteilen möchten.'],
    ['a long text', { text: '😀'.repeat(10_001) }, 'text', 'Kürzen Sie den Text auf 10.000 Zeichen.'],
    ['no type', { type: ' ' }, 'type', 'is required'],
  ])('refuses %s and stores nothing', async (_what, patch, path, message) => {
    const before = await server.db.selectFrom('surveys').select('id').execute();
    const body = { type: 'application', email: 'anna@acme.com', text: 'Words.', ...patch };
    expect(await answer(body, { 'accept-language': 'de' })).toMatchObject({
      status: 422,
      body: { fields: [{ path, message }] },
    });
    expect(await server.db.selectFrom('surveys').select('id').execute()).toEqual(before);
  });
});
