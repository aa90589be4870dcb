import { COMPLETE_PROFILE } from '../../../domain/profile/testing/completeProfile.ts';
import type { ProfileForm } from '../../../domain/profile/profile.ts';
import type { WireProfileInput } from '../../contract/profile.ts';

/** A request body for RST-06, published unless `isDraft`. The logo is sent separately. */
export function profileInput(change: Partial<ProfileForm> = {}, isDraft = false): WireProfileInput {
  const { logo: _logo, ...form } = { ...COMPLETE_PROFILE, ...change };
  const ids = (list: readonly (string | number)[]): number[] => list.map(Number);
  return {
    isDraft,
    ...form,
    numberOfEmployees: form.numberOfEmployees === null ? null : Number(form.numberOfEmployees),
    services: ids(form.services),
    industries: ids(form.industries),
    languages: ids(form.languages),
    tools: ids(form.tools),
    budgets: ids(form.budgets),
    projectDurations: ids(form.projectDurations),
    businessSizes: ids(form.businessSizes),
    regions: ids(form.regions.map(({ id }) => id)),
    offices: form.offices.map(({ location, ...office }) => ({
      locationId: location === null ? null : Number(location.id),
      ...office,
    })),
    emailSettings: { ...form.emailSettings, values: [...form.emailSettings.values] },
  };
}
