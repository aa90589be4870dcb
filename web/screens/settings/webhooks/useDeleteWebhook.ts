import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useDeleteWebhookMutation } from '../../../relay/__generated__/useDeleteWebhookMutation.graphql.ts';

/** Deletes a webhook. Resolves to true if it no longer exists, even if it was deleted before. */
export function useDeleteWebhook(): [
  (id: string, onFailure: (kind: FailureKind) => void) => Promise<boolean>,
  boolean,
] {
  const [commit, isPending] = useMutation<useDeleteWebhookMutation>(graphql`
    mutation useDeleteWebhookMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        viewer {
          ...Webhooks_viewer
        }
        errors {
          code
        }
      }
    }
  `);
  const remove = async (id: string, onFailure: (kind: FailureKind) => void) => {
    const answer = (await commit({ variables: { input: { id } }, onFailure }))?.deleteWebhook;
    if (!answer) return false;
    const isRefused = answer.errors.some(({ code }) => code !== 'WEBHOOK_NOT_FOUND');
    if (isRefused) onFailure('general');
    return !isRefused;
  };
  return [remove, isPending];
}
