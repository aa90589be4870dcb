import { defaultCatalogue } from '../../catalogue/catalogue.ts';
import { TARIFF_LIMITS } from '../../tariffs.ts';
import type { Tariff } from '../../tariffs.ts';
import { indexCatalogue } from '../catalogueIndex.ts';
import type { ProfileForm, ProfileLocation, ProfileOffice, ProfileRules } from '../profile.ts';

/** Locations, with their ids in the demo data. */
export const GERMANY: ProfileLocation = { id: 1, type: 'Country' };
export const BAVARIA: ProfileLocation = { id: 1001, type: 'State' };
export const CITIES: readonly ProfileLocation[] = Array.from({ length: 8 }, (_, index) => ({
  id: 1101 + index,
  type: 'City',
}));
const [MUNICH = GERMANY] = CITIES;

/** A valid office. */
export const OFFICE: ProfileOffice = {
  location: MUNICH,
  postalCode: '80331',
  address: 'Marienplatz 1',
  phone: '+49 89 1234567',
};

/** A profile that can be published on every tariff except NONE. */
export const COMPLETE_PROFILE: ProfileForm = {
  logo: { name: 'kestrel-vale.png' },
  name: 'Kestrel Vale',
  tagline: 'Search and content for makers',
  shortDescription: 's'.repeat(100),
  detailedDescription: 'd'.repeat(1000),
  founded: 2016,
  numberOfEmployees: 2,
  website: 'https://kestrelvale.example',
  services: [1, 101],
  industries: [1],
  languages: [1],
  tools: [1],
  budgets: [1],
  projectDurations: [1],
  businessSizes: [1],
  regions: [GERMANY],
  offices: [OFFICE],
  scheduledLink: null,
  socials: { linkedIn: null, facebook: null, instagram: null, x: null },
  emailSettings: { isConsented: true, values: ['mara@kestrelvale.example'] },
};

/** An empty profile, with consent preselected (ENT-10). */
export const EMPTY_PROFILE: ProfileForm = {
  logo: null,
  name: null,
  tagline: '',
  shortDescription: ' ',
  detailedDescription: null,
  founded: null,
  numberOfEmployees: null,
  website: '',
  services: [],
  industries: [],
  languages: [],
  tools: [],
  budgets: [],
  projectDurations: [],
  businessSizes: [],
  regions: [],
  offices: [],
  scheduledLink: '',
  socials: { linkedIn: '', facebook: null, instagram: '', x: null },
  emailSettings: { isConsented: true, values: [] },
};

const CATALOGUE = indexCatalogue(defaultCatalogue('en'));

/** The rules of a tariff with the built-in catalogue, in 2026. */
export function rulesOf(tariff: Tariff): ProfileRules {
  return { limits: TARIFF_LIMITS[tariff], catalogue: CATALOGUE, now: new Date('2026-11-22T12:00:00.000Z') };
}
