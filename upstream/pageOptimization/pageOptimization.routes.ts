import type { FastifyInstance } from 'fastify';
import { getAdditionalInfo } from '../contract/profile.ts';
import {
  deleteStory,
  listStories as listStoriesCall,
  orderStories as orderStoriesCall,
  postStory,
  putStory,
  restoreStory as restoreStoryCall,
} from '../contract/stories.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { listImages } from '../images/listImages.ts';

import { addStory, changeStory, listStories, orderStories, removeStory, restoreStory } from './stories.ts';

/** Additional content of an agency's page: RST-11 and RST-24 to RST-28. */
export function pageOptimizationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getAdditionalInfo, async ({ account }) => {
    const [stories, images] = await Promise.all([listStories(deps, account), listImages(deps, account)]);
    return { status: 200, body: { data: { stories, awards: images.award, logotypes: images.logotype } } };
  });
  route(app, listStoriesCall, async ({ account }) => ({
    status: 200,
    body: { data: await listStories(deps, account) },
  }));
  route(app, postStory, async ({ account, body }) => ({ status: 201, body: await addStory(deps, account, body) }));
  route(app, putStory, async ({ account, params, body }) => ({
    status: 200,
    body: await changeStory(deps, account, Number(params.id), body),
  }));
  route(app, orderStoriesCall, async ({ account, body }) => ({
    status: 200,
    body: { data: await orderStories(deps, account, body.ids) },
  }));
  route(app, deleteStory, async ({ account, params }) => {
    await removeStory(deps, account, Number(params.id));
    return { status: 204 };
  });
  route(app, restoreStoryCall, async ({ account, params }) => ({
    status: 200,
    body: await restoreStory(deps, account, Number(params.id)),
  }));
}
