import { storedLine, storedText } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';
import { REQUIRED } from './profile.ts';
import type { ProfileVerdict } from './profile.ts';

/**
 * Text limits of a published profile as stored, in code points (VAL-17, VAL-18, VAL-25). The specification limits the
 * two descriptions; the other maxima follow from the page layout.
 */
export const PROFILE_TEXT_LIMITS = {
  name: { min: 1, max: 100 },
  tagline: { min: 1, max: 150 },
  shortDescription: { min: 100, max: 250 },
  detailedDescription: { min: 1000, max: 2500 },
  postalCode: { min: 1, max: 20 },
  address: { min: 1, max: 200 },
} as const;
export type ProfileText = keyof typeof PROFILE_TEXT_LIMITS;

/** Whether a text is null, blank, or contains only characters that are invisible or cannot be stored. */
export function isEmptyText(text: string | null): boolean {
  return text === null || storedText(text) === '';
}

/** A text as it is stored: a description may have several lines, all others have one. */
export function storedProfileText(field: ProfileText, text: string): string {
  const hasLines = field === 'shortDescription' || field === 'detailedDescription';
  return hasLines ? storedText(text) : storedLine(text);
}

/** The verdict on a text of a published profile; null if accepted. */
export function checkText(field: ProfileText, text: string | null): ProfileVerdict | null {
  const length = codePointLength(storedProfileText(field, text ?? ''));
  if (length === 0) return REQUIRED;
  const params = PROFILE_TEXT_LIMITS[field];
  if (length < params.min) return { code: 'TOO_SHORT', params };
  return length > params.max ? { code: 'TOO_LONG', params } : null;
}
