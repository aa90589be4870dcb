import type { RestClient } from './rest/client.ts';
import { accessTokenLoader } from './access/access.loader.ts';
import type { AccessTokenLoader } from './access/access.loader.ts';
import { storyLoader } from './stories/stories.loader.ts';
import type { StoryLoader } from './stories/stories.loader.ts';

/** Loaders of what the upstream has no single read for: ids asked for together are looked up in one list. */
export interface Loaders {
  readonly accessToken: AccessTokenLoader;
  readonly story: StoryLoader;
}

/** The loaders of one operation, over its REST client. */
export function createLoaders(rest: RestClient): Loaders {
  return { accessToken: accessTokenLoader(rest), story: storyLoader(rest) };
}
