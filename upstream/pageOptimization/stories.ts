import type { Kysely } from 'kysely';
import { storedText } from '../../domain/storedText.ts';
import { storyErrors } from '../../domain/successStory.ts';
import type { StoryCode } from '../../domain/successStory.ts';
import { allowsProfile } from '../../domain/tariffs.ts';
import type { WireStory, WireStoryInput } from '../contract/stories.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { lockAgencyOf } from '../directory/agencyState.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';

/** Whose agency's page is worked on. */
export type PageAccount = Pick<RequestAccount, 'id' | 'subscriptionStatus'>;

const COLUMNS = ['id', 'name', 'budget', 'challenge', 'duration', 'result', 'solution', 'status', 'year'] as const;

/** Refuses accounts without a paid or trial subscription (ACC-03). */
export function requirePageAccess({ subscriptionStatus }: PageAccount): void {
  if (!allowsProfile(subscriptionStatus)) {
    throw new ApiError(403, 'SUBSCRIPTION_REQUIRED', "The agency's page needs a paid or trial subscription.");
  }
}

/** Stories of the account's agency in their order, drafts too, removed ones not (RST-24); none without an agency. */
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

/** Adds a story behind the others (RST-25). Throws 403 without a subscription, 422 for a story that breaks the rules. */
export async function addStory(deps: Deps, account: PageAccount, input: WireStoryInput): Promise<WireStory> {
  requirePageAccess(account);
  const values = checkedStory(input);
  return await ofAgency(deps, account, async (trx, agencyId) => {
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

/** Changes a story (RST-26). Throws 403, 422, and 404 for one that is removed or another agency's. */
export async function changeStory(
  deps: Deps,
  account: PageAccount,
  id: number,
  input: WireStoryInput,
): Promise<WireStory> {
  requirePageAccess(account);
  const values = checkedStory(input);
  return await ofAgency(deps, account, async (trx, agencyId) =>
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

/** Takes a story away; it keeps its place (RST-27). Throws 403 and 404. */
export async function removeStory(deps: Deps, account: PageAccount, id: number): Promise<void> {
  requirePageAccess(account);
  await ofAgency(deps, account, async (trx, agencyId) =>
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

/** Brings a removed story back to its place and names it; one that was not removed stays as it is (RST-28). */
export async function restoreStory(deps: Deps, account: PageAccount, id: number): Promise<{ name: string }> {
  requirePageAccess(account);
  return await ofAgency(deps, account, async (trx, agencyId) =>
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

async function ofAgency<T>(
  deps: Deps,
  account: PageAccount,
  work: (trx: Kysely<Database>, agencyId: number) => Promise<T>,
): Promise<T> {
  return await deps.db.transaction().execute(async (trx) => {
    const { id } = await lockAgencyOf({ ...deps, db: trx }, account.id);
    return await work(trx, id);
  });
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError(404, 'STORY_NOT_FOUND', 'There is no such story.');
  return row;
}

function checkedStory(input: WireStoryInput): WireStoryInput {
  const story = {
    ...input,
    name: storedText(input.name),
    challenge: storedText(input.challenge),
    solution: storedText(input.solution),
    result: storedText(input.result),
  };
  const errors = storyErrors(story, story.status === 'published');
  if (errors.size === 0) return story;
  throw invalidFields(...[...errors].map(([path, code]) => ({ path, code: CODES[code], message: code })));
}

const CODES: Readonly<Record<StoryCode, string>> = {
  required: 'REQUIRED',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  range: 'OUT_OF_RANGE',
};
