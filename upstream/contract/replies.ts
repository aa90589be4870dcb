import { Type, type Static } from 'typebox';
import { call, Closed, Described, Entity, Timestamp, Uuid, UuidParams } from './call.ts';

export const SavedReply = Entity('A saved reply for chats (addition).', {
  uuid: Uuid,
  title: Type.String(),
  text: Described('May contain the variables `{lead}`, `{agency}` and `{link}`.', Type.String()),
  createdAt: Timestamp,
});
export type WireSavedReply = Static<typeof SavedReply>;

export const SavedReplies = Type.Object({ replies: Type.Array(SavedReply) });

const NewReply = Closed({ title: Type.String({ maxLength: 10_000 }), text: Type.String({ maxLength: 100_000 }) });

const replies = { row: 'EXT-11', base: 'messaging', tag: 'chats' } as const;
const ReplyParams = UuidParams('The reply.');
const ReplyAnswer = Type.Object({ reply: SavedReply });
const errors = { 403: ['SUBSCRIPTION_REQUIRED'] } as const;

export const listReplies = call({
  ...replies,
  method: 'GET',
  path: '/agency/replies/',
  summary: 'Saved replies of the account, oldest first (addition).',
  responses: { 200: SavedReplies },
  errors,
});

export const postReply = call({
  ...replies,
  method: 'POST',
  path: '/agency/replies/',
  summary:
    'Save a reply. Its title has 1 to 60 and its text 1 to 5,000 code points after trimming; an account can have 100 replies. If there is one with this title and text, it is returned, so that a repeated call stores it once (addition).',
  body: NewReply,
  responses: { 201: ReplyAnswer },
  errors: { ...errors, 409: ['TOO_MANY_REPLIES'] },
});

export const putReply = call({
  ...replies,
  method: 'PUT',
  path: '/agency/replies/:uuid',
  summary: 'Change a saved reply (addition).',
  params: ReplyParams,
  body: NewReply,
  responses: { 200: ReplyAnswer },
  errors: { ...errors, 404: ['REPLY_NOT_FOUND'] },
});

export const deleteReply = call({
  ...replies,
  method: 'DELETE',
  path: '/agency/replies/:uuid',
  summary: 'Delete a saved reply (addition).',
  params: ReplyParams,
  responses: { 204: null },
  errors: { ...errors, 404: ['REPLY_NOT_FOUND'] },
});
