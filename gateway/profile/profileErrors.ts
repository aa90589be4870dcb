import { isMember } from '../../domain/closedSet.ts';
import { PROFILE_CODES } from '../../domain/profile/profile.ts';
import type { FaultParams, ProfileFault, ProfilePath } from '../../domain/profile/profile.ts';
import { fileErrorOf } from '../images/imageErrors.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { ProfileErrorCode, ProfileUserError } from '../schema.types.ts';
import { ID_LISTS } from './profileInput.ts';

const MESSAGES: Readonly<Record<ProfileErrorCode, string>> = {
  REQUIRED: 'A value is required.',
  TOO_SHORT: 'The text is too short.',
  TOO_LONG: 'The text is too long.',
  OUT_OF_RANGE: 'The number is out of range.',
  TOO_MANY: 'There are too many entries.',
  TOO_MANY_CHILDREN: 'There are too many second-level services.',
  CITY_ONLY: 'An office must be in a city.',
  INVALID_WEBSITE: 'This is not the https address of a website.',
  INVALID_LINK: 'This is not an address of the required kind.',
  INVALID_PHONE: 'This is not a phone number in international format.',
  INVALID_EMAIL: 'This is not an email address.',
  DUPLICATE: 'The address is listed twice.',
  INVALID_VALUE: 'The value was refused.',
  AGENCY_BLOCKED: 'The agency is blocked.',
  AGENCY_PUBLISHED: 'A published profile cannot become a draft again; use publishProfile.',
  PROFILE_CHANGED: 'Something else was saved in the meantime.',
  FILE_TOO_LARGE: 'The file is too large.',
  FILE_TYPE_NOT_ALLOWED: 'The file is neither a JPEG nor a PNG.',
  FILE_NOT_READABLE: 'The file cannot be read.',
  IMAGE_TOO_LARGE: 'The image has too many pixels.',
};

/** Field names that differ between the contract's input and the domain rules. */
const INPUT_NAMES: Readonly<Record<string, string>> = {
  ...ID_LISTS,
  numberOfEmployees: 'numberOfEmployeesId',
  location: 'locationId',
};

/** Converts a path such as `offices[1].location` to the input's: `offices`, `1`, `locationId` (ERR-08, ERR-09). */
export function toInputPath(path: string): string[] {
  return (path.match(/\w+/g) ?? []).map((name) => INPUT_NAMES[name] ?? name);
}

export function profileUserError(
  code: ProfileErrorCode,
  path: string | null,
  { min = null, max = null }: { readonly min?: number | null; readonly max?: number | null } = {},
): ProfileUserError {
  return { code, message: MESSAGES[code], path: path === null ? null : toInputPath(path), min, max };
}

/** Rule violations as user errors. `unknownAt`: the index in the input of the first unknown id of a list, or -1. */
export function toUserErrors(
  faults: readonly ProfileFault[],
  unknownAt: (path: ProfilePath) => number = () => -1,
): ProfileUserError[] {
  return faults.map(({ code, path, params }: { code: ProfileErrorCode; path: ProfilePath; params: FaultParams }) => {
    const at = code === 'INVALID_VALUE' ? unknownAt(path) : -1;
    return profileUserError(code, at === -1 ? path : `${path}[${at}]`, params);
  });
}

/** Refusals that concern the call as a whole. */
const CALL_CODES = ['AGENCY_BLOCKED', 'AGENCY_PUBLISHED'] as const satisfies ProfileErrorCode[];

/**
 * Turns an upstream refusal into user errors; null when the user cannot fix the cause. `path` is used for refusals of
 * the whole call.
 */
export function toProfileUserErrors(error: unknown, path: 'file' | 'logo' | null = null): ProfileUserError[] | null {
  if (!(error instanceof UpstreamError)) return null;
  if (isMember(CALL_CODES, error.code)) return [profileUserError(error.code, path)];
  const fileError = path === 'file' ? fileErrorOf(error) : null;
  if (fileError) return [profileUserError(fileError, path)];
  if (error.status !== 422) return null;
  if (error.fields.length === 0) return [profileUserError('INVALID_VALUE', path)];
  return error.fields.map((field) =>
    profileUserError(isMember(PROFILE_CODES, field.code) ? field.code : 'INVALID_VALUE', field.path),
  );
}
