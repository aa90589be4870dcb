import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { START_WITHIN, startTestServer, TEST_NOW, type TestServer } from '../http/testing/testServer.ts';

const FEEDBACK = { c: 'leads', message: ' The filter is hard to find. ', email: ' Anna@Acme.com ' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);
beforeEach(async () => {
  await server.db.deleteFrom('feedback').execute();
  await server.db.deleteFrom('brief_sends').execute();
});

function send(body: object = FEEDBACK, headers: Record<string, string> = {}) {
  return server.call('POST', '/api/feedback', { body, headers });
}
async function stored() {
  return await server.db.selectFrom('feedback').select(['page', 'text', 'email', 'sent_at']).execute();
}

describe('feedback (RST-72)', () => {
  test('is stored without a credential, with the page it was sent from (ENT-55)', async () => {
    expect((await send()).status).toBe(204);
    expect(await stored()).toEqual([
      { page: 'leads', text: 'The filter is hard to find.', email: 'anna@acme.com', sent_at: TEST_NOW },
    ]);
  });

  test('is stored once per idempotency key, which cannot be used for other feedback', async () => {
    const key = { 'idempotency-key': 'one' };
    expect((await send(FEEDBACK, key)).status).toBe(204);
    expect((await send(FEEDBACK, key)).status).toBe(204);
    expect(await stored()).toHaveLength(1);
    expect(await send({ ...FEEDBACK, c: 'messages' }, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  test('is stored once per idempotency key, also when it is repeated from other addresses at the same time', async () => {
    const statuses = ['203.0.113.3', '203.0.113.4', '203.0.113.5'].map(
      async (address) => (await send(FEEDBACK, { 'idempotency-key': 'two', 'x-client-address': address })).status,
    );
    expect(await Promise.all(statuses)).toEqual([204, 204, 204]);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    [{ message: ' ' }, 'message', 'Schreiben Sie, was Sie uns mitteilen möchten.'],
    [{ message: '😀'.repeat(5_001) }, 'message', 'Kürzen Sie den Text auf 5.000 Zeichen.'],
    [{ message: 'x'.repeat(20_000) }, 'message', 'Kürzen Sie den Text auf 5.000 Zeichen.'],
    [{ email: 'anna' }, 'email', 'is not an email address'],
    [{ c: ' ' }, 'c', 'is required'],
  ])(
    'is refused with the field at fault, and a text with a sentence for the person who wrote it (VAL-52)',
    async (patch, path, message) => {
      expect(await send({ ...FEEDBACK, ...patch }, { 'accept-language': 'de' })).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION_FAILED', fields: [{ path, message }] },
      });
      expect(await stored()).toEqual([]);
    },
  );

  test('is limited per address, separately from briefs', async () => {
    const from = (address: string) => send(FEEDBACK, { 'x-client-address': address });
    for (let count = 0; count < 5; count += 1) expect((await from('203.0.113.1')).status).toBe(204);
    const refused = await from('203.0.113.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await from('203.0.113.2')).status).toBe(204);
  });
});
