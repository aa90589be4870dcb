import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useRedeliverMutation } from '../../../relay/__generated__/useRedeliverMutation.graphql.ts';

type Answer = useRedeliverMutation['response']['redeliverWebhook'];

/** Sends a delivery again. Resolves to null after a failure, which is shown in a notice. */
export function useRedeliver(): [(id: string) => Promise<Answer | null>, boolean] {
  const [commit, isPending] = useMutation<useRedeliverMutation>(graphql`
    mutation useRedeliverMutation($input: RedeliverWebhookInput!) {
      redeliverWebhook(input: $input) {
        delivery {
          ...DeliveryRow_delivery
        }
        errors {
          code
        }
      }
    }
  `);
  return [async (id) => (await commit({ variables: { input: { id } } }))?.redeliverWebhook ?? null, isPending];
}
