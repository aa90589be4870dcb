import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, ClosedEntity, Described, Entity, Nullable } from './call.ts';
import { Location } from './catalogue.ts';
import { EmailSettings } from './emailSettings.ts';
import { Image } from './images.ts';
import { Story } from './stories.ts';

/** Values beyond these bounds are rejected before the domain rules, which are stricter, apply. */
const Ids = Type.Array(CatalogueId, { maxItems: 1000 });
const Text = Type.String({ maxLength: 40_000 });

export const Socials = Entity("URLs of the agency's social media pages.", {
  linkedIn: Nullable(Type.String()),
  facebook: Nullable(Type.String()),
  instagram: Nullable(Type.String()),
  x: Nullable(Type.String()),
});

export const Office = Entity('An office of the agency; the first one is the head office.', {
  location: Nullable(Location),
  postalCode: Nullable(Type.String()),
  address: Nullable(Type.String()),
  phone: Described('E.164.', Nullable(Type.String())),
});
export type WireOffice = Static<typeof Office>;

export const Logo = Entity("The agency's logo.", { name: Type.String(), url: Type.String() });
export type WireLogo = Static<typeof Logo>;

export const UpdatedLimit = Type.Enum(['geofocus', 'language']);

/** Scalar fields of the form; null where the agency has not filled them in. */
const formData = {
  name: Nullable(Type.String()),
  shortDescription: Nullable(Type.String()),
  detailedDescription: Nullable(Type.String()),
  tagline: Nullable(Type.String()),
  founded: Nullable(Type.Integer()),
  numberOfEmployees: Nullable(CatalogueId),
  semrushExpert: Type.Boolean(),
  services: Type.Array(CatalogueId),
  industries: Type.Array(CatalogueId),
  languages: Type.Array(CatalogueId),
  tools: Type.Array(CatalogueId),
  budgets: Type.Array(CatalogueId),
  projectDurations: Type.Array(CatalogueId),
  businessSizes: Type.Array(CatalogueId),
  website: Nullable(Type.String()),
  scheduledLink: Nullable(Type.String()),
  socials: Socials,
  emailSettings: EmailSettings,
};

export const Profile = Entity('The agency, as its owner sees it.', {
  agencyId: Nullable(Type.Integer()),
  alias: Nullable(Type.String()),
  score: Nullable(Type.Number()),
  isDraft: Type.Boolean(),
  isFirstPublish: Described('True from the first publication until the next save.', Type.Boolean()),
  updatedLimits: Described('Selections that no longer fit the tariff.', Type.Array(UpdatedLimit)),
  invalidFields: Described(
    'Paths of the fields that the last save rejected; empty after a successful save.',
    Type.Array(Type.String()),
  ),
  logo: Nullable(Logo),
  regions: Type.Array(Location),
  offices: Type.Array(Office),
  ...formData,
});
export type WireProfile = Static<typeof Profile>;

export const ProfileInput = ClosedEntity(
  'The profile to save, without logo, alias and score. Locations are given as ids.',
  {
    isDraft: Type.Boolean(),
    name: Nullable(Text),
    shortDescription: Nullable(Text),
    detailedDescription: Nullable(Text),
    tagline: Nullable(Text),
    founded: Nullable(Type.Integer()),
    numberOfEmployees: Nullable(CatalogueId),
    semrushExpert: Described(
      'As read. Only the upstream sets it, so that the value sent is ignored.',
      Type.Optional(Type.Boolean()),
    ),
    services: Ids,
    industries: Ids,
    languages: Ids,
    tools: Ids,
    budgets: Ids,
    projectDurations: Ids,
    businessSizes: Ids,
    regions: Ids,
    offices: Type.Array(
      Closed({
        locationId: Nullable(CatalogueId),
        postalCode: Nullable(Text),
        address: Nullable(Text),
        phone: Nullable(Text),
      }),
      { maxItems: 100 },
    ),
    website: Nullable(Text),
    scheduledLink: Nullable(Text),
    socials: Closed({
      linkedIn: Nullable(Text),
      facebook: Nullable(Text),
      instagram: Nullable(Text),
      x: Nullable(Text),
    }),
    emailSettings: Closed({ isConsented: Type.Boolean(), values: Type.Array(Text, { maxItems: 100 }) }),
  },
);
export type WireProfileInput = Static<typeof ProfileInput>;

export const NewRanges = Entity('Ranges from the new catalogue, for agencies that still have old ones.', {
  budgets: Type.Array(CatalogueId),
  projectDurations: Type.Array(CatalogueId),
});
export type WireNewRanges = Static<typeof NewRanges>;

export const getProfile = call({
  row: 'RST-05',
  method: 'GET',
  path: '/profile',
  tag: 'profile',
  summary: 'The agency, as its owner sees it.',
  responses: { 200: Profile },
});

export const putProfile = call({
  row: 'RST-06',
  method: 'PUT',
  path: '/profile',
  tag: 'profile',
  summary:
    'Save the agency, either as an unchecked draft, or fully checked and published. A published agency cannot become a draft again.',
  body: ProfileInput,
  responses: { 200: Profile },
  errors: { 403: ['SUBSCRIPTION_REQUIRED', 'AGENCY_BLOCKED'], 409: ['AGENCY_PUBLISHED'] },
});

export const postLogo = call({
  row: 'RST-07',
  method: 'POST',
  path: '/profile/logo',
  tag: 'profile',
  summary: 'Set the logo: JPEG or PNG, at most 3,000,000 bytes.',
  form: Closed({ file: Type.String({ format: 'binary' }) }),
  responses: { 200: Logo },
  errors: {
    403: ['SUBSCRIPTION_REQUIRED'],
    413: ['FILE_TOO_LARGE'],
    415: ['FILE_TYPE_NOT_ALLOWED'],
    422: ['FILE_NOT_READABLE'],
  },
});

export const deleteLogo = call({
  row: 'RST-08',
  method: 'DELETE',
  path: '/profile/logo',
  tag: 'profile',
  summary: 'Remove the logo.',
  responses: { 204: null },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});

export const getNewRanges = call({
  row: 'RST-09',
  method: 'GET',
  path: '/profile/new-ranges',
  tag: 'profile',
  summary: 'Budget and duration ranges from the new catalogue.',
  responses: { 200: NewRanges },
});

export const putNewRanges = call({
  row: 'RST-10',
  method: 'PUT',
  path: '/profile/new-ranges',
  tag: 'profile',
  summary: 'Select budget and duration ranges from the new catalogue.',
  body: Closed({ budgets: Ids, projectDurations: Ids }),
  responses: { 200: NewRanges },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});

export const getAdditionalInfo = call({
  row: 'RST-11',
  method: 'GET',
  path: '/profile/additional-info',
  tag: 'profile',
  summary: 'Stories, awards and client logos in one response.',
  responses: {
    200: Type.Object({
      data: Type.Object({
        stories: Type.Array(Story),
        awards: Type.Array(Image),
        logotypes: Type.Array(Image),
      }),
    }),
  },
});
