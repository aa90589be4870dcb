import type { StoryForm } from '../../../../domain/successStory.ts';
import type { DraftKind } from '../../../features/form/keptDraft.ts';

/** A story in which nothing was filled in yet. */
export const NEW_STORY_FORM: StoryForm = {
  name: '',
  budget: null,
  year: null,
  duration: null,
  challenge: '',
  solution: '',
  result: '',
};

/** Unsaved changes to a story, by its owner and its id (EXT-05). */
export const STORY_DRAFT: DraftKind<StoryForm> = { name: 'story', version: 1, model: NEW_STORY_FORM };

/** Whether two stories say the same. */
export function isSameStory(one: StoryForm, other: StoryForm): boolean {
  return Object.keys(NEW_STORY_FORM).every(
    (field) => one[field as keyof StoryForm] === other[field as keyof StoryForm],
  );
}
