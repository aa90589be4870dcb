import { checkProfileDraft } from '../../domain/profile/profileDraft.ts';
import { checkProfile } from '../../domain/profile/profileRules.ts';
import type { ProfileForm } from '../../domain/profile/profile.ts';
import type { TariffLimits } from '../../domain/tariffs.ts';
import type { WireProfile, WireProfileInput } from '../../upstream/contract/profile.ts';
import { toLimits } from '../account/account.map.ts';
import { readPlan, requirePlan } from '../account/requirePlan.ts';
import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import type { Context } from '../context.ts';
import { getPlaces } from '../directory/directory.rest.ts';
import { lacksScope } from '../access/requireAccess.ts';
import { noteUnknown } from '../relay/enums.ts';
import type { ProfileInput, ProfileUserError } from '../schema.types.ts';
import { isToken } from '../session/caller.ts';
import { getProfile, putProfile } from './profile.rest.ts';
import { profileUserError, toProfileUserErrors, toUserErrors } from './profileErrors.ts';
import { indexOf, placesOf, toForm, toSave, toSavedForm, unknownIdIn } from './profileInput.ts';
import { isStored, revisionOf } from './profileRevision.ts';

/** The saved profile, or the errors that prevented the save. */
export interface Saved {
  /** With errors: the version currently saved. */
  readonly wire: WireProfile | null;
  readonly errors: ProfileUserError[];
}

/** Limits for a tariff the gateway does not know; the upstream decides. */
const UNKNOWN_LIMITS: TariffLimits = {
  locations: null,
  services: { parents: null, children: null },
  industries: null,
  languages: null,
  geofocuses: null,
};

/**
 * Saves a draft. Refuses only what cannot be stored, before any write (VAL-01, STA-29). Throws SUBSCRIPTION_REQUIRED
 * before any write as well (ACC-03); if the subscription cannot be read, the upstream decides.
 */
export async function saveDraft(input: ProfileInput, context: Context): Promise<Saved> {
  const [catalogue, form, saved] = await Promise.all([
    catalogueOf(context),
    readForm(input, null, context),
    mayRead(context) ? getProfile(context.rest) : null,
    requirePlan(context.rest),
  ]);
  const draft = saved ? withAddresses(form, saved, context) : form;
  if (saved && isOvertaken(input, saved)) return overtaken(draft, true, saved);
  if (saved && input.revision != null && !saved.isDraft) {
    // With the profile, so that a client that takes it for a draft learns otherwise.
    return { wire: saved, errors: [profileUserError('AGENCY_PUBLISHED', null)] };
  }
  const index = indexOf(catalogue.filters);
  const errors = toUserErrors(checkProfileDraft(form, { catalogue: index }), unknownIdIn(input, form, index));
  if (errors.length > 0) return { wire: null, errors };
  return put(toSave(draft, true, saved), context);
}

/**
 * Validates fully and publishes the input, or the saved draft without one (VAL-01, STA-30). Throws
 * SUBSCRIPTION_REQUIRED.
 */
export async function publish(input: ProfileInput | null, context: Context): Promise<Saved> {
  const { rest } = context;
  const [catalogue, limits, saved] = await Promise.all([
    catalogueOf(context),
    readLimits(context),
    getProfile(rest),
    // Starts in parallel with the other reads; awaited again below.
    input && readPlaces(input, context),
  ]);
  const form = input ? withAddresses(await readForm(input, saved.logo, context), saved, context) : toSavedForm(saved);
  if (input && isOvertaken(input, saved)) return overtaken(form, false, saved);
  const rules = { limits, catalogue: indexOf(catalogue.filters), now: new Date() };
  const errors = toUserErrors(checkProfile(form, rules), input ? unknownIdIn(input, form, rules.catalogue) : undefined);
  return errors.length > 0 ? { wire: null, errors } : put(toSave(form, false, saved), context);
}

/**
 * Whether the profile was saved since `input` was loaded. Not atomic across gateways: another one can still write
 * between this check and the save.
 */
function isOvertaken({ revision }: ProfileInput, saved: WireProfile): boolean {
  return revision != null && revision !== revisionOf(saved);
}

/** The saved profile. If it is the same as the form, an earlier attempt arrived, but its response did not. */
function overtaken(form: ProfileForm, isDraft: boolean, saved: WireProfile): Saved {
  const isDone = isStored(form, isDraft, saved);
  return { wire: saved, errors: isDone ? [] : [profileUserError('PROFILE_CHANGED', null)] };
}

async function readLimits(context: Context): Promise<TariffLimits> {
  return toLimits(await readPlan(context.rest), noteUnknown(context.log)) ?? UNKNOWN_LIMITS;
}

function readPlaces(input: ProfileInput, { rest }: Context) {
  const ids = placesOf(input);
  return ids.length === 0 ? [] : getPlaces(rest, ids);
}

async function readForm(input: ProfileInput, logo: WireProfile['logo'], context: Context): Promise<ProfileForm> {
  return toForm(input, await readPlaces(input, context), logo);
}

/**
 * Whether the saved profile can be read before a draft is saved. A token with only the deprecated WRITE scope cannot;
 * then the upstream keeps what the token must not change.
 */
function mayRead({ viewer }: Context): boolean {
  return !lacksScope(viewer, 'profile:read');
}

function isTool({ viewer }: Context): boolean {
  return viewer !== null && isToken(viewer);
}

/** An access token does not change who is notified: the addresses stay as they are. */
function withAddresses(form: ProfileForm, { emailSettings }: WireProfile, context: Context): ProfileForm {
  return isTool(context) ? { ...form, emailSettings } : form;
}

async function put(body: WireProfileInput, { rest }: Context): Promise<Saved> {
  try {
    return { wire: await putProfile(rest, body), errors: [] };
  } catch (error) {
    const errors = toProfileUserErrors(error);
    if (!errors) throw error;
    return { wire: null, errors };
  }
}
