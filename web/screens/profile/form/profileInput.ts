import { storedProfile } from '../../../../domain/profile/storedProfile.ts';
import type { ProfileInput } from '../../../relay/__generated__/useSaveProfilePublishMutation.graphql.ts';
import type { EditedProfile } from './editedProfile.ts';

/**
 * Converts the form to the contract's input with the edited revision. Texts are normalized as in storage: URLs get a
 * scheme, empty texts become null.
 */
export function profileInput(values: EditedProfile, revision: string): ProfileInput {
  const stored = storedProfile(values);
  const { scheduledLink, socials, website, name, tagline, shortDescription, detailedDescription } = stored;
  return {
    name,
    tagline,
    shortDescription,
    detailedDescription,
    founded: values.founded,
    numberOfEmployeesId: values.numberOfEmployees,
    website,
    serviceIds: values.services,
    industryIds: values.industries,
    languageIds: values.languages,
    toolIds: values.tools,
    budgetIds: values.budgets,
    projectDurationIds: values.projectDurations,
    businessSizeIds: values.businessSizes,
    regionIds: values.regions.map(({ id }) => id),
    offices: values.offices.map(({ location }, index) => ({
      locationId: location?.id ?? null,
      postalCode: stored.offices[index]?.postalCode ?? null,
      address: stored.offices[index]?.address ?? null,
      phone: stored.offices[index]?.phone ?? null,
    })),
    scheduledLink,
    socials,
    emailSettings: stored.emailSettings,
    revision,
  };
}
