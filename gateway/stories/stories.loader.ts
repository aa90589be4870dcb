import DataLoader from 'dataloader';
import type { WireStory } from '../../upstream/contract/stories.ts';
import type { RestClient } from '../rest/client.ts';
import { getStories } from './stories.rest.ts';

/** The account's success stories by their id: one read of the list answers many. Null for one that it does not have. */
export type StoryLoader = DataLoader<string, WireStory | null>;

/** Keeps nothing itself: the REST client remembers the list until a write clears it. */
export function storyLoader(rest: RestClient): StoryLoader {
  return new DataLoader(
    async (ids) => {
      const stories = new Map((await getStories(rest)).map((story) => [String(story.id), story]));
      return ids.map((id) => stories.get(id) ?? null);
    },
    { cache: false },
  );
}
