import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useAddNumberMutation } from '../../../relay/__generated__/useAddNumberMutation.graphql.ts';

type Answer = useAddNumberMutation['response']['addWhatsAppNumber'];

/** Sends a code to a number. Resolves to null if the request failed. */
export function useAddNumber(): [
  (number: string, onFailure: (kind: FailureKind) => void) => Promise<Answer | null>,
  boolean,
] {
  const [commit, isPending] = useMutation<useAddNumberMutation>(graphql`
    mutation useAddNumberMutation($input: AddWhatsAppNumberInput!) {
      addWhatsAppNumber(input: $input) {
        recipient {
          id
          number
          numberText
          resendAt
        }
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
    async (number, onFailure) =>
      (await commit({ variables: { input: { number } }, onFailure }))?.addWhatsAppNumber ?? null,
    isPending,
  ];
}
