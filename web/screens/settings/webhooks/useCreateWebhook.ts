import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type {
  CreateWebhookInput,
  useCreateWebhookMutation,
} from '../../../relay/__generated__/useCreateWebhookMutation.graphql.ts';

type Answer = useCreateWebhookMutation['response']['createWebhook'];

/** Creates a webhook; the response updates the list. Resolves to null if the request failed. */
export function useCreateWebhook(): [
  (input: CreateWebhookInput, onFailure: (kind: FailureKind) => void) => Promise<Answer | null>,
  boolean,
] {
  const [commit, isPending] = useMutation<useCreateWebhookMutation>(graphql`
    mutation useCreateWebhookMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
        viewer {
          ...Webhooks_viewer
        }
        errors {
          code
          path
        }
      }
    }
  `);
  return [
    async (input, onFailure) => (await commit({ variables: { input }, onFailure }))?.createWebhook ?? null,
    isPending,
  ];
}
