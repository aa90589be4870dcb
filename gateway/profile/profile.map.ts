import { COMPLETENESS_FIELDS, emptyFields } from '../../domain/profile/completeness.ts';
import type { CompletenessField } from '../../domain/profile/completeness.ts';
import type { ProfileForm } from '../../domain/profile/profile.ts';
import type { AgencyPageState } from '../../domain/tariffs.ts';
import type { WireAccount, WireSubscription } from '../../upstream/contract/account.ts';
import type { WireNewRanges, WireProfile } from '../../upstream/contract/profile.ts';
import { entriesOf } from '../catalogue/catalogue.map.ts';
import type { Catalogue } from '../catalogue/catalogue.map.ts';
import { enumMap } from '../relay/enums.ts';
import type { NewRanges, ProfileCompleteness, ProfileField, ProfileLimit, ProfileState } from '../schema.types.ts';

/** Reads of other calls that were started with the profile. */
export interface ProfileReads {
  readonly account?: Promise<WireAccount>;
  readonly subscription?: Promise<WireSubscription>;
  readonly newRanges?: Promise<WireNewRanges>;
}

/** Parent of `Profile`: the upstream's response. Reads that are absent are made by the fields that need them. */
export interface ProfileParent extends ProfileReads {
  readonly accountId: string;
  readonly wire: WireProfile;
}

/** ACC-09 to ACC-12. Null cannot occur, because only signed-in users read a profile. */
const STATES: Readonly<Record<AgencyPageState, ProfileState | null>> = {
  auth: null,
  limits: 'LIMITS',
  new: 'NEW',
  draft: 'DRAFT',
  publish: 'PUBLISH',
};

export function toState(state: AgencyPageState): ProfileState | null {
  return STATES[state];
}

/** ENT-12. */
export const profileLimitEnum = enumMap<WireProfile['updatedLimits'][number], ProfileLimit>('Profile.updatedLimits', {
  geofocus: 'GEOFOCUS',
  language: 'LANGUAGE',
});

/** ENT-14. */
const FIELDS: Readonly<Record<CompletenessField, ProfileField>> = {
  logo: 'LOGO',
  name: 'NAME',
  tagline: 'TAGLINE',
  shortDescription: 'SHORT_DESCRIPTION',
  detailedDescription: 'DETAILED_DESCRIPTION',
  founded: 'FOUNDED',
  numberOfEmployees: 'NUMBER_OF_EMPLOYEES',
  website: 'WEBSITE',
  services: 'SERVICES',
  industries: 'INDUSTRIES',
  languages: 'LANGUAGES',
  tools: 'TOOLS',
  budgets: 'BUDGETS',
  projectDurations: 'PROJECT_DURATIONS',
  businessSizes: 'BUSINESS_SIZES',
  regions: 'REGIONS',
  offices: 'OFFICES',
  scheduledLink: 'SCHEDULED_LINK',
  'socials.linkedIn': 'LINKED_IN',
  'socials.facebook': 'FACEBOOK',
  'socials.instagram': 'INSTAGRAM',
  'socials.x': 'X',
};

/** ENT-14. */
export function toCompleteness(form: ProfileForm): ProfileCompleteness {
  const empty = emptyFields(form).map((field) => FIELDS[field]);
  const total = COMPLETENESS_FIELDS.length;
  return { total, filled: total - empty.length, empty };
}

/** RST-09. */
export function toNewRanges({ budgets, projectDurations }: WireNewRanges, catalogue: Catalogue): NewRanges {
  return {
    budgets: entriesOf(catalogue.budgets, budgets),
    projectDurations: entriesOf(catalogue.projectDurations, projectDurations),
  };
}
