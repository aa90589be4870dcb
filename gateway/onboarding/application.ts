import { APPLICATION_SURVEY, checkApplication, storedApplication } from '../../domain/application.ts';
import { readPlan } from '../account/requirePlan.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { getProfile, putProfile } from '../profile/profile.rest.ts';
import { profileUserError, toProfileUserErrors } from '../profile/profileErrors.ts';
import { toSave, toSavedForm } from '../profile/profileInput.ts';
import { revisionOf } from '../profile/profileRevision.ts';
import type { SendApplicationInput } from '../schema.types.ts';
import { postSurvey } from '../outreach/outreach.rest.ts';

/**
 * Saves name and website to the agency's draft, then sends the application, so that every application has a draft. A
 * retry after a failure or a lost response only does what is left. A draft changed since `revision` keeps its name and
 * website. Throws SUBSCRIPTION_REQUIRED before any write.
 */
export async function sendApplication(input: SendApplicationInput, context: Context) {
  const { rest } = context;
  const faults = checkApplication(input);
  if (faults.length > 0) {
    return { viewer: null, errors: faults.map(({ code, path, params }) => profileUserError(code, path, params)) };
  }
  const [profile] = await Promise.all([getProfile(rest), readPlan(rest)]);
  const { name, website, email, text } = storedApplication(input);
  const isStored = profile.isDraft && profile.name === name && profile.website === website;
  const isOvertaken = !isStored && input.revision != null && input.revision !== revisionOf(profile);
  try {
    if (!isStored && !isOvertaken) {
      await putProfile(rest, toSave({ ...toSavedForm(profile), name, website }, true, profile));
    }
    await postSurvey(rest, { type: APPLICATION_SURVEY, email, text });
    return { viewer: viewerOf(context), errors: isOvertaken ? [profileUserError('PROFILE_CHANGED', null)] : [] };
  } catch (error) {
    const errors = toProfileUserErrors(error);
    if (!errors) throw error;
    return { viewer: null, errors };
  }
}
