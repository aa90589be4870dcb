import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useVerifyNumberMutation } from '../../../relay/__generated__/useVerifyNumberMutation.graphql.ts';

type Answer = useVerifyNumberMutation['response']['verifyWhatsAppNumber'];

/** Verifies a number with its code. Resolves to null if the request failed. */
export function useVerifyNumber(): [
  (recipientId: string, code: string, onFailure: (kind: FailureKind) => void) => Promise<Answer | null>,
  boolean,
] {
  const [commit, isPending] = useMutation<useVerifyNumberMutation>(graphql`
    mutation useVerifyNumberMutation($input: VerifyWhatsAppNumberInput!) {
      verifyWhatsAppNumber(input: $input) {
        viewer {
          ...WhatsAppCard_viewer
        }
        errors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  return [
    async (recipientId, code, onFailure) =>
      (await commit({ variables: { input: { recipientId, code } }, onFailure }))?.verifyWhatsAppNumber ?? null,
    isPending,
  ];
}
