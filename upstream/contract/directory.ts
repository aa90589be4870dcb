import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, Count, Nullable, PageNumber, Timestamp, Uuid } from './call.ts';
import { Location } from './catalogue.ts';
import { Image } from './images.ts';
import { Office, Socials } from './profile.ts';
import { ReviewSummary } from './reviews.ts';
import { Story } from './stories.ts';

/** An agency as a card of the directory. */
export const AgencyCard = Type.Object({
  id: Type.Integer(),
  alias: Type.String(),
  name: Type.String(),
  logoUrl: Nullable(Type.String()),
  tagline: Nullable(Type.String()),
  shortDescription: Nullable(Type.String()),
  /** BCP 47 tag of the language that the agency's texts are written in. */
  textLanguage: Type.String(),
  semrushExpert: Type.Boolean(),
  /** Ids of the catalogue, parents and children alike. */
  services: Type.Array(CatalogueId),
  industries: Type.Array(CatalogueId),
  /** Cities with an office, the head office first. */
  cities: Type.Array(Location),
  numberOfEmployees: Nullable(CatalogueId),
  /** Lowest budget the agency takes, whole USD. */
  minBudget: Nullable(Type.Integer()),
  rating: Nullable(Type.Number()),
  reviewCount: Count,
  /** 0 to 5. */
  score: Nullable(Type.Number()),
  /** Median time to answer a lead, hours, rounded up. Null: fewer than five answers. */
  replyHours: Nullable(Type.Integer({ minimum: 1 })),
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

/**
 * How many agencies each value of a filter would show, with all other filters as they are.
 * Values without any agency are left out. Locations have a list of their own: `countries`.
 */
export const Facet = Type.Object({
  filter: DirectoryFilter,
  values: Type.Array(Type.Object({ id: CatalogueId, count: Count })),
});
export type WireFacet = Static<typeof Facet>;

/** A success story as a card of the directory shows it. */
export const CardStory = Type.Object({
  name: Type.String(),
  result: Type.String(),
  /** Whole USD. */
  budget: Nullable(Type.Integer()),
  /** Months. */
  duration: Nullable(Type.Integer()),
  /** 16:10. */
  pictureUrl: Nullable(Type.String()),
});

export type WireCardStory = Static<typeof CardStory>;

export const AgencyList = Type.Object({
  agencies: Type.Array(
    Type.Object({
      ...AgencyCard.properties,
      /** Whether it has an office in a place that was asked for, or works for clients there. Null: no place was. */
      presence: Nullable(Type.Enum(['office', 'region'])),
      /** A published success story: the first one with a picture, else the first. */
      story: Nullable(CardStory),
    }),
  ),
  count: Count,
  pages: Count,
  page: Type.Integer({ minimum: 1 }),
  facets: Type.Array(Facet),
  /** Countries with an office of any agency that matches all other filters, most agencies first. */
  countries: Type.Array(Type.Object({ location: Location, count: Count })),
  /** The requested locations that exist. */
  locations: Type.Array(Location),
  /** How many of all results have an office in the places asked for, and how many only work for clients there. */
  inPlace: Nullable(Type.Object({ office: Count, region: Count })),
  /** What words of the search text were taken for. */
  understood: Type.Array(
    Type.Object({
      text: Type.String(),
      filter: Type.Enum(['services', 'industries', 'locations']),
      id: Type.Integer(),
      /** Only for places. */
      location: Nullable(Location),
      /** Only when nothing fits: how many agencies these words alone would show, with all filters as they are. */
      count: Nullable(Count),
    }),
  ),
  /** Only when nothing fits: how many agencies would be shown without one of the filters, most first, none with 0. */
  wider: Type.Array(Type.Object({ filter: DirectoryFilter, count: Count })),
});
export type WireAgencyList = Static<typeof AgencyList>;

/** What a client wrote of a finished project; only published ones are public. */
export const PublicReview = Type.Object({
  uuid: Uuid,
  author: Type.String(),
  company: Nullable(Type.String()),
  services: Type.Array(CatalogueId),
  budget: Nullable(CatalogueId),
  projectDuration: Nullable(CatalogueId),
  challenge: Type.String(),
  solution: Type.String(),
  result: Type.String(),
  /** 1 to 5. */
  rating: Type.Integer(),
  publishedAt: Timestamp,
});
export type WirePublicReview = Static<typeof PublicReview>;

/** A published review with four or five stars, quoted with the agency it is about. */
export const Praise = Type.Object({
  uuid: Uuid,
  author: Type.String(),
  company: Nullable(Type.String()),
  result: Type.String(),
  /** 4 or 5. */
  rating: Type.Integer(),
  publishedAt: Timestamp,
  /** BCP 47 tag of the language it is written in. */
  textLanguage: Type.String(),
  agency: Type.Object({ alias: Type.String(), name: Type.String() }),
});
export type WirePraise = Static<typeof Praise>;

export const DirectorySummary = Type.Object({
  /** Of all listed agencies. */
  reviewCount: Count,
  /** Average of these reviews. */
  rating: Nullable(Type.Number()),
  /** Median of the agencies' times to answer a lead, hours. */
  replyHours: Nullable(Type.Integer({ minimum: 1 })),
  /** At most three of the newest, in the language of the request first, each of another agency. */
  reviews: Type.Array(Praise),
});
export type WireDirectorySummary = Static<typeof DirectorySummary>;

/** The public page of an agency: published stories and reviews only. */
export const Agency = Type.Object({
  ...AgencyCard.properties,
  /** Whether moderators have approved it; only then is it listed and accepts briefs. */
  isListed: Type.Boolean(),
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
  regions: Type.Array(Location),
  offices: Type.Array(Office),
  stories: Type.Array(Type.Object({ ...Story.properties, pictureUrl: Nullable(Type.String()) })),
  awards: Type.Array(Image),
  logotypes: Type.Array(Image),
  reviewSummary: ReviewSummary,
  /** How many reviews on this site gave 1, 2, 3, 4 and 5 stars, in this order. */
  ratingCounts: Type.Array(Count, { minItems: 5, maxItems: 5 }),
  /** The newest 20. */
  reviews: Type.Array(PublicReview),
});
export type WireAgency = Static<typeof Agency>;

/** Ids of the catalogue. */
const IdList = Type.Optional(Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$' }));
/** Ids or aliases. */
const KeyList = Type.Optional(Type.String({ pattern: '^[\\w-]{1,80}(,[\\w-]{1,80}){0,99}$' }));
export const AliasParams = Type.Object({ alias: Type.String({ minLength: 1, maxLength: 200 }) });
const directory = { row: 'RST-74', tag: 'directory', access: 'none' } as const;

export const listAgencies = call({
  ...directory,
  method: 'GET',
  path: '/agencies',
  summary:
    'Published agencies by filters: comma lists of catalogue ids (services and locations: ids or aliases). Several values of a filter: any of them; several filters: all of them. A value that does not exist fits no agency.',
  query: Closed({
    pageNumber: PageNumber,
    pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    sort: Type.Enum(['score', 'rating', 'reviews', 'newest'], { default: 'score' }),
    /**
     * Everyday words for services, industries and places in the language of the request or in English, and words of
     * names, taglines and descriptions. Case, accents and single typing errors do not matter.
     */
    query: Type.Optional(Type.String({ maxLength: 200 })),
    services: KeyList,
    industries: IdList,
    budgets: IdList,
    languages: IdList,
    locations: KeyList,
    businessSizes: IdList,
    numberOfEmployees: IdList,
    projectDurations: IdList,
    /** The most a client can pay, as an id of a budget: agencies whose lowest budget is this one or a smaller one. */
    maxBudget: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
  }),
  responses: { 200: AgencyList },
});

export const getDirectorySummary = call({
  ...directory,
  method: 'GET',
  path: '/directory/summary',
  summary: 'Sums over all listed agencies, and some of their newest reviews.',
  responses: { 200: DirectorySummary },
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
