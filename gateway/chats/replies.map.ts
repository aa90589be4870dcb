import type { ReplyError } from '../../domain/messages/savedReplies.ts';
import type { WireSavedReply } from '../../upstream/contract/replies.ts';
import { toGlobalId } from '../relay/ids.ts';
import { revisionHash } from '../relay/revisionHash.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { ReplyErrorCode, ReplyUserError, SavedReply } from '../schema.types.ts';

/** Version of what a save replaces. */
export function replyRevision({ title, text }: Pick<WireSavedReply, 'title' | 'text'>): string {
  return revisionHash([title, text]);
}

/** EXT-11. */
export function toSavedReply(reply: WireSavedReply): SavedReply {
  const { uuid, title, text } = reply;
  return { id: toGlobalId('SavedReply', uuid), title, text, revision: replyRevision(reply) };
}

const REFUSALS: Readonly<Record<ReplyErrorCode, Readonly<Pick<ReplyUserError, 'message' | 'path'>>>> = {
  TITLE_REQUIRED: { message: 'The title is empty.', path: ['title'] },
  TITLE_MAX_LENGTH: { message: 'The title is too long.', path: ['title'] },
  TEXT_REQUIRED: { message: 'The text is empty.', path: ['text'] },
  TEXT_MAX_LENGTH: { message: 'The text is too long.', path: ['text'] },
  TOO_MANY_REPLIES: { message: 'The account has the maximum number of saved replies.', path: null },
  REPLY_NOT_FOUND: { message: 'There is no such saved reply.', path: ['id'] },
  REPLY_CHANGED: { message: 'A newer version of the reply has been saved.', path: null },
};

export function replyUserError(code: ReplyErrorCode): ReplyUserError {
  return { code, ...REFUSALS[code] };
}

const CODES = {
  title: { required: 'TITLE_REQUIRED', maxLength: 'TITLE_MAX_LENGTH' },
  text: { required: 'TEXT_REQUIRED', maxLength: 'TEXT_MAX_LENGTH' },
} as const satisfies Record<ReplyError['path'], Record<ReplyError['code'], ReplyErrorCode>>;

export function toReplyErrors(errors: readonly ReplyError[]): ReplyUserError[] {
  return errors.map(({ path, code }) => replyUserError(CODES[path][code]));
}

/**
 * Maps a refused write to user errors; null if the user cannot fix it, for example because the upstream does not support
 * saved replies: only then a reply that `isNew` is not found.
 */
export function toReplyUserError(error: unknown, isNew: boolean): ReplyUserError | null {
  if (!(error instanceof UpstreamError)) return null;
  if (error.status === 404 && !isNew) return replyUserError('REPLY_NOT_FOUND');
  return error.code === 'TOO_MANY_REPLIES' ? replyUserError('TOO_MANY_REPLIES') : null;
}
