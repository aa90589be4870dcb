import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type {
  CreateWebhookInput,
  useCreateWebhookMutation,
} from '../../../relay/__generated__/useCreateWebhookMutation.graphql.ts';
import { useReadSettings } from '../useReadSettings.ts';

type Answer = useCreateWebhookMutation['response']['createWebhook'];

/**
 * Creates a webhook and adds it to the list. Resolves to null if the request failed; the list is then read again,
 * because the webhook may exist. After a success, it is not: if that failed, an error would replace the dialog with the
 * secret, which is shown only once.
 */
export function useCreateWebhook(): [
  (input: CreateWebhookInput, onFailure: (kind: FailureKind) => void) => Promise<Answer | null>,
  boolean,
] {
  const [commit, isPending] = useMutation<useCreateWebhookMutation>(graphql`
    mutation useCreateWebhookMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
        webhook {
          id
          ...WebhookCard_webhook
        }
        errors {
          code
          path
        }
      }
    }
  `);
  const readAgain = useReadSettings();
  const create = async (input: CreateWebhookInput, onFailure: (kind: FailureKind) => void) => {
    const response = await commit({ variables: { input }, onFailure, updater: addToList });
    if (!response) readAgain();
    return response?.createWebhook ?? null;
  };
  return [create, isPending];
}

function addToList(store: RecordSourceSelectorProxy): void {
  const created = store.getRootField('createWebhook')?.getLinkedRecord('webhook');
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const listed = viewer?.getLinkedRecords('webhooks');
  // It is already listed if the response to an earlier attempt was lost, and the list has been read since.
  if (!created || !listed || listed.includes(created)) return;
  // Oldest first, like the server's list.
  viewer?.setLinkedRecords([...listed, created], 'webhooks');
}
