import { requirePlan } from '../account/requirePlan.ts';
import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import type { Context } from '../context.ts';
import { numberOf } from '../relay/ids.ts';
import { isFailedCall, orNull } from '../rest/missing.ts';
import type { ProfileUserError, SaveNewRangesInput } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { rewriteImage } from '../uploads/imageGuard.ts';
import type { UploadedFile } from '../uploads/uploadedFile.ts';
import { toNewRanges } from './profile.map.ts';
import { deleteLogo as removeLogo, getProfile, postLogo, putNewRanges } from './profile.rest.ts';
import { profileUserError, toProfileUserErrors } from './profileErrors.ts';

/**
 * Writes, then reads the profile again. A failed read does not turn the successful write into an error. `path` is used
 * for refusals.
 */
async function changeLogo(context: Context, path: 'file' | 'logo', write: () => Promise<unknown>) {
  const { accountId } = signedIn(context);
  await requirePlan(context.rest);
  try {
    await write();
  } catch (error) {
    const errors = toProfileUserErrors(error, path);
    if (!errors) throw error;
    return { profile: null, errors };
  }
  const wire = await orNull(getProfile(context.rest), isFailedCall);
  return { profile: wire && { accountId, wire }, errors: [] };
}

/** RST-07. Re-encodes the file before sending it (GWY-12). */
export async function uploadLogo(file: UploadedFile, context: Context) {
  signedIn(context);
  const image = await rewriteImage(file, 'logo');
  if (typeof image === 'string') return { profile: null, errors: [profileUserError(image, 'file')] };
  return changeLogo(context, 'file', () => postLogo(context.rest, image));
}

/** RST-08. A missing logo counts as removed, so that a retry after a lost response succeeds. */
export function deleteLogo(context: Context) {
  return changeLogo(context, 'logo', () => orNull(removeLogo(context.rest)));
}

/** RST-10. */
export async function saveNewRanges({ budgetIds, projectDurationIds }: SaveNewRangesInput, context: Context) {
  signedIn(context);
  const catalogue = await catalogueOf(context);
  const budgets = budgetIds.map((id) => numberOf('Budget', id) ?? 0);
  const projectDurations = projectDurationIds.map((id) => numberOf('DurationRange', id) ?? 0);
  const unknown: ProfileUserError[] = [
    ...unknownOf('budgets', budgets, catalogue.budgets),
    ...unknownOf('projectDurations', projectDurations, catalogue.projectDurations),
  ];
  if (unknown.length > 0) return { newRanges: null, errors: unknown };
  await requirePlan(context.rest);
  const body = { budgets: [...new Set(budgets)], projectDurations: [...new Set(projectDurations)] };
  try {
    return { newRanges: toNewRanges(await putNewRanges(context.rest, body), catalogue), errors: [] };
  } catch (error) {
    const errors = toProfileUserErrors(error);
    if (!errors) throw error;
    return { newRanges: null, errors };
  }
}

function unknownOf(field: string, numbers: readonly number[], known: ReadonlyMap<number, unknown>): ProfileUserError[] {
  const index = numbers.findIndex((number) => !known.has(number));
  return index === -1 ? [] : [profileUserError('INVALID_VALUE', `${field}[${index}]`)];
}
