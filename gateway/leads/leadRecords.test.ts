import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { leadUuid, wireLead } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const CSRF = { 'GET /csrf': { token: 't' } };
const PATH = `/account/leads/${leadUuid(1)}`;
const id = toGlobalId('Lead', leadUuid(1));
const note = {
  uuid: '40700000-0000-4000-8000-000000000001',
  text: 'Call on Monday',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const noteId = toGlobalId('LeadNote', `${leadUuid(1)}:${note.uuid}`);

const STAGE = `mutation ($input: SetLeadStageInput!) { setLeadStage(input: $input) {
  lead { id stage canSetStage } errors { code path } } }`;
const REASON = `mutation ($id: ID!) { saveDeclineReason(input: { leadId: $id, reason: TOO_BUSY }) {
  lead { declineReason } errors { code path } } }`;
const ADD = `mutation ($input: AddLeadNoteInput!) { addLeadNote(input: $input) {
    note { id text createdAt } lead { notes { id } } errors { code path } } }`;
const DELETE = `mutation ($id: ID!) { deleteLeadNote(input: { noteId: $id }) {
  deletedNoteId lead { notes { id } } errors { code path } } }`;

test('the stage of a lead is set and cleared with one call, and the account’s subscribers are notified', async () => {
  const accepted = wireLead(1, { status: 'accepted', canSetMark: true });
  for (const [stage, mark] of [
    ['WON', 'closedWon'],
    ['IN_CRM', 'addedToCrm'],
    ['CLIENT_DECLINED', 'rejectedByLead'],
    [null, null],
  ] as const) {
    portal.answer({ ...CSRF, [`PUT ${PATH}/mark`]: { lead: { ...accepted, mark } } });
    const { data, calls, live } = await portal.run(STAGE, { input: { leadId: id, stage } });
    expect(calls).toEqual([{ call: `PUT ${PATH}/mark`, body: { mark } }]);
    expect(live).toEqual(['kick account']);
    expect(data).toEqual({ setLeadStage: { lead: { id, stage, canSetStage: true }, errors: [] } });
  }
});

test('the reason for declining a lead can be saved again', async () => {
  const declined = wireLead(1, { status: 'declined', declineReason: 'too_busy' });
  portal.answer({ ...CSRF, [`POST ${PATH}/decline-reason/`]: {}, [`GET ${PATH}`]: { lead: declined } });
  const { data, calls } = await portal.run(REASON, { id });
  expect(calls).toEqual([
    { call: `POST ${PATH}/decline-reason/`, body: { reason: 'too_busy' } },
    { call: `GET ${PATH}` },
  ]);
  expect(data).toEqual({ saveDeclineReason: { lead: { declineReason: 'TOO_BUSY' }, errors: [] } });
});

test('a saved reason is a success even if the lead cannot be read afterwards', async () => {
  portal.answer({ ...CSRF, [`POST ${PATH}/decline-reason/`]: {}, [`GET ${PATH}`]: new Refusal(403, 'SCOPE_MISSING') });
  const { data, errors, live } = await portal.run(REASON, { id });
  expect(data).toEqual({ saveDeclineReason: { lead: null, errors: [] } });
  expect(errors).toEqual([]);
  expect(live).toEqual(['kick account']);
});

test('a note is added with its key, trimmed, and deleted', async () => {
  portal.answer({
    ...CSRF,
    [`POST ${PATH}/notes`]: { lead: wireLead(1, { notes: [note] }) },
    [`DELETE ${PATH}/notes/${note.uuid}`]: { lead: wireLead(1, { notes: [] }) },
  });
  const added = await portal.run(ADD, { input: { leadId: id, text: ' Call on Monday\n', idempotencyKey: 'k1' } });
  expect(added.calls).toEqual([{ call: `POST ${PATH}/notes`, body: { text: note.text }, idempotencyKey: 'k1' }]);
  expect(added.data).toEqual({
    addLeadNote: {
      note: { id: noteId, text: note.text, createdAt: note.createdAt },
      lead: { notes: [{ id: noteId }] },
      errors: [],
    },
  });
  const deleted = await portal.run(DELETE, { id: noteId });
  expect(deleted.data).toEqual({ deleteLeadNote: { deletedNoteId: noteId, lead: { notes: [] }, errors: [] } });
});

test("the lead of another account's note is reported as the note, the only input", async () => {
  portal.answer({ ...CSRF, [`DELETE ${PATH}/notes/${note.uuid}`]: new Refusal(404, 'LEAD_NOT_FOUND') });
  const { data, live } = await portal.run(DELETE, { id: noteId });
  const errors = [{ code: 'LEAD_NOT_FOUND', path: ['noteId'] }];
  expect({ data, live }).toEqual({ data: { deleteLeadNote: { deletedNoteId: null, lead: null, errors } }, live: [] });
});

test('a mutation that fails makes data null, although the one before it was executed', async () => {
  portal.answer({
    ...CSRF,
    [`PUT ${PATH}/mark`]: { lead: wireLead(1, { status: 'accepted' }) },
    [`POST ${PATH}/notes`]: new Refusal(500, 'INTERNAL'),
  });
  const { data, errors, calls } = await portal.run(
    `mutation ($id: ID!) {
      first: setLeadStage(input: { leadId: $id, stage: WON }) { errors { code } }
      second: addLeadNote(input: { leadId: $id, text: "x" }) { errors { code } }
    }`,
    { id },
  );
  expect([data, errors]).toEqual([null, ['second: UPSTREAM_ERROR']]);
  expect(calls.map(({ call }) => call)).toEqual([`PUT ${PATH}/mark`, `POST ${PATH}/notes`]);
});

test('node(id:) reads a note; another account’s is null', async () => {
  portal.answer({ [`GET ${PATH}`]: { lead: wireLead(1, { notes: [note] }) } });
  const text = 'query ($id: ID!) { node(id: $id) { id ... on LeadNote { text } } }';
  expect((await portal.run(text, { id: noteId })).data).toEqual({ node: { id: noteId, text: note.text } });
  for (const other of [
    leadUuid(1),
    `${leadUuid(1)}:${leadUuid(2)}`,
    `${leadUuid(1)}:x`,
    `${leadUuid(2)}:${note.uuid}`,
  ]) {
    expect((await portal.run(text, { id: toGlobalId('LeadNote', other) })).data).toEqual({ node: null });
  }
});

test('without the additions there are no notes and no stages to set, and the mutations say so', async () => {
  portal.answer({ ...CSRF, [`GET ${PATH}`]: { lead: wireLead(1, { status: 'accepted', mark: 'closedWon' }) } });
  const { data } = await portal.run(`{ viewer { lead(uuid: "${leadUuid(1)}") { stage canSetStage notes { id } } } }`);
  expect(data).toEqual({ viewer: { lead: { stage: 'WON', canSetStage: false, notes: null } } });
  const refusal = { errors: [{ code: 'NOT_AVAILABLE', path: null }] };
  expect((await portal.run(STAGE, { input: { leadId: id, stage: null } })).data).toMatchObject({
    setLeadStage: refusal,
  });
  expect((await portal.run(ADD, { input: { leadId: id, text: 'x' } })).data).toMatchObject({
    addLeadNote: { note: null, ...refusal },
  });
  expect((await portal.run(DELETE, { id: noteId })).data).toMatchObject({ deleteLeadNote: refusal });
});

test.each([
  [new Refusal(404, 'LEAD_NOT_FOUND'), 'LEAD_NOT_FOUND', ['leadId']],
  [new Refusal(409, 'LEAD_NOT_ACCEPTED'), 'LEAD_NOT_ACCEPTED', ['leadId']],
  [new Refusal(409, 'TOO_MANY_NOTES'), 'TOO_MANY_NOTES', null],
])('the refusal %o is the user error %s', async (refusal, code, path) => {
  portal.answer({ ...CSRF, [`PUT ${PATH}/mark`]: refusal, [`POST ${PATH}/notes`]: refusal });
  const errors = [{ code, path }];
  expect((await portal.run(STAGE, { input: { leadId: id, stage: 'LOST' } })).data).toEqual({
    setLeadStage: { lead: null, errors },
  });
  const added = await portal.run(ADD, { input: { leadId: id, text: 'x' } });
  expect(added).toMatchObject({ data: { addLeadNote: { note: null, lead: null, errors } }, live: [] });
});

test.each([
  [{ leadId: id, text: ' \n' }, 'TEXT_REQUIRED', 'text'],
  [{ leadId: id, text: 'x'.repeat(2_001) }, 'TEXT_MAX_LENGTH', 'text'],
  [{ leadId: id, text: 'x', idempotencyKey: 'a b' }, 'IDEMPOTENCY_KEY_FORMAT', 'idempotencyKey'],
  [{ leadId: 'x', text: 'x' }, 'LEAD_NOT_FOUND', 'leadId'],
])('a note is checked before it is sent (%#)', async (input, code, field) => {
  portal.answer({});
  const { data, calls } = await portal.run(ADD, { input });
  expect({ data, calls }).toEqual({
    data: { addLeadNote: { note: null, lead: null, errors: [{ code, path: [field] }] } },
    calls: [],
  });
});

test('a key used for another text is an error of the operation (GWY-10)', async () => {
  portal.answer({ ...CSRF, [`POST ${PATH}/notes`]: new Refusal(409, 'IDEMPOTENCY_KEY_REUSED') });
  const { errors } = await portal.run(ADD, { input: { leadId: id, text: 'other', idempotencyKey: 'k1' } });
  expect(errors).toEqual(['addLeadNote: IDEMPOTENCY_KEY_REUSED']);
});
