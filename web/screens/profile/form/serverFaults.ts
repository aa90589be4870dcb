import { isMember } from '../../../../domain/closedSet.ts';
import { PROFILE_CODES, sectionOfPath } from '../../../../domain/profile/profile.ts';
import type { ProfileFault, ProfilePath } from '../../../../domain/profile/profile.ts';

/** Form names of fields that the contract's input names differently. */
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
 * Converts an input path to the form's: `offices`, `1`, `locationId` becomes `offices[1].location` (ERR-08, ERR-09), and
 * `serviceIds`, `1` becomes `services`, which has one message. Null if the form has no such field.
 */
export function formPath(path: readonly string[] | null | undefined): ProfilePath | null {
  if (!path) return null;
  const text = path.reduce((before, step, index) => {
    if (/^\d+$/.test(step)) return path[index - 1]?.endsWith('Ids') ? before : `${before}[${step}]`;
    const name = FORM_NAMES[step] ?? step;
    return before === '' ? name : `${before}.${name}`;
  }, '');
  return sectionOfPath(text) === null ? null : (text as ProfilePath);
}

/** Fields rejected by the server; empty if no field is at fault. */
export function serverFaults(errors: readonly ServerError[]): readonly ProfileFault[] {
  return errors.flatMap(({ path, code, min, max }) => {
    const field = formPath(path);
    if (field === null || !isMember(PROFILE_CODES, code)) return [];
    const params = { ...(min != null && { min }), ...(max != null && { max }) };
    return [{ path: field, code, params }];
  });
}
