import { isMember } from '../../domain/closedSet.ts';
import { IMAGE_CODES } from '../../domain/profile/images.ts';
import type { ImageBatchFault } from '../../domain/profile/imageBatch.ts';
import type { UpstreamError } from '../rest/errors.ts';
import type { ImageErrorCode, ImageUserError } from '../schema.types.ts';

const MESSAGES: Readonly<Record<ImageErrorCode, string>> = {
  IMAGE_NOT_FOUND: 'There is no such image.',
  REQUIRED: 'An alternative text is required.',
  TOO_LONG: 'The text is too long.',
  DUPLICATE: 'The image is listed twice.',
  TOO_MANY_IMAGES: 'There are too many images.',
  FILE_TOO_LARGE: 'The file is too large.',
  FILE_TYPE_NOT_ALLOWED: 'The file is neither a JPEG nor a PNG.',
  FILE_NOT_READABLE: 'The file cannot be read.',
  IMAGE_TOO_LARGE: 'The image is larger than 1600 × 1600 pixels.',
  INVALID_VALUE: 'The value was refused.',
  NOT_DONE: 'The service failed.',
  OUTCOME_UNKNOWN: 'The service did not answer.',
};

export function imageUserError(code: ImageErrorCode, path: readonly (string | number)[]): ImageUserError {
  return { code, message: MESSAGES[code], path: path.map(String) };
}

/** Rule violations as user errors, with the input's field names. */
export function toImageUserErrors(faults: readonly ImageBatchFault[]): ImageUserError[] {
  const names: Readonly<Record<string, string>> = { removed: 'removeIds', added: 'add' };
  return faults.map(({ code, path }) =>
    imageUserError(
      code,
      (path.match(/\w+/g) ?? []).map((name) => names[name] ?? name),
    ),
  );
}

/**
 * Why an upload was refused; null if not because of the file. Without a known code, the status tells: 413 and 415 may
 * come from a proxy in front of the upstream.
 */
export function fileErrorOf({ code, status }: UpstreamError) {
  if (isMember(FILE_CODES, code)) return code;
  if (status === 413) return 'FILE_TOO_LARGE';
  return status === 415 ? 'FILE_TYPE_NOT_ALLOWED' : null;
}

const FILE_CODES = [
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_NOT_READABLE',
  'IMAGE_TOO_LARGE',
] as const satisfies ImageErrorCode[];

/**
 * Turns a failed call into a user error at `path`. Null when the user cannot fix the cause and no step has succeeded
 * yet.
 */
export function toImageUserError(
  error: UpstreamError,
  path: readonly (string | number)[],
  isAnyDone: boolean,
): ImageUserError | null {
  if (isMember(IMAGE_CODES, error.code)) return imageUserError(error.code, path);
  const fileError = path[0] === 'add' ? fileErrorOf(error) : null;
  if (fileError) return imageUserError(fileError, path);
  if (error.status === 404) return imageUserError('IMAGE_NOT_FOUND', path);
  if (error.status === 422) return imageUserError('INVALID_VALUE', path);
  if (!isAnyDone) return null;
  return imageUserError(error.outcomeUnknown ? 'OUTCOME_UNKNOWN' : 'NOT_DONE', path);
}
