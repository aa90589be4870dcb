import { isMember } from '../../domain/closedSet.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { ImageErrorCode, ImageUserError } from '../schema.types.ts';

const MESSAGES: Readonly<Record<ImageErrorCode, string>> = {
  IMAGE_NOT_FOUND: 'There is no such image.',
  REQUIRED: 'An alternative text is required.',
  TOO_LONG: 'The text is too long.',
  TOO_MANY_IMAGES: 'There are too many images.',
  FILE_TOO_LARGE: 'The file is too large.',
  FILE_TYPE_NOT_ALLOWED: 'The file is no jpeg and no png.',
  FILE_NOT_READABLE: 'The file cannot be read.',
  IMAGE_TOO_LARGE: 'The image is larger than 1600 × 1600 pixels.',
  INVALID_VALUE: 'The value was refused.',
  NOT_DONE: 'The service behind failed.',
  OUTCOME_UNKNOWN: 'The service behind did not answer.',
};

export function imageUserError(code: ImageErrorCode, path: readonly string[] | null): ImageUserError {
  return { code, message: MESSAGES[code], path: path && [...path] };
}

const REFUSALS = [
  'IMAGE_NOT_FOUND',
  'TOO_MANY_IMAGES',
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_NOT_READABLE',
  'IMAGE_TOO_LARGE',
] as const satisfies ImageErrorCode[];

/** A failed call as a user error about `path`. Null when it is none of the user's making and nothing was done, not even perhaps. */
export function toImageUserError(error: UpstreamError, path: readonly string[], isAnyDone: boolean): ImageUserError | null {
  if (isMember(REFUSALS, error.code)) return imageUserError(error.code, path);
  if (error.status === 404) return imageUserError('IMAGE_NOT_FOUND', path);
  if (error.status === 422) return imageUserError('INVALID_VALUE', path);
  if (error.outcomeUnknown) return imageUserError('OUTCOME_UNKNOWN', path);
  return isAnyDone ? imageUserError('NOT_DONE', path) : null;
}
