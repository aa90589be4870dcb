import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type {
  ReplyErrorCode,
  useReplyActionsDeleteMutation,
} from '../../../relay/__generated__/useReplyActionsDeleteMutation.graphql.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import type { useReplyActionsSaveMutation } from '../../../relay/__generated__/useReplyActionsSaveMutation.graphql.ts';

interface Reply {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A reply as it is stored. */
export interface StoredReply extends Reply {
  readonly revision: string;
}

interface ReplyActions {
  /** Resolves to true if the reply was saved; calls `onOvertaken` if a newer version has been saved elsewhere. */
  readonly save: (
    reply: Omit<Reply, 'id'> & { readonly id: string | null; readonly revision: string | null },
    onOvertaken: (newer: StoredReply) => void,
  ) => Promise<boolean>;
  /** Resolves to true if the reply was deleted, which can be undone. */
  readonly remove: (reply: Reply) => Promise<boolean>;
  readonly isPending: boolean;
}

/** Saves and deletes replies; the responses update the list. */
export function useReplyActions(onFailure: (kind: FailureKind | 'full' | 'gone') => void): ReplyActions {
  const { t } = useTranslation('messages');
  const notices = useNotices();
  const [commitSave, isSaving] = useMutation<useReplyActionsSaveMutation>(graphql`
    mutation useReplyActionsSaveMutation($input: SaveReplyInput!) {
      saveReply(input: $input) {
        savedReply {
          id
          title
          text
          revision
        }
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
  const deleted = t(($) => $.replies.deleted);
  /** If it fails, Undo is offered again: the text is nowhere else. */
  const addBack = async ({ title, text }: Omit<Reply, 'id'>): Promise<void> => {
    const response = await commitSave({
      variables: { input: { id: null, title, text } },
      onFailure: (kind) => notices.showFailure(kind, { run: () => void addBack({ title, text }), menuText: deleted }),
    });
    const code = response?.saveReply.errors[0]?.code;
    if (code === 'TOO_MANY_REPLIES') notices.show({ kind: 'error', text: t(($) => $.replies.full) });
    else if (code !== undefined) notices.showFailure('general');
  };
  return {
    isPending: isSaving || isDeleting,
    async save(input, onOvertaken) {
      const payload = (await commitSave({ variables: { input }, onFailure }))?.saveReply;
      if (payload?.savedReply && payload.errors.some(({ code }) => code === 'REPLY_CHANGED')) {
        onOvertaken(payload.savedReply);
        return false;
      }
      return report(payload);
    },
    async remove(reply) {
      const response = await commitDelete({ variables: { input: { id: reply.id } }, onFailure });
      const isDeleted = report(response?.deleteReply);
      if (isDeleted) notices.showUndo(deleted, () => void addBack(reply));
      return isDeleted;
    },
  };
}
