import { catalogueLoader } from './catalogue/catalogue.loader.ts';
import type { CatalogueLoader } from './catalogue/catalogue.loader.ts';
import type { Context } from './context.ts';
import { accessTokenLoader } from './access/access.loader.ts';
import type { AccessTokenLoader } from './access/access.loader.ts';
import { storyLoader } from './stories/stories.loader.ts';
import type { StoryLoader } from './stories/stories.loader.ts';
import { webhookLoader } from './webhooks/webhooks.loader.ts';
import type { WebhookLoader } from './webhooks/webhooks.loader.ts';

/**
 * Loaders of the catalogue, and of objects for which the upstream has only a list: ids requested together are looked up
 * in one read.
 */
export interface Loaders {
  readonly catalogue: CatalogueLoader;
  readonly accessToken: AccessTokenLoader;
  readonly story: StoryLoader;
  readonly webhook: WebhookLoader;
}

/** Creates the loaders of one operation. */
export function createLoaders(operation: Pick<Context, 'rest' | 'log'>): Loaders {
  const { rest } = operation;
  return {
    catalogue: catalogueLoader(operation),
    accessToken: accessTokenLoader(rest),
    story: storyLoader(rest),
    webhook: webhookLoader(rest),
  };
}
