import type { WireStory } from '../../upstream/contract/stories.ts';
import { requirePlan } from '../account/requirePlan.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { toImages } from '../images/images.map.ts';
import { noteUnknown } from '../relay/enums.ts';
import type { NodeReader } from '../relay/node.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { selectsMoreThan } from '../relay/selection.ts';
import { isMissing, orNull } from '../rest/missing.ts';
import type { MutationResolvers, SaveStoryInput, StoryUserError, ViewerResolvers } from '../schema.types.ts';
import { inTurn } from '../session/inTurn.ts';
import { signedIn } from '../session/signedIn.ts';
import {
  storyIdOf,
  storyRevision,
  storyUserError,
  toOwnStory,
  toStoryInput,
  toStoryUserErrors,
} from './stories.map.ts';
import {
  deleteStory,
  findStory,
  getAdditionalInfo,
  getStories,
  postStory,
  putStory,
  putStoryOrder,
  restoreStory,
} from './stories.rest.ts';

/** Removes or restores a story. */
async function act(storyId: string, context: Context, write: (id: string) => Promise<string | null>) {
  signedIn(context);
  const id = storyIdOf(storyId);
  if (id === null) return { name: null, viewer: null, errors: [storyUserError('STORY_NOT_FOUND', 'storyId')] };
  await requirePlan(context.rest);
  try {
    return { name: await write(id), viewer: viewerOf(context), errors: [] };
  } catch (error) {
    const refused = toStoryUserErrors(error, 'storyId');
    if (!refused) throw error;
    return { name: null, viewer: null, errors: refused };
  }
}

/**
 * EXT-16. Reports an id that is listed twice as not found. Returns null if the upstream answers 404 although all
 * stories exist, which means that it does not support ordering.
 */
async function order(storyIds: readonly string[], context: Context) {
  signedIn(context);
  const ids = storyIds.map(storyIdOf);
  const notFound = (index: number) => ({
    viewer: null,
    errors: [storyUserError('STORY_NOT_FOUND', 'storyIds', index)],
  });
  const unknown = ids.findIndex((id, index) => id === null || ids.indexOf(id) < index);
  if (unknown !== -1) return notFound(unknown);
  await requirePlan(context.rest);
  try {
    if (ids.length > 0) await putStoryOrder(context.rest, ids.map(Number));
    return { viewer: viewerOf(context), errors: [] };
  } catch (error) {
    if (isMissing(error)) {
      const stored = new Set((await getStories(context.rest)).map(({ id }) => String(id)));
      const missing = ids.findIndex((id) => id === null || !stored.has(id));
      return missing === -1 ? null : notFound(missing);
    }
    const refused = toStoryUserErrors(error, 'storyIds');
    if (!refused) throw error;
    return { viewer: null, errors: refused };
  }
}

/** The saved version of a story that was read as `revision`; null if it has not changed since, or was removed. */
async function newerStory(id: string, revision: string, { rest }: Context): Promise<WireStory | null> {
  const saved = await findStory(rest, id);
  return saved && storyRevision(saved) !== revision ? saved : null;
}

async function save(input: SaveStoryInput, context: Context) {
  const id = input.id == null ? null : storyIdOf(input.id);
  if (id === null && input.id != null)
    return { story: null, viewer: null, errors: [storyUserError('STORY_NOT_FOUND', 'id')] };
  const { body, errors } = toStoryInput(input);
  if (errors.length > 0) return { story: null, viewer: null, errors };
  await requirePlan(context.rest);
  const answer = (story: WireStory, ...errors: StoryUserError[]) => ({
    story: toOwnStory(story, noteUnknown(context.log)),
    viewer: viewerOf(context),
    errors,
  });
  try {
    if (id !== null && input.revision != null) {
      // Not atomic across gateways: another one can still write between this check and the save.
      const newer = await newerStory(id, input.revision, context);
      // The same story: an earlier attempt arrived, but its response did not.
      const isDone = newer !== null && storyRevision(newer) === storyRevision(body);
      if (newer) return answer(newer, ...(isDone ? [] : [storyUserError('STORY_CHANGED', null)]));
    }
    const story = await (id === null ? postStory(context.rest, body) : putStory(context.rest, id, body));
    return answer(story);
  } catch (error) {
    const refused = toStoryUserErrors(error, 'id');
    if (!refused) throw error;
    return { story: null, viewer: null, errors: refused };
  }
}

/** Additional content of the agency's page (RST-11, RST-24 to RST-28). */
export const storiesResolvers = {
  Viewer: {
    pageOptimization: async (_viewer, _args, { rest, log, basePath }, info) => {
      const isAll = selectsMoreThan(info, 'PageOptimization', ['stories']);
      const { stories, awards, logotypes } = isAll
        ? await getAdditionalInfo(rest)
        : { stories: await getStories(rest), awards: [], logotypes: [] };
      const note = noteUnknown(log);
      return {
        stories: stories.map((story) => toOwnStory(story, note)),
        awards: toImages('Award', awards, basePath),
        clientLogos: toImages('ClientLogo', logotypes, basePath),
      };
    },
  },
  Mutation: {
    saveStory: (_mutation, { input }, context) =>
      inTurn(context, input.revision == null ? null : (input.id ?? null), () => save(input, context)),
    orderStories: (_mutation, { input }, context) => order(input.storyIds, context),
    removeStory: (_mutation, { input }, context) =>
      act(input.storyId, context, async (id) => {
        // A missing story counts as removed, so that a retry after a lost response succeeds.
        await orNull(deleteStory(context.rest, id));
        return null;
      }),
    restoreStory: (_mutation, { input }, context) =>
      act(input.storyId, context, async (id) => (await restoreStory(context.rest, id)).name),
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'pageOptimization'>;
  Mutation: Fields<MutationResolvers, 'saveStory' | 'orderStories' | 'removeStory' | 'restoreStory'>;
};

/** Resolves `node(id:)` for a SuccessStory, for its owner only. */
export const storyNode: NodeReader = async (key, { rest, log }) => {
  const found = await findStory(rest, key);
  return found && toOwnStory(found, noteUnknown(log));
};
