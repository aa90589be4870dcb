import DataLoader from 'dataloader';
import type { WireStory } from '../../upstream/contract/stories.ts';
import type { RestClient } from '../rest/client.ts';
import { getStories } from './stories.rest.ts';

/** Loads success stories of the account by id, with one list read per batch. Null for unknown ids. */
export type StoryLoader = DataLoader<string, WireStory | null>;

/** Does not cache: the REST client caches the list until a write. */
export function storyLoader(rest: RestClient): StoryLoader {
  return new DataLoader(
    async (ids) => {
      const stories = new Map((await getStories(rest)).map((story) => [String(story.id), story]));
      return ids.map((id) => stories.get(id) ?? null);
    },
    { cache: false },
  );
}
