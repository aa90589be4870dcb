import { checkReply, storedReply } from '../../domain/messages/savedReplies.ts';
import type { WireSavedReply } from '../../upstream/contract/replies.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { toGlobalId, uuidOf } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import type { RestClient } from '../rest/client.ts';
import { isUnavailable, orNull } from '../rest/missing.ts';
import type { MutationResolvers, SavedReply, SaveReplyInput, ViewerResolvers } from '../schema.types.ts';
import { inTurn } from '../session/inTurn.ts';
import { signedIn } from '../session/signedIn.ts';
import { replyRevision, replyUserError, toReplyErrors, toReplyUserError, toSavedReply } from './replies.map.ts';
import { deleteReply, getReplies, postReply, putReply } from './replies.rest.ts';

/** Null if the upstream does not support saved replies, and for accounts that may not chat. */
async function readReplies(rest: RestClient): Promise<SavedReply[] | null> {
  const replies = await orNull(getReplies(rest), isUnavailable);
  return replies && replies.map(toSavedReply);
}

/** The saved version of a reply that was read as `revision`; null if it has not changed since, or was deleted. */
async function newerReply(rest: RestClient, uuid: string, revision: string): Promise<WireSavedReply | null> {
  const saved = (await getReplies(rest)).find((reply) => reply.uuid === uuid);
  return saved && replyRevision(saved) !== revision ? saved : null;
}

async function save(input: SaveReplyInput, context: Context) {
  const refused = (errors: ReturnType<typeof toReplyErrors>) => ({
    savedReply: null,
    viewer: viewerOf(context),
    errors,
  });
  const reply = storedReply(input);
  const errors = toReplyErrors(checkReply(reply));
  if (errors.length > 0) return refused(errors);
  const uuid = input.id == null ? null : uuidOf('SavedReply', input.id);
  if (input.id != null && uuid === null) return refused([replyUserError('REPLY_NOT_FOUND')]);
  try {
    if (uuid !== null && input.revision != null) {
      // Not atomic across gateways: another one can still write between this check and the save.
      const newer = await newerReply(context.rest, uuid, input.revision);
      // The same reply: an earlier attempt arrived, but its response did not.
      const isDone = newer !== null && replyRevision(newer) === replyRevision(reply);
      const errors = isDone ? [] : [replyUserError('REPLY_CHANGED')];
      if (newer) return { savedReply: toSavedReply(newer), viewer: viewerOf(context), errors };
    }
    const saved = await (uuid === null ? postReply(context.rest, reply) : putReply(context.rest, uuid, reply));
    return { savedReply: toSavedReply(saved), viewer: viewerOf(context), errors: [] };
  } catch (error) {
    const refusal = toReplyUserError(error, uuid === null);
    if (!refusal) throw error;
    return refused([refusal]);
  }
}

/** Saved replies (EXT-11). */
export const repliesResolvers = {
  Viewer: {
    savedReplies: (_viewer, _args, { rest }) => readReplies(rest),
  },
  Mutation: {
    saveReply: (_mutation, { input }, context) =>
      inTurn(context, input.revision == null ? null : (input.id ?? null), () => save(input, context)),
    deleteReply: async (_mutation, { input }, context) => {
      signedIn(context);
      const uuid = uuidOf('SavedReply', input.id);
      if (uuid === null) {
        return { deletedReplyId: null, viewer: viewerOf(context), errors: [replyUserError('REPLY_NOT_FOUND')] };
      }
      // A missing reply counts as deleted, so that a retry after a lost response succeeds.
      await orNull(deleteReply(context.rest, uuid));
      return { deletedReplyId: toGlobalId('SavedReply', uuid), viewer: viewerOf(context), errors: [] };
    },
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'savedReplies'>;
  Mutation: Fields<MutationResolvers, 'saveReply' | 'deleteReply'>;
};

/** Resolves `node(id:)` for a SavedReply. */
export const savedReplyNode: NodeReader = async (key, { rest }) => {
  const id = toGlobalId('SavedReply', key);
  return (await readReplies(rest))?.find((reply) => reply.id === id) ?? null;
};
