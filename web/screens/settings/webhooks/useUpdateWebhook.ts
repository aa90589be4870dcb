import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type {
  UpdateWebhookInput,
  useUpdateWebhookMutation,
} from '../../../relay/__generated__/useUpdateWebhookMutation.graphql.ts';

type Answer = useUpdateWebhookMutation['response']['updateWebhook'];

/** Changes a webhook. Resolves to null if the request failed; without `onFailure`, a notice says so. */
export function useUpdateWebhook(): [
  (input: UpdateWebhookInput, onFailure?: (kind: FailureKind) => void) => Promise<Answer | null>,
  boolean,
] {
  const [commit, isPending] = useMutation<useUpdateWebhookMutation>(graphql`
    mutation useUpdateWebhookMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        webhook {
          ...WebhookCard_webhook
        }
        errors {
          code
          path
        }
      }
    }
  `);
  return [
    async (input, onFailure) =>
      (await commit({ variables: { input }, ...(onFailure && { onFailure }) }))?.updateWebhook ?? null,
    isPending,
  ];
}
