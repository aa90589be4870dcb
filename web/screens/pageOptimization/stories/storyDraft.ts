import type { StoryForm } from '../../../../domain/successStory.ts';
import type { DraftKind } from '../../../features/form/keptDraft.ts';

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

/** Drafts of stories, by owner and story id (EXT-05). */
export const STORY_DRAFT: DraftKind<StoryForm> = { name: 'story', version: 1, model: NEW_STORY_FORM };

/** Compares two stories. */
export function isSameStory(one: StoryForm, other: StoryForm): boolean {
  return Object.keys(NEW_STORY_FORM).every(
    (field) => one[field as keyof StoryForm] === other[field as keyof StoryForm],
  );
}
