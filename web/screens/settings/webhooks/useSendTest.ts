import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useSendTestMutation } from '../../../relay/__generated__/useSendTestMutation.graphql.ts';

type Answer = useSendTestMutation['response']['sendTestWebhook'];

/** Sends a test event. Resolves to null after a failure, which is shown in a notice. */
export function useSendTest(): [(id: string) => Promise<Answer | null>, boolean] {
  const [commit, isPending] = useMutation<useSendTestMutation>(graphql`
    mutation useSendTestMutation($input: SendTestWebhookInput!) {
      sendTestWebhook(input: $input) {
        delivery {
          id
        }
        errors {
          code
        }
      }
    }
  `);
  return [async (id) => (await commit({ variables: { input: { id } } }))?.sendTestWebhook ?? null, isPending];
}
