import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { LIST, WAITING } from './testing/recipients.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const ID = toGlobalId('WhatsAppRecipient', String(WAITING.id));
const csrf = { 'GET /csrf': { token: 't' } };
const ADD = `mutation ($number: String!) { addWhatsAppNumber(input: { number: $number }) {
  recipient { id number resendAt } viewer { whatsApp { pending { id } } } errors { code retryAfterSeconds } } }`;

test('a failed read of the numbers does not hide that the code was sent', async () => {
  portal.answer({
    ...csrf,
    'POST /profile/recipient': { recipient: { id: 9 } },
    [LIST]: new Refusal(429, 'TOO_MANY_REQUESTS'),
  });
  const { data } = await portal.run(ADD, { number: WAITING.address });
  expect(data?.['addWhatsAppNumber']).toMatchObject({ recipient: { id: ID, resendAt: null }, errors: [] });
});

test('works with an upstream that lists only approved numbers (STA-59)', async () => {
  portal.answer({ ...csrf, 'POST /profile/recipient': { recipient: { id: 9 } }, [LIST]: { recipients: [] } });
  const { data } = await portal.run(ADD, { number: '+491705550182' });
  const recipient = { id: ID, number: '+491705550182', resendAt: null };
  expect(data).toMatchObject({ addWhatsAppNumber: { recipient, errors: [] } });
});

test('a number that is still waiting is returned if another code cannot be sent yet, because a response may be lost', async () => {
  const refusal = new Refusal(409, 'TOO_MANY_CODES', { retryAfter: '40' });
  const errors = [{ code: 'TOO_MANY_CODES', retryAfterSeconds: 40 }];
  portal.answer({ ...csrf, 'POST /profile/recipient': refusal, [LIST]: { recipients: [WAITING] } });
  const { data } = await portal.run(ADD, { number: WAITING.address });
  expect(data).toMatchObject({
    addWhatsAppNumber: {
      recipient: { id: ID, resendAt: WAITING.resendAt },
      viewer: { whatsApp: { pending: { id: ID } } },
      errors,
    },
  });
  const other = await portal.run(ADD, { number: '+34612345678' });
  expect(other.data).toMatchObject({ addWhatsAppNumber: { recipient: null, viewer: null, errors } });
  portal.answer({ ...csrf, 'POST /profile/recipient': refusal, [LIST]: new Refusal(429, 'TOO_MANY_REQUESTS') });
  const unread = await portal.run(ADD, { number: WAITING.address });
  expect(unread.data).toMatchObject({ addWhatsAppNumber: { recipient: null, viewer: null, errors } });
});
