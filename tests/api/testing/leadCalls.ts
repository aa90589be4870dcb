import { hubspotCode } from '../../harness/hubspotCode.ts';
import { acceptedLead } from './newLead.ts';
import { BIG, dig } from './upstreamCall.ts';
import type { UpstreamCall } from './upstreamCall.ts';

const NOTE = 'mutation ($input: AddLeadNoteInput!) { addLeadNote(input: $input) { note { id } errors { code } } }';

/** Calls for the notes and marks that an agency keeps on its leads. */
export const LEAD_CALLS: readonly UpstreamCall[] = [
  {
    call: 'GET /account/leads/events',
    row: 'RST-41',
    field: 'Subscription.leadEvents',
    account: BIG,
    document: '',
  },
  {
    call: 'PUT /account/leads/{id}/mark',
    row: 'RST-43',
    field: 'Mutation.setLeadStage',
    account: BIG,
    document:
      'mutation ($id: ID!) { setLeadStage(input: { leadId: $id, stage: WON }) { lead { stage } errors { code } } }',
    prepare: async (stage) => {
      const { uuid, id } = await acceptedLead(stage);
      return { path: `/account/leads/${uuid}/mark`, variables: { id } };
    },
  },
  {
    call: 'GET /account/hubspot/oauth/',
    row: 'RST-68',
    field: 'Mutation.addLeadToHubspot',
    account: BIG,
    document:
      'mutation ($input: AddLeadToHubspotInput!) { addLeadToHubspot(input: $input) { lead { stage } errors { code } } }',
    prepare: async (stage) => {
      const { uuid: state } = await acceptedLead(stage);
      const code = await hubspotCode(stage.upstream.url, state);
      const cookie = await stage.session(BIG);
      return { path: '/account/hubspot/oauth/', variables: { input: { code, state } }, cookie };
    },
  },
  {
    call: 'POST /account/leads/{id}/notes',
    row: 'RST-42',
    field: 'Mutation.addLeadNote',
    account: BIG,
    document: NOTE,
    prepare: async (stage) => {
      const { uuid, id } = await acceptedLead(stage);
      const input = { leadId: id, text: 'Call on Monday', idempotencyKey: `note-${stage.next()}` };
      return { path: `/account/leads/${uuid}/notes`, variables: { input } };
    },
  },
  {
    call: 'DELETE /account/leads/{id}/notes/{noteId}',
    row: 'RST-42',
    field: 'Mutation.deleteLeadNote',
    account: BIG,
    document: 'mutation ($id: ID!) { deleteLeadNote(input: { noteId: $id }) { deletedNoteId errors { code } } }',
    prepare: async (stage) => {
      const { uuid, id: leadId } = await acceptedLead(stage);
      const { addLeadNote } = await stage.ask(NOTE, { input: { leadId, text: 'Call on Monday' } });
      const id = String(dig(addLeadNote, 'note', 'id'));
      const key = Buffer.from(id, 'base64url').toString('utf8').split(':').at(-1);
      return { path: `/account/leads/${uuid}/notes/${key}`, variables: { id } };
    },
  },
];
