import { beforeAll, expect, test } from 'vitest';
import type { WireOutboxMessage } from '../../upstream/contract/outbox.ts';
import { sharedPair, type SharedPair } from './testing/pair.ts';

/** An account without a WhatsApp number in the demo data, whose addresses no other file changes. */
const ACCOUNT = 'owner-legacy';
const NUMBER = '+442079460018';

const ADD = `mutation ($number: String!) { addWhatsAppNumber(input: { number: $number }) {
  recipient { id resendAt } errors { code retryAfterSeconds } } }`;
const VERIFY = `mutation ($id: ID!, $code: String!) { verifyWhatsAppNumber(input: { recipientId: $id, code: $code }) {
  viewer { whatsApp { recipient { numberText isSubscribed } pending { id } } } errors { code } } }`;
const SWITCH = `mutation ($id: ID!, $isSubscribed: Boolean!) {
  setWhatsAppNotifications(input: { recipientId: $id, isSubscribed: $isSubscribed }) { errors { code } } }`;
const REMOVE =
  'mutation ($id: ID!) { removeWhatsAppNumber(input: { recipientId: $id }) { removedRecipientId errors { code } } }';
const READ = '{ viewer { emailSettings { revision } } }';
const SAVE = `mutation ($values: [String!]!, $revision: String) {
  saveEmailSettings(input: { isConsented: true, values: $values, revision: $revision }) {
  viewer { emailSettings { values } profile { emailSettings { values } } } errors { code } } }`;

let pair: SharedPair;
beforeAll(async () => {
  pair = await sharedPair();
}, 120_000);

async function outbox(): Promise<readonly WireOutboxMessage[]> {
  const listed = await pair.upstream.control('GET', `/outbox?account=${ACCOUNT}@demo.example`);
  return (listed as { messages: WireOutboxMessage[] }).messages;
}

/** Adds a lead, and returns who is notified of it. */
async function announced(): Promise<readonly string[]> {
  const { uuid } = (await pair.upstream.control('POST', `/accounts/${ACCOUNT}@demo.example/leads`)) as { uuid: string };
  const messages = (await outbox()).filter(({ eventKey }) => eventKey.includes(uuid));
  return messages.map(({ channel, address }) => `${channel} ${address}`).toSorted();
}

test('a verified number and the saved addresses are each notified of a lead once, unless switched off (STA-60, STA-70, STA-71)', async () => {
  const { ask } = pair;
  const values = ['leads@mill.example', 'ann@mill.example'];
  const before = await ask<{ viewer: { emailSettings: { revision: string } } }>(ACCOUNT, READ);
  const { revision } = before.viewer.emailSettings;
  const saved = await ask<{ saveEmailSettings: unknown }>(ACCOUNT, SAVE, { values, revision });
  expect(saved.saveEmailSettings).toEqual({
    viewer: { emailSettings: { values }, profile: { emailSettings: { values } } },
    errors: [],
  });
  const mails = ['EMAIL ann@mill.example', 'EMAIL leads@mill.example'];
  // Somebody who edited older settings does not overwrite them.
  const late = await ask<{ saveEmailSettings: unknown }>(ACCOUNT, SAVE, { values: ['late@mill.example'], revision });
  expect(late.saveEmailSettings).toEqual({
    viewer: { emailSettings: { values }, profile: { emailSettings: { values } } },
    errors: [{ code: 'SETTINGS_CHANGED' }],
  });

  const added = await ask<{ addWhatsAppNumber: { recipient: { id: string } } }>(ACCOUNT, ADD, { number: NUMBER });
  const { recipient } = added.addWhatsAppNumber;
  const { id } = recipient;
  // The clock is frozen. The number is named, because the response to the first call may have been lost.
  expect((await ask<{ addWhatsAppNumber: unknown }>(ACCOUNT, ADD, { number: NUMBER })).addWhatsAppNumber).toEqual({
    recipient,
    errors: [{ code: 'TOO_MANY_CODES', retryAfterSeconds: 60 }],
  });
  expect(await announced()).toEqual(mails);

  const sent = (await outbox()).find(({ kind }) => kind === 'whatsappCode');
  expect([sent?.channel, sent?.address]).toEqual(['WHATSAPP', NUMBER]);
  const code = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
  expect(code, 'the code of the demo').toBe('123456');
  const wrong = await ask<{ verifyWhatsAppNumber: unknown }>(ACCOUNT, VERIFY, {
    id,
    code: '000000',
  });
  expect(wrong.verifyWhatsAppNumber).toEqual({ viewer: null, errors: [{ code: 'WRONG_CODE' }] });
  const right = await ask<{ verifyWhatsAppNumber: unknown }>(ACCOUNT, VERIFY, { id, code });
  expect(right.verifyWhatsAppNumber).toEqual({
    viewer: { whatsApp: { recipient: { numberText: '+44 20 7946 0018', isSubscribed: true }, pending: null } },
    errors: [],
  });
  expect(await announced()).toEqual([...mails, `WHATSAPP ${NUMBER}`]);

  await ask(ACCOUNT, SWITCH, { id, isSubscribed: false });
  expect(await announced()).toEqual(mails);
  await ask(ACCOUNT, SWITCH, { id, isSubscribed: true });
  expect(await announced()).toEqual([...mails, `WHATSAPP ${NUMBER}`]);
  await ask(ACCOUNT, REMOVE, { id });
  expect(await announced()).toEqual(mails);
  await ask(ACCOUNT, SAVE, { values: [`${ACCOUNT}@demo.example`] });
});
