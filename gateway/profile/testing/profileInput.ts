import type { ItemId } from '../../../domain/profile/catalogueIndex.ts';
import type { ProfileForm, ProfileLocation } from '../../../domain/profile/profile.ts';
import type { WireLocation } from '../../../upstream/contract/catalogue.ts';
import { toGlobalId } from '../../relay/ids.ts';
import type { ProfileInput } from '../../schema.types.ts';

type Type = Parameters<typeof toGlobalId>[0];

function idsOf(type: Type, numbers: readonly ItemId[]): string[] {
  return numbers.map((number) => toGlobalId(type, String(number)));
}

/** The input a client sends for a form with upstream ids. */
export function inputOf(form: ProfileForm): ProfileInput {
  const place = ({ id }: ProfileLocation): string => toGlobalId('Location', String(id));
  return {
    name: form.name,
    tagline: form.tagline,
    shortDescription: form.shortDescription,
    detailedDescription: form.detailedDescription,
    founded: form.founded,
    numberOfEmployeesId:
      form.numberOfEmployees === null ? null : toGlobalId('EmployeeRange', String(form.numberOfEmployees)),
    website: form.website,
    serviceIds: idsOf('Service', form.services),
    industryIds: idsOf('Industry', form.industries),
    languageIds: idsOf('WorkingLanguage', form.languages),
    toolIds: idsOf('Tool', form.tools),
    budgetIds: idsOf('Budget', form.budgets),
    projectDurationIds: idsOf('DurationRange', form.projectDurations),
    businessSizeIds: idsOf('BusinessSize', form.businessSizes),
    regionIds: form.regions.map(place),
    offices: form.offices.map(({ location, postalCode, address, phone }) => ({
      locationId: location && place(location),
      postalCode,
      address,
      phone,
    })),
    scheduledLink: form.scheduledLink,
    socials: { ...form.socials },
    emailSettings: { isConsented: form.emailSettings.isConsented, values: [...form.emailSettings.values] },
  };
}

/** The upstream's response for a form's places, by call; empty if the form has none. */
export function placesAnswer({ regions, offices }: ProfileForm): Record<string, unknown> {
  const places = [...regions, ...offices.flatMap(({ location }) => location ?? [])];
  const ids = [...new Set(places.map(({ id }) => Number(id)))];
  if (ids.length === 0) return {};
  const known = places.filter(({ type }) => type !== null);
  const locations = known.map(({ id, type }) => {
    const place: WireLocation = {
      id: Number(id),
      name: 'A place',
      alias: 'a-place',
      type: type ?? 'City',
      country: 'DE',
    };
    return place;
  });
  const answer = { agencies: [], count: 0, facets: [], countries: [], locations, wider: [] };
  return { [`GET /agencies?locations=${ids.join('%2C')}&pageNumber=1&pageSize=1&sort=score`]: answer };
}
