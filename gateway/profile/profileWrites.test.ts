import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { fileOf, makeImage } from '../uploads/testing/images.ts';
import { wireProfile } from './testing/wireProfile.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const csrf = { 'GET /csrf': { token: 't' } };

describe('the logo', () => {
  const UPLOAD = `mutation ($file: Upload!) { uploadLogo(input: { file: $file }) {
    profile { logo { name url } } errors { code path } } }`;
  const post = 'POST /profile/logo';

  test('is re-encoded and sent under a name of our own, then the profile is read (RST-07)', async () => {
    const logo = { name: 'logo.jpg', url: '/files/logo.jpg' };
    portal.answer({ ...csrf, [post]: logo, 'GET /profile': { ...wireProfile, logo } });
    const content = await makeImage(400, 100, 'jpeg');
    const { data, calls } = await portal.runOnce(UPLOAD, { file: fileOf(content) });
    expect(data).toEqual({
      uploadLogo: { profile: { logo: { name: 'logo.jpg', url: '/partners/media/logo.jpg' } }, errors: [] },
    });
    expect(calls).toEqual([
      { call: 'GET /account/subscription/' },
      { call: post, form: { file: expect.stringMatching(/^logo\.jpg image\/jpeg \d+$/) as string } },
      { call: 'GET /profile' },
    ]);
  });

  test('makes no call when it is refused (VAL-04, VAL-05)', async () => {
    portal.answer({});
    for (const [content, code] of [
      [null, 'FILE_TOO_LARGE'],
      [Buffer.from('<svg/>'), 'FILE_TYPE_NOT_ALLOWED'],
    ] as const) {
      const { data, calls } = await portal.runOnce(UPLOAD, { file: fileOf(content) });
      expect(data).toEqual({ uploadLogo: { profile: null, errors: [{ code, path: ['file'] }] } });
      expect(calls).toEqual([]);
    }
  });

  test('is neither sent nor removed without a plan (ACC-03)', async () => {
    const subscription = { productName: 'FREE', status: 'free', tariff: 'NONE' };
    portal.answer({ ...csrf, 'GET /account/subscription/': { data: { subscription } } });
    const sent = await portal.runOnce(UPLOAD, { file: fileOf(await makeImage(8, 8)) });
    expect(sent).toMatchObject({ errors: ['uploadLogo: SUBSCRIPTION_REQUIRED'] });
    const removed = await portal.run('mutation { deleteLogo { errors { code } } }');
    expect(removed).toMatchObject({ errors: ['deleteLogo: SUBSCRIPTION_REQUIRED'] });
    for (const { calls } of [sent, removed]) expect(calls).toEqual([{ call: 'GET /account/subscription/' }]);
  });

  test.each([
    [new Refusal(415, 'FILE_TYPE_NOT_ALLOWED'), 'FILE_TYPE_NOT_ALLOWED'],
    [new Refusal(422, 'FILE_NOT_READABLE'), 'FILE_NOT_READABLE'],
    // By a proxy in front of the upstream, without its codes.
    [new Refusal(413, ''), 'FILE_TOO_LARGE'],
    [new Refusal(415, ''), 'FILE_TYPE_NOT_ALLOWED'],
  ])("reports the upstream's refusal as a user error: $status $code", async (refusal, code) => {
    portal.answer({ ...csrf, [post]: refusal });
    const { data } = await portal.runOnce(UPLOAD, { file: fileOf(await makeImage(8, 8)) });
    expect(data).toMatchObject({ uploadLogo: { errors: [{ code, path: ['file'] }] } });
  });

  test('refuses a string in place of a file', async () => {
    portal.answer({});
    const { errors, calls } = await portal.run(UPLOAD, { file: 'logo.png' });
    expect({ errors, calls }).toEqual({ errors: [': BAD_USER_INPUT'], calls: [] });
  });

  test('can be removed (RST-08), and a failed profile read afterwards does not undo that', async () => {
    const DELETE = 'mutation { deleteLogo { profile { logo { name } } errors { code } } }';
    portal.answer({ ...csrf, 'DELETE /profile/logo': {}, 'GET /profile': { ...wireProfile, logo: null } });
    expect((await portal.run(DELETE)).data).toEqual({ deleteLogo: { profile: { logo: null }, errors: [] } });
    portal.answer({ ...csrf, 'DELETE /profile/logo': {} });
    expect((await portal.run(DELETE)).data).toEqual({ deleteLogo: { profile: null, errors: [] } });
    // A retry after a lost response.
    const gone = new Refusal(404, 'LOGO_NOT_FOUND');
    portal.answer({ ...csrf, 'DELETE /profile/logo': gone, 'GET /profile': { ...wireProfile, logo: null } });
    expect((await portal.run(DELETE)).data).toEqual({ deleteLogo: { profile: { logo: null }, errors: [] } });
  });
});

test('reads and saves new ranges and refuses unknown ones (RST-09, RST-10)', async () => {
  const call = 'PUT /profile/new-ranges';
  portal.answer({
    ...csrf,
    'GET /profile': wireProfile,
    'GET /profile/new-ranges': { budgets: [3], projectDurations: [] },
  });
  const read = await portal.run('{ viewer { profile { newRanges { budgets { key } projectDurations { key } } } } }');
  expect(read.data).toEqual({ viewer: { profile: { newRanges: { budgets: [{ key: '3' }], projectDurations: [] } } } });

  const SAVE_RANGES = `mutation ($input: SaveNewRangesInput!) { saveNewRanges(input: $input) {
    newRanges { budgets { key } } errors { code path } } }`;
  const budgetIds = [toGlobalId('Budget', '2'), toGlobalId('Budget', '2')];
  portal.answer({ ...csrf, [call]: { budgets: [2], projectDurations: [1] } });
  const saved = await portal.run(SAVE_RANGES, {
    input: { budgetIds, projectDurationIds: [toGlobalId('DurationRange', '1')] },
  });
  expect(saved.data).toEqual({ saveNewRanges: { newRanges: { budgets: [{ key: '2' }] }, errors: [] } });
  expect(saved.calls.find((seen) => seen.call === call)?.body).toEqual({ budgets: [2], projectDurations: [1] });

  const refused = await portal.run(SAVE_RANGES, {
    input: { budgetIds: [...budgetIds, toGlobalId('Budget', '99')], projectDurationIds: ['x'] },
  });
  expect(refused.data).toEqual({
    saveNewRanges: {
      newRanges: null,
      errors: [
        { code: 'INVALID_VALUE', path: ['budgetIds', '2'] },
        { code: 'INVALID_VALUE', path: ['projectDurationIds', '0'] },
      ],
    },
  });
});
