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

export const AgencyList = Type.Object({
  agencies: Type.Array(AgencyCard),
  count: Count,
  pages: Count,
  page: Type.Integer({ minimum: 1 }),
  facets: Type.Array(Facet),
  /** Countries with an office of any agency that matches all other filters, most agencies first. */
  countries: Type.Array(Type.Object({ location: Location, count: Count })),
  /** The requested locations that exist. */
  locations: Type.Array(Location),
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
  stories: Type.Array(Story),
  awards: Type.Array(Image),
  logotypes: Type.Array(Image),
  reviewSummary: ReviewSummary,
  /** The newest 20. */
  reviews: Type.Array(PublicReview),
});
export type WireAgency = Static<typeof Agency>;

/** Ids of the catalogue. */
const IdList = Type.Optional(Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$' }));
/** Ids or aliases. */
const KeyList = Type.Optional(Type.String({ pattern: '^[\\w-]{1,80}(,[\\w-]{1,80}){0,99}$' }));
const AliasParams = Type.Object({ alias: Type.String({ minLength: 1, maxLength: 200 }) });
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
    /** Name, tagline and descriptions; case and accents do not matter. */
    query: Type.Optional(Type.String({ maxLength: 200 })),
    services: KeyList,
    industries: IdList,
    budgets: IdList,
    languages: IdList,
    locations: KeyList,
    businessSizes: IdList,
    numberOfEmployees: IdList,
    projectDurations: IdList,
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
    pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  }),
  responses: { 200: Type.Object({ reviews: Type.Array(PublicReview), count: Count }) },
  errors: { 404: ['AGENCY_NOT_FOUND'] },
});

export const postBrief = call({
  row: 'RST-76',
  method: 'POST',
  path: '/agencies/:alias/leads',
  tag: 'directory',
  summary:
    'Send a brief to an agency as a visitor; it becomes a lead. A repeated Idempotency-Key returns the same lead.',
  access: 'none',
  params: AliasParams,
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  body: Closed({
    name: Type.String({ maxLength: 200 }),
    email: Type.String({ maxLength: 320 }),
    company: Nullable(Type.String({ maxLength: 200 })),
    website: Nullable(Type.String({ maxLength: 500 })),
    phone: Nullable(Type.String({ maxLength: 40 })),
    services: Type.Array(CatalogueId, { maxItems: 100, uniqueItems: true }),
    budget: Nullable(CatalogueId),
    projectDuration: Nullable(CatalogueId),
    text: Type.String({ maxLength: 10_000 }),
    /** BCP 47 tag of the language it is written in. */
    language: Nullable(Type.String({ maxLength: 35 })),
    /** ISO 3166-1 alpha-2. */
    country: Nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
  }),
  responses: { 201: Type.Object({ uuid: Uuid }) },
  errors: { 404: ['AGENCY_NOT_FOUND'], 409: ['IDEMPOTENCY_KEY_REUSED'], 429: ['TOO_MANY_ATTEMPTS'] },
});

export const AgencyEventType = Type.Enum(['impression', 'pageView', 'websiteClick', 'linkClick']);
export type WireAgencyEventType = Static<typeof AgencyEventType>;

/** An event counts once per view; `view` is generated anew for every page view. */
const eventFields = { type: AgencyEventType, view: Uuid };
const eventList = { minItems: 1, maxItems: 100 } as const;

export const postAgencyEvents = call({
  row: 'RST-76',
  method: 'POST',
  path: '/agencies/:alias/events',
  tag: 'directory',
  summary: "Record what visitors saw and clicked, for the agency's statistics.",
  access: 'none',
  params: AliasParams,
  body: Closed({ events: Type.Array(Closed(eventFields), eventList) }),
  responses: { 204: null },
  errors: { 404: ['AGENCY_NOT_FOUND'] },
});

export const postDirectoryEvents = call({
  row: 'RST-76',
  method: 'POST',
  path: '/agencies/events',
  tag: 'directory',
  summary: 'The same for many agencies at once (a page of the directory). Unknown aliases are ignored.',
  access: 'none',
  body: Closed({ events: Type.Array(Closed({ alias: Type.String({ maxLength: 200 }), ...eventFields }), eventList) }),
  responses: { 204: null },
});
