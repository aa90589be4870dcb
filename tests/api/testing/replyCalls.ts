import { BIG, dig, MESSAGING } from './upstreamCall.ts';
import type { Prepared, Stage, UpstreamCall } from './upstreamCall.ts';

const SAVE = `mutation ($id: ID, $text: String!) { saveReply(input: { id: $id, title: "Call", text: $text }) {
  savedReply { id } errors { code } } }`;
const DELETE = 'mutation ($id: ID!) { deleteReply(input: { id: $id }) { deletedReplyId errors { code } } }';

async function newReply({ ask, next }: Stage): Promise<string> {
  const { saveReply } = await ask(SAVE, { text: `Reply ${next()}` });
  return String(dig(saveReply, 'savedReply', 'id'));
}

/** A single reply for all calls that only change one, because an account can have a limited number. */
let shared: Promise<string> | null = null;

function atReply(id: string, variables: object): Prepared {
  const uuid = Buffer.from(id, 'base64url').toString().split(':')[1] ?? '';
  return { path: `${MESSAGING}/agency/replies/${uuid}`, variables: { id, ...variables } };
}

/** Calls for message search and saved replies (EXT-10, EXT-11). */
export const REPLY_CALLS: readonly UpstreamCall[] = [
  {
    call: 'GET /messaging/api/v1/agency/messages/search',
    row: 'EXT-10',
    field: 'Viewer.messageSearch',
    account: BIG,
    document: '{ viewer { id messageSearch(query: "thank") { edges { cursor } } } }',
    at: 'viewer.messageSearch',
    beside: 'viewer.id',
  },
  {
    call: 'GET /messaging/api/v1/agency/replies/',
    row: 'EXT-11',
    field: 'Viewer.savedReplies',
    account: BIG,
    document: '{ viewer { id savedReplies { title } } }',
    at: 'viewer.savedReplies',
    beside: 'viewer.id',
  },
  {
    call: 'POST /messaging/api/v1/agency/replies/',
    row: 'EXT-11',
    field: 'Mutation.saveReply',
    account: BIG,
    document: SAVE,
    prepare: ({ next }) => ({ path: `${MESSAGING}/agency/replies/`, variables: { text: `Reply ${next()}` } }),
  },
  {
    call: 'PUT /messaging/api/v1/agency/replies/{uuid}',
    row: 'EXT-11',
    field: 'Mutation.saveReply',
    account: BIG,
    document: SAVE,
    prepare: async (stage) => atReply(await (shared ??= newReply(stage)), { text: `Reply ${stage.next()}` }),
  },
  {
    call: 'DELETE /messaging/api/v1/agency/replies/{uuid}',
    row: 'EXT-11',
    field: 'Mutation.deleteReply',
    account: BIG,
    document: DELETE,
    prepare: async (stage) => atReply(await newReply(stage), {}),
    isBodyless: true,
  },
];
