import { graphql, readInlineData } from 'react-relay/hooks';
import type { AgencyPageState, TariffLimits } from '../../../../domain/tariffs.ts';
import type { profileFromServer_location$key } from '../../../relay/__generated__/profileFromServer_location.graphql.ts';
import type {
  ProfileState,
  profileFromServer_profile$key,
} from '../../../relay/__generated__/profileFromServer_profile.graphql.ts';
import { locationType } from '../fields/usePlaces.ts';
import type { EditedProfile, Place } from './editedProfile.ts';

/** Selected budgets and project durations. */
export type ChosenRanges = Pick<EditedProfile, 'budgets' | 'projectDurations'>;

/** The saved profile in the form's shape. */
export interface ServerProfile {
  readonly id: string;
  readonly state: Exclude<AgencyPageState, 'auth'>;
  readonly isFirstPublish: boolean;
  /** Alias of the public page; null until it has one. */
  readonly alias: string | null;
  /** Input paths that the last save was rejected for (ENT-13). */
  readonly invalidFields: readonly (readonly string[])[];
  readonly limits: TariffLimits;
  /** Set by certification, not by the agency (ENT-06). */
  readonly isExpert: boolean;
  /** Selected new ranges (RST-09); null if the upstream has none or they could not be read. */
  readonly newRanges: ChosenRanges | null;
  readonly profile: EditedProfile;
  /** Revision of `profile`. */
  readonly revision: string;
}

const STATES: Readonly<Record<ProfileState, ServerProfile['state']>> = {
  LIMITS: 'limits',
  NEW: 'new',
  DRAFT: 'draft',
  PUBLISH: 'publish',
};

/** Null is unlimited. If the limits can't be read, the gateway checks them on save. */
const UNLIMITED: TariffLimits = {
  locations: null,
  services: { parents: null, children: null },
  industries: null,
  languages: null,
  geofocuses: null,
};

/** Reads the profile from a query or mutation response. */
export function profileFromServer(key: profileFromServer_profile$key): ServerProfile {
  const data = readInlineData(
    graphql`
      fragment profileFromServer_profile on Profile @inline @throwOnFieldError {
        id
        state
        isDraft
        isFirstPublish
        revision
        alias
        invalidFields
        limits {
          locations
          services {
            parents
            children
          }
          industries
          languages
          geofocuses
        }
        logo {
          name
          url
        }
        name
        tagline
        shortDescription
        detailedDescription
        founded
        numberOfEmployees {
          id
        }
        website
        semrushExpert
        services {
          id
        }
        industries {
          id
        }
        languages {
          id
        }
        tools {
          id
        }
        budgets {
          id
        }
        projectDurations {
          id
        }
        businessSizes {
          id
        }
        regions {
          ...profileFromServer_location
        }
        offices {
          location {
            ...profileFromServer_location
          }
          postalCode
          address
          phone
        }
        scheduledLink
        socials {
          linkedIn
          facebook
          instagram
          x
        }
        emailSettings {
          isConsented
          values
        }
        newRanges @catch(to: NULL) {
          budgets {
            id
          }
          projectDurations {
            id
          }
        }
      }
    `,
    key,
  );
  const { limits } = data;
  const newRanges = data.newRanges && {
    budgets: data.newRanges.budgets.map(({ id }) => id),
    projectDurations: data.newRanges.projectDurations.map(({ id }) => id),
  };
  return {
    id: data.id,
    // If the account couldn't be read, derives the state from the saved profile.
    state: data.state ? STATES[data.state] : data.isDraft ? 'draft' : 'publish',
    isFirstPublish: data.isFirstPublish,
    alias: data.alias ?? null,
    revision: data.revision,
    invalidFields: data.invalidFields,
    limits: limits
      ? {
          locations: limits.locations ?? null,
          services: { parents: limits.services.parents ?? null, children: limits.services.children ?? null },
          industries: limits.industries ?? null,
          languages: limits.languages ?? null,
          geofocuses: limits.geofocuses ?? null,
        }
      : UNLIMITED,
    isExpert: data.semrushExpert,
    newRanges: newRanges ?? null,
    profile: {
      logo: data.logo ? { name: data.logo.name, url: data.logo.url ?? null } : null,
      name: data.name ?? null,
      tagline: data.tagline ?? null,
      shortDescription: data.shortDescription ?? null,
      detailedDescription: data.detailedDescription ?? null,
      founded: data.founded ?? null,
      numberOfEmployees: data.numberOfEmployees?.id ?? null,
      website: data.website ?? null,
      services: data.services.map(({ id }) => id),
      industries: data.industries.map(({ id }) => id),
      languages: data.languages.map(({ id }) => id),
      tools: data.tools.map(({ id }) => id),
      budgets: chosenRanges(newRanges?.budgets, data.budgets),
      projectDurations: chosenRanges(newRanges?.projectDurations, data.projectDurations),
      businessSizes: data.businessSizes.map(({ id }) => id),
      regions: data.regions.map(placeOf),
      offices: data.offices.map(({ location, postalCode, address, phone }, index) => ({
        key: `saved-${index}`,
        location: location ? placeOf(location) : null,
        postalCode: postalCode ?? null,
        address: address ?? null,
        phone: phone ?? null,
      })),
      scheduledLink: data.scheduledLink ?? null,
      socials: {
        linkedIn: data.socials.linkedIn ?? null,
        facebook: data.socials.facebook ?? null,
        instagram: data.socials.instagram ?? null,
        x: data.socials.x ?? null,
      },
      emailSettings: { isConsented: data.emailSettings.isConsented, values: data.emailSettings.values },
    },
  };
}

/** The selected new ranges; before there are any, the profile's ranges (RST-09). */
function chosenRanges(chosen: readonly string[] | undefined, old: readonly { readonly id: string }[]) {
  return chosen?.length ? chosen : old.map(({ id }) => id);
}

function placeOf(key: profileFromServer_location$key): Place {
  const { id, name, type, country } = readInlineData(
    graphql`
      fragment profileFromServer_location on Location @inline {
        id
        name
        type
        country
      }
    `,
    key,
  );
  return { id, name, type: locationType(type), country };
}
