import { graphql, readInlineData } from 'react-relay/hooks';
import type { StoryForm } from '../../../../domain/successStory.ts';
import type { DraftKind, FormBase } from '../../../features/form/keptDraft.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { storyDraft_story$key } from '../../../relay/__generated__/storyDraft_story.graphql.ts';
import type { StoryToSave } from './useSaveStory.ts';

/** An empty story. */
export const NEW_STORY_FORM: StoryForm = {
  name: '',
  budget: null,
  year: null,
  duration: null,
  challenge: '',
  solution: '',
  result: '',
};

/** A story to add that got no response; it may have been added. */
export interface SentStory {
  readonly story: StoryToSave;
  /** Ids of the stories before it. */
  readonly knownIds: readonly string[];
  /** Its id, once it is known that it was added. */
  readonly addedId: string | null;
}

/** The form; drafts of earlier releases lack `sent`. */
export type StoryDraft = StoryForm & { readonly sent?: SentStory | null };

/** Drafts of stories, by owner and story id (EXT-05). */
export const STORY_DRAFT: DraftKind<StoryDraft> = { name: 'story', version: 1, model: NEW_STORY_FORM };

/** Compares two stories. */
export function isSameStory(one: StoryForm, other: StoryForm): boolean {
  return Object.keys(NEW_STORY_FORM).every(
    (field) => one[field as keyof StoryForm] === other[field as keyof StoryForm],
  );
}

/** Values and version of a saved story. */
export function savedStory(story: storyDraft_story$key): FormBase<StoryForm> {
  const { name, budget, year, duration, challenge, solution, result, revision } = readInlineData(
    graphql`
      fragment storyDraft_story on SuccessStory @inline {
        name
        budget {
          ...money_money
        }
        year
        duration
        challenge
        solution
        result
        revision
      }
    `,
    story,
  );
  return {
    values: {
      name: name ?? '',
      budget: budget ? readMoney(budget).amount : null,
      year: year ?? null,
      duration: duration ?? null,
      challenge: challenge ?? '',
      solution: solution ?? '',
      result: result ?? '',
    },
    revision: revision ?? null,
  };
}
