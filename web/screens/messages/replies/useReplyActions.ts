import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type {
  ReplyErrorCode,
  useReplyActionsDeleteMutation,
} from '../../../relay/__generated__/useReplyActionsDeleteMutation.graphql.ts';
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
  /** Reports a refusal. Returns whether the action succeeded. */
  const report = (payload: { readonly errors: readonly { readonly code: ReplyErrorCode | null }[] } | undefined) => {
    const code = payload?.errors[0]?.code;
    if (code === undefined) return payload !== undefined;
    onFailure(code === 'TOO_MANY_REPLIES' ? 'full' : code === 'REPLY_NOT_FOUND' ? 'gone' : 'general');
    return false;
  };
  return {
    isPending: isSaving || isDeleting,
    async save(input) {
      return report((await commitSave({ variables: { input }, onFailure }))?.saveReply);
    },
    async remove({ id }) {
      return report((await commitDelete({ variables: { input: { id } }, onFailure }))?.deleteReply);
    },
  };
}
