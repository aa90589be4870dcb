import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import type { Feedback } from '../../../domain/outreach/feedback.ts';
import { failureKind, UnauthenticatedError } from '../../relay/errors.ts';
import type { SurveyName, useSendSurveyMutation } from '../../relay/__generated__/useSendSurveyMutation.graphql.ts';
import type { WordsResult } from './WordsForm.tsx';
import { wordsResult } from './wordsErrors.ts';

const mutation = graphql`
  mutation useSendSurveyMutation($input: SendSurveyInput!) {
    sendSurvey(input: $input) {
      viewer {
        account {
          user {
            forms
          }
        }
      }
      errors {
        code
        path
        reason
      }
    }
  }
`;

/**
 * Answers a survey question (RST-69), which the account is then not asked again. Shows no notices, because public pages
 * use it too.
 */
export function useSendSurvey(survey: SurveyName): [(words: Feedback) => Promise<WordsResult>, boolean] {
  const environment = useRelayEnvironment();
  const [isPending, setPending] = useState(false);
  const send = ({ text, email }: Feedback) =>
    new Promise<WordsResult>((resolve) => {
      const end = (result: WordsResult) => {
        setPending(false);
        resolve(result);
      };
      setPending(true);
      commitMutation<useSendSurveyMutation>(environment, {
        mutation,
        variables: { input: { survey, text, email } },
        onCompleted: ({ sendSurvey: { errors } }) => end(wordsResult(errors)),
        onError: (error) =>
          end({
            kind: 'failed',
            reason: error instanceof UnauthenticatedError ? 'signedOut' : failureKind(error),
          }),
      });
    });
  return [send, isPending];
}
