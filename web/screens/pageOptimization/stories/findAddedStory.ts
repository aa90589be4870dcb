import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { storedLine, storedText } from '../../../../domain/storedText.ts';
import { readMoney } from '../../../i18n/money.ts';
import { UnauthenticatedError } from '../../../relay/errors.ts';
import type { findAddedStoryQuery } from '../../../relay/__generated__/findAddedStoryQuery.graphql.ts';
import type { StoryToSave } from './useSaveStory.ts';

type ListedStory = NonNullable<findAddedStoryQuery['response']['viewer']>['pageOptimization']['stories'][number];

/**
 * Refetches the list, which also updates the page behind the dialog, and returns the id of the story that was added as
 * `sent`; null if there is none. `knownIds`: the stories that existed before. Rejects if the list can't be read.
 */
export async function findAddedStory(
  environment: IEnvironment,
  sent: StoryToSave,
  knownIds: readonly string[],
): Promise<string | null> {
  const answer = await fetchQuery<findAddedStoryQuery>(
    environment,
    graphql`
      query findAddedStoryQuery @throwOnFieldError {
        viewer {
          pageOptimization {
            stories {
              id
              status
              name
              budget {
                ...money_money
              }
              year
              duration
              challenge
              solution
              result
            }
            ...StoriesCard_pageOptimization
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { whole: true } } },
  ).toPromise();
  if (!answer?.viewer) throw new UnauthenticatedError('No session');
  const isSent = ({ name, budget, year, duration, challenge, solution, result, status }: ListedStory) =>
    name === storedLine(sent.name) &&
    (budget ? readMoney(budget).amount : null) === sent.budget &&
    (year ?? null) === sent.year &&
    (duration ?? null) === sent.duration &&
    (challenge ?? '') === storedText(sent.challenge) &&
    (solution ?? '') === storedText(sent.solution) &&
    (result ?? '') === storedText(sent.result) &&
    status === sent.status;
  const { stories } = answer.viewer.pageOptimization;
  return stories.find((story) => !knownIds.includes(story.id) && isSent(story))?.id ?? null;
}
