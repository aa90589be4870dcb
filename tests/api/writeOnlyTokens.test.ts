import { beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import type { Gateway } from '../harness/gateway.ts';
import type { SharedUpstream } from '../harness/sharedUpstream.ts';
import { newToken } from './testing/newToken.ts';
import { sharedPair } from './testing/pair.ts';

const ACCOUNT = 'owner-scale';

let upstream: SharedUpstream;
let gateway: Gateway;
let writer: string;
let messenger: string;
beforeAll(async () => {
  ({ upstream, gateway } = await sharedPair());
  writer = await newToken(upstream, ACCOUNT, ['write']);
  messenger = await newToken(upstream, ACCOUNT, ['messages']);
});

/** Creates an active lead and returns its id. */
async function newLead(): Promise<string> {
  const { uuid } = (await upstream.control('POST', `/accounts/${ACCOUNT}@demo.example/leads`)) as { uuid: string };
  return toGlobalId('Lead', uuid);
}

/** Runs a mutation; returns its payload, and the fields that were refused with their codes. */
async function run(token: string, query: string, input: object) {
  const { data, errors } = await gateway.run(token, query, { input });
  const refused = (errors ?? []).map(({ path, extensions }) => [path?.join('.'), extensions?.code]);
  return { payload: Object.values(data ?? {})[0], refused };
}

const LEAD = 'lead { name text company contactMethods { value } } errors { code }';

test('with WRITE, writes to a lead are done, but their payloads do not show the lead (EXT-24)', async () => {
  const leadId = await newLead();
  const change = (name: string, type: string, fields: string, input: object) =>
    run(writer, `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${LEAD} } }`, input);
  const done = { lead: null, errors: [] };
  const refused = (name: string) => [[`${name}.lead`, 'FORBIDDEN']];

  const accepted = await change('acceptLead', 'AcceptLeadInput', '', { leadId });
  expect(accepted).toEqual({ payload: done, refused: refused('acceptLead') });
  const again = await change('acceptLead', 'AcceptLeadInput', '', { leadId });
  const notActive = { lead: null, errors: [{ code: 'LEAD_NOT_ACTIVE' }] };
  expect(again).toEqual({ payload: notActive, refused: refused('acceptLead') });
  const staged = await change('setLeadStage', 'SetLeadStageInput', '', { leadId, stage: 'WON' });
  expect(staged).toEqual({ payload: done, refused: refused('setLeadStage') });
  const noted = await change('addLeadNote', 'AddLeadNoteInput', 'note { text }', { leadId, text: 'Call' });
  expect(noted).toEqual({ payload: { ...done, note: { text: 'Call' } }, refused: refused('addLeadNote') });

  const other = await newLead();
  const declined = await change('declineLead', 'DeclineLeadInput', '', { leadId: other, reason: 'TOO_BUSY' });
  expect(declined).toEqual({ payload: done, refused: refused('declineLead') });
  const corrected = { leadId: other, reason: 'BUDGET' };
  const saved = await change('saveDeclineReason', 'SaveDeclineReasonInput', '', corrected);
  expect(saved).toEqual({ payload: done, refused: refused('saveDeclineReason') });

  const reader = await newToken(upstream, ACCOUNT, ['leads:read']);
  const seen = await gateway.run(
    reader,
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Lead { status stage notes { text } declineReason } } }',
    { ids: [leadId, other] },
  );
  expect(seen.data).toMatchObject({
    nodes: [
      { status: 'ACCEPTED', stage: 'WON', notes: [{ text: 'Call' }] },
      { status: 'DECLINED', declineReason: 'BUDGET' },
    ],
  });
});

test('with MESSAGES, writes to a chat are done, but their payloads do not show the chat (EXT-24)', async () => {
  const chats = '{ viewer { chats(first: 1) { nodes { id } } } }';
  const read = await gateway.run(await newToken(upstream, ACCOUNT, ['messages:read']), chats);
  const { nodes } = (read.data as { viewer: { chats: { nodes: { id: string }[] } } }).viewer.chats;
  const chatId = nodes[0]?.id;
  const change = (name: string, type: string, fields: string, input: object) =>
    run(messenger, `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} errors { code } } }`, input);

  const sent = await change(
    'sendMessage',
    'SendMessageInput',
    'messageEdge { node { id sender } } chat { lead { name } }',
    { chatId, text: 'Hello' },
  );
  expect(sent).toMatchObject({
    payload: { messageEdge: { node: { sender: 'AGENCY' } }, chat: null, errors: [] },
    refused: [['sendMessage.chat', 'FORBIDDEN']],
  });
  for (const action of ['archiveChat', 'unarchiveChat']) {
    expect(await change(action, 'ChatActionInput', 'chat { lead { name } }', { chatId })).toEqual({
      payload: { chat: null, errors: [] },
      refused: [[`${action}.chat`, 'FORBIDDEN']],
    });
  }
});
