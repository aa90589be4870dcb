import { graphql } from 'react-relay/hooks';
import type { Feedback } from '../../../domain/outreach/feedback.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { useSendFeedbackMutation } from '../../relay/__generated__/useSendFeedbackMutation.graphql.ts';
import type { WordsResult } from './WordsForm.tsx';
import { wordsResult } from './wordsErrors.ts';

/** Sends feedback about a page (RST-72). Feedback sent again with the same key is stored once. */
export function useSendFeedback(): [
  (words: Feedback, about: { readonly page: string; readonly idempotencyKey: string }) => Promise<WordsResult>,
  boolean,
] {
  const [commit, isPending] = useMutation<useSendFeedbackMutation>(graphql`
    mutation useSendFeedbackMutation($input: SendFeedbackInput!) {
      sendFeedback(input: $input) {
        errors {
          code
          path
          reason
        }
      }
    }
  `);
  const send = async ({ text, email }: Feedback, about: { page: string; idempotencyKey: string }) => {
    let reason: FailureKind = 'general';
    const answer = await commit({
      variables: { input: { text, email, ...about } },
      onFailure: (failure) => {
        reason = failure;
      },
    });
    return answer ? wordsResult(answer.sendFeedback.errors) : ({ kind: 'failed', reason } as const);
  };
  return [send, isPending];
}
