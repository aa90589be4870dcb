import { Type, type Static } from 'typebox';
import {
  call,
  CatalogueId,
  Closed,
  Count,
  Described,
  Entity,
  Nullable,
  PageNumber,
  PageSize,
  Timestamp,
  Uuid,
} from './call.ts';
import { Location } from './catalogue.ts';
import { Image } from './images.ts';
import { Office, Socials } from './profile.ts';
import { ReviewSummary } from './reviews.ts';
import { Story } from './stories.ts';

export const AgencyCard = Entity('An agency, as shown on a directory card.', {
  id: Type.Integer(),
  alias: Type.String(),
  name: Type.String(),
  logoUrl: Nullable(Type.String()),
  tagline: Nullable(Type.String()),
  shortDescription: Nullable(Type.String()),
  textLanguage: Described("BCP 47 tag of the language of the agency's texts.", Type.String()),
  semrushExpert: Type.Boolean(),
  services: Described('Catalogue ids, of both services and subservices.', Type.Array(CatalogueId)),
  industries: Type.Array(CatalogueId),
  cities: Described('Cities with an office, the head office first.', Type.Array(Location)),
  numberOfEmployees: Nullable(CatalogueId),
  minBudget: Described('Lowest budget the agency accepts, in whole USD.', Nullable(Type.Integer())),
  rating: Nullable(Type.Number()),
  reviewCount: Count,
  score: Described('0 to 5.', Nullable(Type.Number())),
  replyHours: Described(
    'Median time to answer a lead in hours, rounded up. Null with fewer than five answers.',
    Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
  ),
});
export type WireAgencyCard = Static<typeof AgencyCard>;

export const DirectoryFilter = Type.Enum([
  'services',
  'industries',
  'budgets',
  'languages',
  'locations',
  'businessSizes',
  'numberOfEmployees',
  'projectDurations',
  'maxBudget',
  'query',
]);
export type WireDirectoryFilter = Static<typeof DirectoryFilter>;

export const Facet = Entity(
  'Number of agencies that selecting each value of a filter would return, with all other filters unchanged.',
  {
    filter: DirectoryFilter,
    values: Type.Array(Type.Object({ id: CatalogueId, count: Count })),
  },
);
export type WireFacet = Static<typeof Facet>;

export const CardStory = Entity('A success story, as shown on a directory card.', {
  name: Type.String(),
  result: Type.String(),
  budget: Described('Whole USD.', Nullable(Type.Integer())),
  duration: Described('Months.', Nullable(Type.Integer())),
  pictureUrl: Described('URL of a picture in the ratio 16:10.', Nullable(Type.String())),
});

export type WireCardStory = Static<typeof CardStory>;

export const AgencyList = Entity('A page of the directory with the counts of its filters.', {
  agencies: Type.Array(
    Type.Object({
      ...AgencyCard.properties,
      presence: Described(
        'Whether the agency has an office in a requested place, or only serves clients there. Null if no place was requested, or if only the name of the agency matches it.',
        Type.Optional(Nullable(Type.Enum(['office', 'region']))),
      ),
      story: Described(
        'A published success story: the first one with a picture, else the first.',
        Type.Optional(Nullable(CardStory)),
      ),
    }),
  ),
  count: Count,
  pages: Count,
  page: Type.Integer({ minimum: 1 }),
  facets: Type.Array(Facet),
  countries: Described(
    'Countries in which agencies that match all other filters have an office, most agencies first.',
    Type.Array(Type.Object({ location: Location, count: Count })),
  ),
  locations: Described('The requested locations that exist.', Type.Array(Location)),
  states: Described('The states that the requested locations are in (addition).', Type.Optional(Type.Array(Location))),
  inPlace: Described(
    'How many of all results have an office in the requested places, and how many only serve clients there.',
    Type.Optional(Nullable(Type.Object({ office: Count, region: Count }))),
  ),
  understood: Described(
    'How the words of the search text were interpreted.',
    Type.Optional(
      Type.Array(
        Type.Object({
          text: Type.String(),
          filter: Type.Enum(['services', 'industries', 'locations', 'languages', 'maxBudget']),
          id: Type.Integer(),
          location: Described('Only for places.', Nullable(Location)),
          count: Described(
            'Only if there are no results: number of agencies if this value is selected instead of the search text and of other values of its filter.',
            Nullable(Count),
          ),
          others: Described(
            'Only if there are no results: number of agencies if the values of all other parts are selected instead of the search text and of other values of their filters. Null if a part of the text is no filter.',
            Type.Optional(Nullable(Count)),
          ),
        }),
      ),
    ),
  ),
  wider: Described(
    'Only if there are no results: number of agencies without one of the filters, highest number first. Filters whose removal finds nothing are left out.',
    Type.Array(Type.Object({ filter: DirectoryFilter, count: Count })),
  ),
});
export type WireAgencyList = Static<typeof AgencyList>;

export const PublicReview = Entity('A published review by a client.', {
  uuid: Uuid,
  author: Type.String(),
  company: Nullable(Type.String()),
  services: Type.Array(CatalogueId),
  budget: Nullable(CatalogueId),
  projectDuration: Nullable(CatalogueId),
  challenge: Type.String(),
  solution: Type.String(),
  result: Type.String(),
  rating: Described('1 to 5.', Type.Integer()),
  publishedAt: Timestamp,
});
export type WirePublicReview = Static<typeof PublicReview>;

export const Agency = Entity('The public page of an agency, with published stories and reviews only.', {
  ...AgencyCard.properties,
  isListed: Described(
    'Whether moderators have approved the agency. Only then is it listed and accepts briefs. An upstream may omit it (addition).',
    Type.Optional(Type.Boolean()),
  ),
  detailedDescription: Nullable(Type.String()),
  founded: Nullable(Type.Integer()),
  website: Nullable(Type.String()),
  scheduledLink: Nullable(Type.String()),
  socials: Socials,
  languages: Type.Array(CatalogueId),
  tools: Type.Array(CatalogueId),
  budgets: Type.Array(CatalogueId),
  projectDurations: Type.Array(CatalogueId),
  businessSizes: Type.Array(CatalogueId),
  states: Described('States with an office (addition).', Type.Optional(Type.Array(Location))),
  regions: Type.Array(Location),
  offices: Type.Array(Office),
  stories: Type.Array(Type.Object({ ...Story.properties, pictureUrl: Type.Optional(Nullable(Type.String())) })),
  awards: Type.Array(Image),
  logotypes: Type.Array(Image),
  reviewSummary: ReviewSummary,
  ratingCounts: Described(
    'Number of reviews on this site with 1, 2, 3, 4 and 5 stars, in this order.',
    Type.Optional(Type.Array(Count, { minItems: 5, maxItems: 5 })),
  ),
  reviews: Described('The newest 20.', Type.Array(PublicReview)),
});
export type WireAgency = Static<typeof Agency>;

const IdList = Type.Optional(
  Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$', description: 'Catalogue ids, comma-separated.' }),
);
const KeyList = Type.Optional(
  Type.String({ pattern: '^[\\w-]{1,80}(,[\\w-]{1,80}){0,99}$', description: 'Ids or aliases, comma-separated.' }),
);
export const AliasParams = Type.Object({
  alias: Type.String({ minLength: 1, maxLength: 200, description: 'Alias of the agency.' }),
});
const directory = { row: 'RST-74', tag: 'directory', access: 'none' } as const;

export const listAgencies = call({
  ...directory,
  method: 'GET',
  path: '/agencies',
  summary:
    'Published agencies that match the filters. Filters are comma-separated lists of catalogue ids (for services and locations, ids or aliases). An agency must match every filter, with any of its values. A value that does not exist matches no agency.',
  query: Closed({
    pageNumber: PageNumber,
    pageSize: PageSize(20),
    sort: Type.Enum(['score', 'rating', 'reviews', 'newest', 'fastest'], {
      default: 'score',
      description: 'Best or newest first, or those that reply fastest (addition).',
    }),
    query: Described(
      'Everyday words for services, industries, places, working languages and tools, amounts of money ("under 5k"), in the language of the request or in English, and words from names, taglines and descriptions. Case, accents, inflection and single typos are ignored. If no agency matches all words, those without a meaning exclude none.',
      Type.Optional(Type.String({ maxLength: 200 })),
    ),
    services: KeyList,
    industries: IdList,
    budgets: IdList,
    languages: IdList,
    locations: KeyList,
    businessSizes: IdList,
    numberOfEmployees: IdList,
    projectDurations: IdList,
    maxBudget: Described(
      "The client's maximum budget, as a budget id: only agencies whose lowest budget is this one or a smaller one.",
      Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
    ),
  }),
  responses: { 200: AgencyList },
});

export const getAgency = call({
  ...directory,
  method: 'GET',
  path: '/agencies/:alias',
  summary: 'The public page of an agency.',
  params: AliasParams,
  responses: { 200: Agency },
  errors: { 404: ['AGENCY_NOT_FOUND'] },
});

export const listAgencyReviews = call({
  ...directory,
  method: 'GET',
  path: '/agencies/:alias/reviews',
  summary: 'One page of the published reviews of an agency, newest first (addition).',
  params: AliasParams,
  query: Closed({
    pageNumber: PageNumber,
    pageSize: PageSize(20),
  }),
  responses: { 200: Type.Object({ reviews: Type.Array(PublicReview), count: Count }) },
  errors: { 404: ['AGENCY_NOT_FOUND'] },
});
