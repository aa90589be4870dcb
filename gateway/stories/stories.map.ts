import { isMember } from '../../domain/closedSet.ts';
import { storedLine, storedText } from '../../domain/storedText.ts';
import { STORY_FIELDS, storyErrors } from '../../domain/successStory.ts';
import type { StoryCode, StoryForm } from '../../domain/successStory.ts';
import type { WireStory, WireStoryInput } from '../../upstream/contract/stories.ts';
import { amountOf, toMoneyOrNull } from '../money.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { keyOf, toGlobalId } from '../relay/ids.ts';
import { revisionHash } from '../relay/revisionHash.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { SaveStoryInput, StoryErrorCode, StoryStatus, StoryUserError, SuccessStory } from '../schema.types.ts';

/** STA-43. */
const storyStatusEnum = enumMap<WireStory['status'], StoryStatus>('SuccessStory.status', {
  draft: 'DRAFT',
  published: 'PUBLISHED',
});

/** The version of a story, as stored or as sent. */
export function storyRevision({ name, status, budget, year, duration, challenge, solution, result }: WireStoryInput) {
  return revisionHash([name, status, budget, year, duration, challenge, solution, result]);
}

/** ENT-38: a story of the viewer's profile. */
export function toOwnStory(story: WireStory, note: NoteUnknown): SuccessStory {
  return { ...toStory(story, note), revision: storyRevision(story) };
}

/** ENT-38. */
export function toStory({ id, status, ...fields }: WireStory, note: NoteUnknown): SuccessStory {
  return {
    id: toGlobalId('SuccessStory', String(id)),
    name: fields.name,
    status: storyStatusEnum.read(status, note),
    year: fields.year,
    budget: toMoneyOrNull(fields.budget),
    duration: fields.duration,
    challenge: fields.challenge,
    solution: fields.solution,
    result: fields.result,
    pictureUrl: null,
    revision: null,
  };
}

/** The upstream id of a story; null for malformed ids. */
export function storyIdOf(id: string): string | null {
  const key = keyOf('SuccessStory', id);
  return key !== null && /^\d{1,9}$/.test(key) ? key : null;
}

/** The upstream request body of a story, or its validation errors (VAL-34 to VAL-39). */
export function toStoryInput(input: SaveStoryInput): { body: WireStoryInput; errors: StoryUserError[] } {
  const form: StoryForm = {
    name: storedLine(input.name),
    budget: input.budget ? amountOf(input.budget) : null,
    year: input.year ?? null,
    duration: input.duration ?? null,
    challenge: storedText(input.challenge ?? ''),
    solution: storedText(input.solution ?? ''),
    result: storedText(input.result ?? ''),
  };
  const isForeign = form.budget === null && input.budget != null;
  const errors = [...storyErrors(form, input.status === 'PUBLISHED')].map(([field, code]) =>
    storyUserError(isForeign && field === 'budget' ? 'INVALID_VALUE' : CODES[code], field),
  );
  if (isForeign && !errors.some(({ path }) => path?.[0] === 'budget'))
    errors.push(storyUserError('INVALID_VALUE', 'budget'));
  return { body: { ...form, status: storyStatusEnum.write(input.status) }, errors };
}

const CODES: Readonly<Record<StoryCode, StoryErrorCode>> = {
  required: 'REQUIRED',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  range: 'OUT_OF_RANGE',
};

const MESSAGES: Readonly<Record<StoryErrorCode, string>> = {
  STORY_NOT_FOUND: 'There is no such story.',
  STORY_CHANGED: 'A newer version of the story has been saved.',
  REQUIRED: 'This field is required.',
  TOO_SHORT: 'The text is too short.',
  TOO_LONG: 'The text is too long.',
  OUT_OF_RANGE: 'The number is out of range.',
  INVALID_VALUE: 'The value was refused.',
};

/** `index`: that of the entry, if the field is a list. */
export function storyUserError(code: StoryErrorCode, path: string | null, index?: number): StoryUserError {
  return {
    code,
    message: MESSAGES[code],
    path: path === null ? null : [path, ...(index === undefined ? [] : [String(index)])],
  };
}

/**
 * Maps a refused write to user errors, one for each field that the upstream names; null if the user cannot fix the
 * cause. `idPath` is the input field with the story's id.
 */
export function toStoryUserErrors(error: unknown, idPath: string): StoryUserError[] | null {
  if (!(error instanceof UpstreamError)) return null;
  if (error.status === 404) return [storyUserError('STORY_NOT_FOUND', idPath)];
  if (error.status !== 422) return null;
  const refused = error.fields.flatMap(({ path, code }) =>
    isMember(STORY_FIELDS, path) ? [storyUserError(isMember(FIELD_CODES, code) ? code : 'INVALID_VALUE', path)] : [],
  );
  return refused.length > 0 ? refused : [storyUserError('INVALID_VALUE', null)];
}

/** The upstream's codes for a field, which are those of the contract. */
const FIELD_CODES = Object.values(CODES);
