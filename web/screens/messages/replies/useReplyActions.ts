import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useReplyActionsDeleteMutation } from '../../../relay/__generated__/useReplyActionsDeleteMutation.graphql.ts';
import type { useReplyActionsSaveMutation } from '../../../relay/__generated__/useReplyActionsSaveMutation.graphql.ts';

interface ReplyActions {
  /** Resolves to true if the reply was saved. */
  readonly save: (reply: {
    readonly id: string | null;
    readonly title: string;
    readonly text: string;
  }) => Promise<boolean>;
  /** Resolves to true if the reply was deleted. */
  readonly remove: (reply: { readonly id: string }) => Promise<boolean>;
  readonly isPending: boolean;
}

/** Saves and deletes replies; the responses update the list. */
export function useReplyActions(onFailure: (kind: FailureKind | 'full' | 'gone') => void): ReplyActions {
  const [commitSave, isSaving] = useMutation<useReplyActionsSaveMutation>(graphql`
    mutation useReplyActionsSaveMutation($input: SaveReplyInput!) {
      saveReply(input: $input) {
        viewer {
          ...ManageReplies_viewer
        }
        errors {
          code
        }
      }
    }
  `);
  const [commitDelete, isDeleting] = useMutation<useReplyActionsDeleteMutation>(graphql`
    mutation useReplyActionsDeleteMutation($input: DeleteReplyInput!) {
      deleteReply(input: $input) {
        viewer {
          ...ManageReplies_viewer
        }
        errors {
          code
        }
      }
    }
  `);
  return {
    isPending: isSaving || isDeleting,
    async save(input) {
      const payload = (await commitSave({ variables: { input }, onFailure }))?.saveReply;
      if (!payload) return false;
      const code = payload.errors[0]?.code;
      if (code === undefined) return true;
      onFailure(code === 'TOO_MANY_REPLIES' ? 'full' : code === 'REPLY_NOT_FOUND' ? 'gone' : 'general');
      return false;
    },
    async remove({ id }) {
      return (await commitDelete({ variables: { input: { id } }, onFailure })) !== null;
    },
  };
}
