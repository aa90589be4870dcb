import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import { storedText } from '../../../../domain/storedText.ts';
import type { ReviewAnswer } from '../../../../domain/originalReview.ts';
import type { AnswerFailure } from '../../../../domain/reviewAnswerForm.ts';
import { failureKind } from '../../../relay/errors.ts';
import type { useAnswerReviewMutation } from '../../../relay/__generated__/useAnswerReviewMutation.graphql.ts';

const mutation = graphql`
  mutation useAnswerReviewMutation($input: AnswerReviewRequestInput!) {
    answerReviewRequest(input: $input) {
      request {
        ...ReviewPage_request
      }
      errors {
        code
      }
    }
  }
`;

/**
 * Sends the client's answer (O-30). Resolves to null if it was saved, or the review had already been answered; the page
 * then shows the review's new state.
 */
export function useAnswerReview(uuid: string): (answer: ReviewAnswer) => Promise<AnswerFailure | null> {
  const environment = useRelayEnvironment();
  return ({ decision, author, company, rating }) =>
    new Promise((resolve) => {
      const isConfirmed = decision === 'confirm';
      commitMutation<useAnswerReviewMutation>(environment, {
        mutation,
        variables: {
          input: {
            uuid,
            decision: isConfirmed ? 'CONFIRM' : 'REFUSE',
            author: isConfirmed ? storedText(author) : null,
            company: isConfirmed ? storedText(company) || null : null,
            rating: isConfirmed ? rating : null,
          },
        },
        onCompleted: ({ answerReviewRequest: { request, errors } }) => {
          if (request) resolve(null);
          else if (errors.some(({ code }) => code === 'TOO_MANY_ATTEMPTS')) resolve('tooMany');
          else resolve('failure');
        },
        onError: (error) => resolve(failureKind(error) === 'rateLimited' ? 'tooMany' : 'failure'),
      });
    });
}
