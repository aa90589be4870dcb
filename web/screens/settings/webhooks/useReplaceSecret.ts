import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useReplaceSecretMutation } from '../../../relay/__generated__/useReplaceSecretMutation.graphql.ts';

type Answer = useReplaceSecretMutation['response']['rotateWebhookSecret'];

/** Replaces a webhook's secret. Resolves to null if the request failed. */
export function useReplaceSecret(): [
  (id: string, onFailure: (kind: FailureKind) => void) => Promise<Answer | null>,
  boolean,
] {
  const [commit, isPending] = useMutation<useReplaceSecretMutation>(graphql`
    mutation useReplaceSecretMutation($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        secret
        webhook {
          ...WebhookCard_webhook
        }
        errors {
          code
        }
      }
    }
  `);
  return [
    async (id, onFailure) => (await commit({ variables: { input: { id } }, onFailure }))?.rotateWebhookSecret ?? null,
    isPending,
  ];
}
