import { storedLine, storedText } from './storedText.ts';
import { codePointLength } from './textLength.ts';

/**
 * How many stories, logos and awards make an agency's page complete (CON-09 to CON-11); only published stories count.
 */
export const PAGE_OPTIMIZATION_GOALS = { stories: 3, clientLogos: 6, awards: 6 } as const;

/** Maximum code points of each text, after trimming (VAL-37, VAL-39). */
export const STORY_TEXT_MAX = { name: 50, challenge: 500, solution: 500, result: 500 } as const;

/** Minimum code points of the long texts of a published story (VAL-36). */
export const STORY_TEXTAREA_MIN = 50;

/**
 * Ranges of a story's integers: budget in USD (at most 8 digits, VAL-38), duration in months. Years are not compared
 * with a clock, because those of browser and server differ at New Year.
 */
export const STORY_RANGES = {
  budget: { min: 1, max: 99_999_999 },
  year: { min: 1900, max: 2100 },
  duration: { min: 1, max: 999 },
} as const;

/** A story as filled in (ENT-38); null means an empty number field. */
export interface StoryForm {
  readonly name: string;
  readonly budget: number | null;
  readonly year: number | null;
  readonly duration: number | null;
  readonly challenge: string;
  readonly solution: string;
  readonly result: string;
}

export type StoryField = keyof StoryForm;

/** Fields in the order of validation (VAL-34). */
export const STORY_FIELDS = ['name', 'budget', 'year', 'duration', 'challenge', 'solution', 'result'] as const;

/** Why a field is rejected; `range`: outside STORY_RANGES or not an integer. */
export type StoryCode = 'required' | 'minLength' | 'maxLength' | 'range';

/**
 * Validates a story for form, gateway and upstream, in the order of STORY_FIELDS (VAL-34 to VAL-39). A draft only
 * requires a name, but its values must not be too long or out of range either.
 */
export function storyErrors(form: StoryForm, isPublished: boolean): ReadonlyMap<StoryField, StoryCode> {
  const errors = new Map<StoryField, StoryCode>();
  for (const field of STORY_FIELDS) {
    const isNumber = field === 'budget' || field === 'year' || field === 'duration';
    const code = isNumber ? numberError(field, form[field], isPublished) : textError(field, form[field], isPublished);
    if (code !== null) errors.set(field, code);
  }
  return errors;
}

function numberError(field: keyof typeof STORY_RANGES, value: number | null, isPublished: boolean): StoryCode | null {
  if (value === null) return isPublished ? 'required' : null;
  const { min, max } = STORY_RANGES[field];
  return Number.isInteger(value) && value >= min && value <= max ? null : 'range';
}

function textError(field: keyof typeof STORY_TEXT_MAX, raw: string, isPublished: boolean): StoryCode | null {
  const length = codePointLength(field === 'name' ? storedLine(raw) : storedText(raw));
  if (length === 0) return isPublished || field === 'name' ? 'required' : null;
  if (length > STORY_TEXT_MAX[field]) return 'maxLength';
  return isPublished && field !== 'name' && length < STORY_TEXTAREA_MIN ? 'minLength' : null;
}
