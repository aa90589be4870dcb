import { isMember } from '../../../../domain/closedSet.ts';
import { PROFILE_CODES, sectionOfPath } from '../../../../domain/profile/profile.ts';
import type { ProfileFault, ProfilePath } from '../../../../domain/profile/profile.ts';

/** What the form and the rules call fields that the contract's input calls otherwise. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  numberOfEmployeesId: 'numberOfEmployees',
  serviceIds: 'services',
  industryIds: 'industries',
  languageIds: 'languages',
  toolIds: 'tools',
  budgetIds: 'budgets',
  projectDurationIds: 'projectDurations',
  businessSizeIds: 'businessSizes',
  regionIds: 'regions',
  locationId: 'location',
};

interface ServerError {
  readonly path: readonly string[] | null | undefined;
  readonly code: string;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

/**
 * A path of the contract's input as the form names it: `offices`, `1`, `locationId` is `offices[1].location` (ERR-08,
 * ERR-09). Null for a path that the form does not have.
 */
export function formPath(path: readonly string[] | null | undefined): ProfilePath | null {
  if (!path) return null;
  const text = path.reduce((before, step) => {
    if (/^\d+$/.test(step)) return `${before}[${step}]`;
    const name = FORM_NAMES[step] ?? step;
    return before === '' ? name : `${before}.${name}`;
  }, '');
  return sectionOfPath(text) === null ? null : (text as ProfilePath);
}

/** The fields that the server refused; empty when no field of the form is to blame. */
export function serverFaults(errors: readonly ServerError[]): readonly ProfileFault[] {
  return errors.flatMap(({ path, code, min, max }) => {
    const field = formPath(path);
    if (field === null || !isMember(PROFILE_CODES, code)) return [];
    const params = { ...(min != null && { min }), ...(max != null && { max }) };
    return [{ path: field, code, params }];
  });
}
