import type { Transaction } from 'kysely';
import { storedLine, storedText } from '../../domain/storedText.ts';
import { STORY_RANGES, STORY_TEXT_MAX, STORY_TEXTAREA_MIN, storyErrors } from '../../domain/successStory.ts';
import type { StoryCode } from '../../domain/successStory.ts';
import type { WireStory, WireStoryInput } from '../contract/stories.ts';
import { rescore } from '../dashboard/score.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { type FieldCode, fieldError } from '../http/fieldError.ts';
import { type PageAccount, requirePageAccess, withAgency } from './pageAccount.ts';
import { inNewOrder } from './order.ts';

const COLUMNS = ['id', 'name', 'budget', 'challenge', 'duration', 'result', 'solution', 'status', 'year'] as const;

/** Stories of the account's agency in order, with drafts but without removed ones (RST-24). Empty without an agency. */
export async function listStories({ db }: Deps, account: Pick<PageAccount, 'id'>): Promise<WireStory[]> {
  return await db
    .selectFrom('agency_stories')
    .innerJoin('agencies', 'agencies.id', 'agency_stories.agency_id')
    .select(COLUMNS.map((column) => `agency_stories.${column}` as const))
    .where('agencies.account_id', '=', account.id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('agency_stories.id')
    .execute();
}

/** Appends a story (RST-25). Throws 403 without a subscription, 422 for an invalid story. */
export async function addStory(deps: Deps, account: PageAccount, input: WireStoryInput): Promise<WireStory> {
  requirePageAccess(account);
  const values = checkedStory(input);
  return await changeStories(deps, account, async (trx, agencyId) => {
    const { last } = await trx
      .selectFrom('agency_stories')
      .select(({ fn }) => fn.max('position').as('last'))
      .where('agency_id', '=', agencyId)
      .executeTakeFirstOrThrow();
    return await trx
      .insertInto('agency_stories')
      .values({ ...values, agency_id: agencyId, position: (last ?? -1) + 1 })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
}

/** Changes a story (RST-26). Throws 403, 422, and 404 for a removed story or another agency's. */
export async function changeStory(
  deps: Deps,
  account: PageAccount,
  id: number,
  input: WireStoryInput,
): Promise<WireStory> {
  requirePageAccess(account);
  const values = checkedStory(input);
  return await changeStories(deps, account, async (trx, agencyId) =>
    found(
      await trx
        .updateTable('agency_stories')
        .set(values)
        .where('id', '=', id)
        .where('agency_id', '=', agencyId)
        .where('removed_at', 'is', null)
        .returning(COLUMNS)
        .executeTakeFirst(),
    ),
  );
}

/** Removes a story, but keeps its position for `restoreStory` (RST-27). Throws 403 and 404. */
export async function removeStory(deps: Deps, account: PageAccount, id: number): Promise<void> {
  requirePageAccess(account);
  await changeStories(deps, account, async (trx, agencyId) =>
    found(
      await trx
        .updateTable('agency_stories')
        .set({ removed_at: deps.clock.now() })
        .where('id', '=', id)
        .where('agency_id', '=', agencyId)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst(),
    ),
  );
}

/** Restores a removed story to its place and returns its name; does nothing if it was not removed (RST-28). */
export async function restoreStory(deps: Deps, account: PageAccount, id: number): Promise<{ name: string }> {
  requirePageAccess(account);
  return await changeStories(deps, account, async (trx, agencyId) =>
    found(
      await trx
        .updateTable('agency_stories')
        .set({ removed_at: null })
        .where('id', '=', id)
        .where('agency_id', '=', agencyId)
        .returning('name')
        .executeTakeFirst(),
    ),
  );
}

/**
 * Puts the given stories into a new order; all others keep their places (EXT-16). Throws 403, 404 for an unknown story.
 */
export async function orderStories(deps: Deps, account: PageAccount, ids: readonly number[]): Promise<WireStory[]> {
  requirePageAccess(account);
  return await withAgency(deps, account, async (trx, { id: agencyId }) => {
    const stories = await trx
      .selectFrom('agency_stories')
      .select(['id', 'position'])
      .where('agency_id', '=', agencyId)
      .where('removed_at', 'is', null)
      .execute();
    for (const { id, position } of found(inNewOrder(stories, ids))) {
      await trx.updateTable('agency_stories').set({ position }).where('id', '=', id).execute();
    }
    return await listStories({ ...deps, db: trx }, account);
  });
}

/** Runs `work` with the account's agency locked, and updates the score, which depends on the published stories. */
async function changeStories<T>(
  deps: Deps,
  { id }: PageAccount,
  work: (trx: Transaction<Database>, agencyId: number) => Promise<T>,
): Promise<T> {
  return await withAgency(deps, { id }, async (trx, agency) => {
    const result = await work(trx, agency.id);
    await rescore(trx, id, deps.clock.now());
    return result;
  });
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError(404, 'STORY_NOT_FOUND', 'There is no such story.');
  return row;
}

function checkedStory(input: WireStoryInput): WireStoryInput {
  const story = {
    ...input,
    name: storedLine(input.name),
    challenge: storedText(input.challenge),
    solution: storedText(input.solution),
    result: storedText(input.result),
  };
  const errors = storyErrors(story, story.status === 'published');
  if (errors.size === 0) return story;
  throw invalidFields(...[...errors].map(([path, code]) => fieldError(path, CODES[code], LIMITS[path])));
}

const LONG_TEXT = { min: STORY_TEXTAREA_MIN, max: STORY_TEXT_MAX.challenge };
const LIMITS = {
  ...STORY_RANGES,
  name: { max: STORY_TEXT_MAX.name },
  challenge: LONG_TEXT,
  solution: LONG_TEXT,
  result: LONG_TEXT,
};
const CODES: Readonly<Record<StoryCode, FieldCode>> = {
  required: 'REQUIRED',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  range: 'OUT_OF_RANGE',
};
