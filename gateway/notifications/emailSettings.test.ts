import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const csrf = { 'GET /csrf': { token: 't' } };
const PATH = '/account/email-settings';
const SAVE = `mutation ($input: SaveEmailSettingsInput!) { saveEmailSettings(input: $input) {
  viewer { emailSettings { isConsented values } } errors { code path message } } }`;

test('reads consent and addresses in one call (RST-53, ENT-53)', async () => {
  const settings = { isConsented: true, values: ['anna@acme.com'] };
  portal.answer({ [`GET ${PATH}`]: settings });
  const { data, errors, calls } = await portal.run('{ viewer { emailSettings { isConsented values } } }');
  expect([errors, calls]).toEqual([[], [{ call: `GET ${PATH}` }]]);
  expect(data).toEqual({ viewer: { emailSettings: settings } });
});

test('saves normalized addresses, and returns what is stored (RST-54)', async () => {
  const stored = { isConsented: true, values: ['anna@acme.com', 'leads@acme.com'] };
  portal.answer({ ...csrf, [`PUT ${PATH}`]: {}, [`GET ${PATH}`]: stored });
  const input = { isConsented: true, values: [' Anna@Acme.com', 'leads@acme.com'] };
  const { data, calls } = await portal.run(SAVE, { input });
  expect(calls).toEqual([{ call: `PUT ${PATH}`, body: stored }, { call: `GET ${PATH}` }]);
  expect(data).toEqual({ saveEmailSettings: { viewer: { emailSettings: stored }, errors: [] } });
});

const REVISION = '{ viewer { emailSettings { revision } } }';

async function revisionOf(settings: object): Promise<string> {
  portal.answer({ [`GET ${PATH}`]: settings });
  const { data } = await portal.run(REVISION);
  return (data as { viewer: { emailSettings: { revision: string } } }).viewer.emailSettings.revision;
}

test('with the current revision, one more call saves (RST-54)', async () => {
  const old = { isConsented: true, values: ['anna@acme.com'] };
  const revision = await revisionOf(old);
  const stored = { isConsented: true, values: ['leads@acme.com'] };
  let reads = 0;
  portal.answer({ ...csrf, [`PUT ${PATH}`]: {}, [`GET ${PATH}`]: () => (reads++ % 2 === 0 ? old : stored) });
  const { data, calls } = await portal.run(SAVE, { input: { ...stored, revision } });
  expect(calls.map(({ call }) => call)).toEqual([`GET ${PATH}`, `PUT ${PATH}`, `GET ${PATH}`]);
  expect(data).toEqual({ saveEmailSettings: { viewer: { emailSettings: stored }, errors: [] } });
});

test('a save repeated because its response was lost succeeds without another write', async () => {
  const revision = await revisionOf({ isConsented: true, values: ['anna@acme.com'] });
  const stored = { isConsented: true, values: ['leads@acme.com'] };
  portal.answer({ [`GET ${PATH}`]: stored });
  const input = { isConsented: true, values: [' Leads@Acme.com '], revision };
  const { data, calls } = await portal.run(SAVE, { input });
  expect(calls.every(({ call }) => call === `GET ${PATH}`)).toBe(true);
  expect(data).toEqual({ saveEmailSettings: { viewer: { emailSettings: stored }, errors: [] } });
});

test.each([
  { isConsented: false, values: ['anna@acme.com'] },
  { isConsented: true, values: ['other@acme.com'] },
])('settings that were saved meanwhile (%j) are returned and not overwritten', async (newer) => {
  const revision = await revisionOf({ isConsented: true, values: ['anna@acme.com'] });
  portal.answer({ [`GET ${PATH}`]: newer });
  const { data, calls } = await portal.run(SAVE, { input: { isConsented: true, values: ['mine@acme.com'], revision } });
  expect(calls.every(({ call }) => call === `GET ${PATH}`)).toBe(true);
  expect(data).toEqual({
    saveEmailSettings: {
      viewer: { emailSettings: newer },
      errors: [{ code: 'SETTINGS_CHANGED', path: null, message: 'Newer settings have been saved.' }],
    },
  });
});

test.each([
  [{ isConsented: true, values: [] }, [['EMAIL_REQUIRED', ['values']]]],
  [{ isConsented: true, values: [' '] }, [['EMAIL_REQUIRED', ['values', '0']]]],
  [
    { isConsented: false, values: ['anna@acme.com', 'anna'] },
    [
      ['EMAIL_FORMAT', ['values', '1']],
      ['CONSENT_REQUIRED', ['isConsented']],
    ],
  ],
  [{ isConsented: true, values: ['a@b.de', 'A@b.de'] }, [['EMAIL_DUPLICATE', ['values', '1']]]],
  [{ isConsented: true, values: ['a@b.de', 'b@b.de', 'c@b.de', 'd@b.de'] }, [['TOO_MANY_EMAILS', ['values']]]],
])('%j is refused before anything is sent (VAL-27, VAL-28)', async (input, refused) => {
  portal.answer({});
  const { data, calls } = await portal.run(SAVE, { input });
  const errors = refused.map(([code, path]) => ({ code, path, message: expect.any(String) as string }));
  expect(data).toEqual({ saveEmailSettings: { viewer: null, errors } });
  expect(calls).toEqual([]);
});

test.each([
  [[{ path: 'values[0]', code: 'INVALID_EMAIL' }], [{ code: 'EMAIL_FORMAT', path: ['values', '0'] }]],
  [[{ path: 'isConsented', code: 'REQUIRED' }], [{ code: 'CONSENT_REQUIRED', path: ['isConsented'] }]],
  [[{ path: 'values[0]', code: 'blocked' }], [{ code: 'INVALID_VALUE', path: ['values', '0'] }]],
  [[], [{ code: 'INVALID_VALUE', path: null }]],
])(
  'the upstream’s refusal (%j) is reported for its field, if it names one, without its text',
  async (fields, errors) => {
    portal.answer({ ...csrf, [`PUT ${PATH}`]: new Refusal(422, 'VALIDATION_FAILED', { fields, message: 'SECRET' }) });
    const { data } = await portal.run(SAVE, { input: { isConsented: true, values: ['anna@acme.com'] } });
    expect(data).toMatchObject({ saveEmailSettings: { viewer: null, errors } });
    expect(JSON.stringify(data)).not.toContain('SECRET');
  },
);

test('a failing upstream is a top-level error (ERR-06)', async () => {
  portal.answer({ ...csrf, [`PUT ${PATH}`]: new Refusal(500, 'INTERNAL') });
  const { errors } = await portal.run(SAVE, { input: { isConsented: true, values: ['anna@acme.com'] } });
  expect(errors).toEqual(['saveEmailSettings: UPSTREAM_ERROR']);
});
