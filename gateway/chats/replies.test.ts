import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const UUID = 'ae9b0000-0000-4000-8000-000000000001';
const REPLY = `/messaging/api/v1/agency/replies/${UUID}`;
const id = toGlobalId('SavedReply', UUID);
const DELETE = `mutation ($id: ID!) { deleteReply(input: { id: $id }) {
  deletedReplyId viewer { savedReplies { title } } errors { code path } } }`;
const csrf = { 'GET /csrf': { token: 't' } };

test.each([
  ['a saved reply', {}],
  ['one that an earlier attempt, whose response was lost, has deleted', new Refusal(404, 'REPLY_NOT_FOUND')],
])('deletes %s (EXT-11)', async (_case, deleted) => {
  const list = 'GET /messaging/api/v1/agency/replies/';
  portal.answer({ ...csrf, [`DELETE ${REPLY}`]: deleted, [list]: { replies: [] } });
  const { data, calls } = await portal.run(DELETE, { id });
  expect(calls.map(({ call }) => call)).toEqual([`DELETE ${REPLY}`, list]);
  expect(data).toEqual({ deleteReply: { deletedReplyId: id, viewer: { savedReplies: [] }, errors: [] } });
});

test('a reply that could not be deleted is an error, an id of another type a user error (EXT-11)', async () => {
  portal.answer({ ...csrf, [`DELETE ${REPLY}`]: new Refusal(500, 'INTERNAL') });
  expect((await portal.run(DELETE, { id })).errors).toEqual(['deleteReply: UPSTREAM_ERROR']);
  portal.answer({ 'GET /messaging/api/v1/agency/replies/': { replies: [] } });
  const { data } = await portal.run(DELETE, { id: toGlobalId('Lead', UUID) });
  expect(data).toMatchObject({
    deleteReply: { deletedReplyId: null, errors: [{ code: 'REPLY_NOT_FOUND', path: ['id'] }] },
  });
});

test.each([
  ['beyond the last', new Refusal(409, 'TOO_MANY_REPLIES'), [{ code: 'TOO_MANY_REPLIES', path: null }], []],
  ['where there are none', new Refusal(404, 'NOT_FOUND'), undefined, ['saveReply: NOT_FOUND']],
])(
  'a new reply %s is refused without naming a value of the input (EXT-11)',
  async (_case, refusal, errors, failures) => {
    portal.answer({ ...csrf, 'POST /messaging/api/v1/agency/replies/': refusal });
    const save = 'mutation { saveReply(input: { title: "Hi", text: "Hello" }) { errors { code path } } }';
    const saved = await portal.run(save);
    expect([saved.data?.['saveReply'], saved.errors]).toEqual([errors && { errors }, failures]);
  },
);

describe('a reply that is saved with the revision it was read with (EXT-11)', () => {
  const LIST = 'GET /messaging/api/v1/agency/replies/';
  const PUT = `PUT ${REPLY}`;
  const SAVE = `mutation ($input: SaveReplyInput!) { saveReply(input: $input) {
    savedReply { id title text revision } errors { code path } } }`;
  const stored = { uuid: UUID, title: 'Call', text: 'Shall we talk?', createdAt: '2026-11-21T10:00:00.000Z' };
  const mine = { title: 'Call', text: 'Do you have time for a call?' };

  async function revisionOf(reply: typeof stored): Promise<string> {
    portal.answer({ [LIST]: { replies: [reply] } });
    const { data } = await portal.run('{ viewer { savedReplies { revision } } }');
    return (data as { viewer: { savedReplies: [{ revision: string }] } }).viewer.savedReplies[0].revision;
  }

  test('is saved if it has not changed since', async () => {
    const revision = await revisionOf(stored);
    portal.answer({ ...csrf, [LIST]: { replies: [stored] }, [PUT]: { reply: { ...stored, ...mine } } });
    const { data, calls } = await portal.run(SAVE, { input: { id, ...mine, revision } });
    expect(calls).toEqual([{ call: LIST }, { call: PUT, body: mine }]);
    const next = await revisionOf({ ...stored, ...mine });
    expect(next).not.toBe(revision);
    expect(data).toEqual({ saveReply: { savedReply: { id, ...mine, revision: next }, errors: [] } });
  });

  test.each([
    [{ ...stored, text: 'Theirs' }, [{ code: 'REPLY_CHANGED', path: null }]],
    [{ ...stored, title: 'Theirs' }, [{ code: 'REPLY_CHANGED', path: null }]],
    // Saved by an earlier attempt without a response.
    [{ ...stored, ...mine }, []],
  ])('is not overwritten if it has, and returned as it is: %j', async (newer, errors) => {
    const revision = await revisionOf(stored);
    const current = await revisionOf(newer);
    const { data, calls } = await portal.run(SAVE, { input: { id, ...mine, revision } });
    expect(calls).toEqual([{ call: LIST }]);
    const savedReply = { id, title: newer.title, text: newer.text, revision: current };
    expect(data).toEqual({ saveReply: { savedReply, errors } });
  });

  test('is not found if it was deleted, and overwritten without a revision', async () => {
    const revision = await revisionOf(stored);
    portal.answer({ ...csrf, [LIST]: { replies: [] }, [PUT]: new Refusal(404, 'REPLY_NOT_FOUND') });
    const deleted = await portal.run(SAVE, { input: { id, ...mine, revision } });
    expect(deleted.data).toEqual({
      saveReply: { savedReply: null, errors: [{ code: 'REPLY_NOT_FOUND', path: ['id'] }] },
    });
    portal.answer({ ...csrf, [PUT]: { reply: { ...stored, ...mine } } });
    const { calls } = await portal.run(SAVE, { input: { id, ...mine } });
    expect(calls.map(({ call }) => call)).toEqual([PUT]);
  });
});
