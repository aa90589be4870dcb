import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireRecipient } from '../../upstream/contract/whatsapp.ts';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { LIST, WAITING } from './testing/recipients.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const used: WireRecipient = { id: 7, channel: 'whatsapp', address: '+84912345678', approved: true, subscribed: true };
const csrf = { 'GET /csrf': { token: 't' } };

function id(recipient: WireRecipient): string {
  return toGlobalId('WhatsAppRecipient', String(recipient.id));
}

test('reads both numbers in one call, formatted the way their country does (RST-58, ENT-54, VAL-43)', async () => {
  portal.answer({ [LIST]: { recipients: [used, WAITING] } });
  const fields = 'id number numberText isApproved isSubscribed resendAt';
  const { data, errors, calls } = await portal.run(
    `{ viewer { whatsApp { recipient { ${fields} } pending { ${fields} } } } }`,
  );
  expect([errors, calls]).toEqual([[], [{ call: LIST }]]);
  expect(data).toEqual({
    viewer: {
      whatsApp: {
        recipient: {
          id: id(used),
          number: '+84912345678',
          numberText: '+84 912 345 678',
          isApproved: true,
          isSubscribed: true,
          resendAt: null,
        },
        pending: {
          id: id(WAITING),
          number: '+491705550182',
          numberText: '+49 170 5550182',
          isApproved: false,
          isSubscribed: false,
          resendAt: WAITING.resendAt,
        },
      },
    },
  });
});

test('a number is a node, null if the account has none with this id (GWY-04)', async () => {
  portal.answer({ [LIST]: { recipients: [used] } });
  const { data } = await portal.run(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on WhatsAppRecipient { numberText } } }',
    { ids: [id(used), id(WAITING)] },
  );
  expect(data).toEqual({ nodes: [{ id: id(used), numberText: '+84 912 345 678' }, null] });
});

const SETTINGS = 'viewer { whatsApp { recipient { id isSubscribed } pending { id } } }';
const ERRORS = 'errors { code path retryAfterSeconds message }';
const ADD = `mutation ($number: String!) { addWhatsAppNumber(input: { number: $number }) {
  recipient { id number resendAt } ${SETTINGS} ${ERRORS} } }`;

test('adds a number in E.164, and returns when another code can be sent (RST-55, STA-59)', async () => {
  portal.answer({
    ...csrf,
    'POST /profile/recipient': { recipient: { id: 9 } },
    [LIST]: { recipients: [used, WAITING] },
  });
  const { data, calls } = await portal.run(ADD, { number: '0049 170 5550182' });
  expect(calls).toEqual([
    { call: 'POST /profile/recipient', body: { channel: 'whatsapp', address: '+491705550182' } },
    { call: LIST },
  ]);
  expect(data).toEqual({
    addWhatsAppNumber: {
      recipient: { id: id(WAITING), number: '+491705550182', resendAt: WAITING.resendAt },
      viewer: { whatsApp: { recipient: { id: id(used), isSubscribed: true }, pending: { id: id(WAITING) } } },
      errors: [],
    },
  });
});

test.each([
  ['', 'NUMBER_REQUIRED'],
  ['0170 5550182', 'INVALID_NUMBER'],
])('%j is refused as %s before anything is sent (STA-62)', async (number, code) => {
  portal.answer({});
  const { data, calls } = await portal.run(ADD, { number });
  expect(data).toMatchObject({
    addWhatsAppNumber: { recipient: null, viewer: null, errors: [{ code, path: ['number'] }] },
  });
  expect(calls).toEqual([]);
});

const fields = [{ path: 'address', code: 'INVALID_PHONE' }];
test.each([
  [new Refusal(409, '7', { message: 'SECRET' }), { code: 'NUMBER_IN_USE', retryAfterSeconds: null }],
  [new Refusal(409, 'TOO_MANY_CODES', { retryAfter: '40' }), { code: 'TOO_MANY_CODES', retryAfterSeconds: 40 }],
  [new Refusal(422, 'VALIDATION_FAILED', { fields }), { code: 'INVALID_NUMBER', retryAfterSeconds: null }],
])('the refusal %j of a number becomes %j for its field (ERR-02)', async (refusal, error) => {
  portal.answer({ ...csrf, 'POST /profile/recipient': refusal });
  const { data } = await portal.run(ADD, { number: '+491705550182' });
  expect(data).toMatchObject({
    addWhatsAppNumber: { recipient: null, viewer: null, errors: [{ ...error, path: ['number'] }] },
  });
  expect(JSON.stringify(data)).not.toContain('SECRET');
});

const VERIFY = `mutation ($id: ID!, $code: String!) {
  verifyWhatsAppNumber(input: { recipientId: $id, code: $code }) { ${SETTINGS} ${ERRORS} } }`;

test('verifies a number with its code, and reads the numbers again (RST-56, STA-60)', async () => {
  portal.answer({
    ...csrf,
    'POST /profile/recipient/verify': { recipient: { approved: true, address: used.address } },
    [LIST]: { recipients: [used] },
  });
  const { data, calls } = await portal.run(VERIFY, { id: id(used), code: '407 915' });
  expect(calls).toEqual([{ call: 'POST /profile/recipient/verify', body: { id: 7, code: '407915' } }, { call: LIST }]);
  expect(data).toEqual({
    verifyWhatsAppNumber: {
      viewer: { whatsApp: { recipient: { id: id(used), isSubscribed: true }, pending: null } },
      errors: [],
    },
  });
});

test('a number that was not approved is refused, although its code was correct (VAL-42)', async () => {
  portal.answer({
    ...csrf,
    'POST /profile/recipient/verify': { recipient: { approved: false, address: used.address } },
  });
  const { data } = await portal.run(VERIFY, { id: id(used), code: '407915' });
  expect(data).toMatchObject({
    verifyWhatsAppNumber: { viewer: null, errors: [{ code: 'NOT_APPROVED', path: ['recipientId'] }] },
  });
});

test.each([
  [new Refusal(409, '9'), 'WRONG_CODE', 'code'],
  [new Refusal(409, '7'), 'NUMBER_IN_USE', 'recipientId'],
  [new Refusal(404, 'RECIPIENT_NOT_FOUND'), 'RECIPIENT_NOT_FOUND', 'recipientId'],
])('the refusal %j of a code becomes %s (ERR-01)', async (refusal, code, path) => {
  portal.answer({ ...csrf, 'POST /profile/recipient/verify': refusal });
  const { data } = await portal.run(VERIFY, { id: id(used), code: '407915' });
  expect(data).toMatchObject({ verifyWhatsAppNumber: { viewer: null, errors: [{ code, path: [path] }] } });
});

test.each([
  ['a code without six digits', { id: id(used), code: '12345' }, 'WRONG_CODE'],
  ['an id of another type', { id: toGlobalId('Lead', '7'), code: '407915' }, 'RECIPIENT_NOT_FOUND'],
  ['an id that is no number', { id: toGlobalId('WhatsAppRecipient', '../7'), code: '407915' }, 'RECIPIENT_NOT_FOUND'],
])('%s is refused before anything is sent', async (_name, variables, code) => {
  portal.answer({});
  const { data, calls } = await portal.run(VERIFY, variables);
  expect(data).toMatchObject({ verifyWhatsAppNumber: { viewer: null, errors: [{ code }] } });
  expect(calls).toEqual([]);
});

const SET = `mutation ($id: ID!, $isSubscribed: Boolean!) {
  setWhatsAppNotifications(input: { recipientId: $id, isSubscribed: $isSubscribed }) { ${SETTINGS} ${ERRORS} } }`;

test.each([true, false])('switches notifications: %s (RST-57, STA-71, CON-06)', async (isSubscribed) => {
  portal.answer({
    ...csrf,
    'POST /profile/subscription': {},
    [LIST]: { recipients: [{ ...used, subscribed: isSubscribed }] },
  });
  const { data, calls } = await portal.run(SET, { id: id(used), isSubscribed });
  expect(calls[0]).toEqual({
    call: 'POST /profile/subscription',
    body: { subscription_id: 206, state: isSubscribed, recipient_id: 7 },
  });
  expect(data).toMatchObject({
    setWhatsAppNotifications: { viewer: { whatsApp: { recipient: { isSubscribed } } }, errors: [] },
  });
});

test('a number that was never verified cannot be switched on', async () => {
  portal.answer({ ...csrf, 'POST /profile/subscription': new Refusal(409, 'RECIPIENT_NOT_APPROVED') });
  const { data } = await portal.run(SET, { id: id(WAITING), isSubscribed: true });
  expect(data).toMatchObject({ setWhatsAppNotifications: { viewer: null, errors: [{ code: 'NOT_APPROVED' }] } });
});

const REMOVE = `mutation ($id: ID!) { removeWhatsAppNumber(input: { recipientId: $id }) {
  removedRecipientId ${SETTINGS} ${ERRORS} } }`;

test.each([
  ['an upstream with the addition', {}],
  ['an upstream without it', new Refusal(404, 'NOT_FOUND')],
])('removing a number turns off its notifications and deletes it: %s (STA-61)', async (_name, deleted) => {
  portal.answer({
    ...csrf,
    'POST /profile/subscription': {},
    'DELETE /profile/recipient/7': deleted,
    [LIST]: { recipients: [used] },
  });
  const { data, calls, errors } = await portal.run(REMOVE, { id: id(used) });
  expect(calls.map(({ call }) => call)).toEqual([
    LIST,
    'POST /profile/subscription',
    'DELETE /profile/recipient/7',
    LIST,
  ]);
  expect(calls[1]?.body).toEqual({ subscription_id: 206, state: false, recipient_id: 7 });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ removeWhatsAppNumber: { removedRecipientId: id(used), errors: [] } });
});

test('a number that is waiting for its code is only deleted', async () => {
  portal.answer({ ...csrf, 'DELETE /profile/recipient/9': {}, [LIST]: { recipients: [used, WAITING] } });
  const { calls } = await portal.run(REMOVE, { id: id(WAITING) });
  expect(calls.map(({ call }) => call)).toEqual([LIST, 'DELETE /profile/recipient/9', LIST]);
});

test.each([
  ['addWhatsAppNumber', ADD, 'POST /profile/recipient', { number: '+491705550182' }],
  ['verifyWhatsAppNumber', VERIFY, 'POST /profile/recipient/verify', { id: id(used), code: '407915' }],
  ['setWhatsAppNotifications', SET, 'POST /profile/subscription', { id: id(used), isSubscribed: true }],
])('any other failure of %s is a top-level error (ERR-03)', async (name, document, call, variables) => {
  portal.answer({ ...csrf, [call]: new Refusal(500, 'INTERNAL') });
  expect((await portal.run(document, variables)).errors).toEqual([`${name}: UPSTREAM_ERROR`]);
  portal.answer({ ...csrf, [call]: new Refusal(403, 'SUBSCRIPTION_REQUIRED') });
  expect((await portal.run(document, variables)).errors).toEqual([`${name}: SUBSCRIPTION_REQUIRED`]);
});
