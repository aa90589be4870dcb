import { Type, type Static } from 'typebox';
import {
  call,
  CatalogueId,
  Closed,
  Count,
  Described,
  Entity,
  IdempotencyKey,
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

export const AgencyCard = Entity('An agency as a card of the directory.', {
  id: Type.Integer(),
  alias: Type.String(),
  name: Type.String(),
  logoUrl: Nullable(Type.String()),
  tagline: Nullable(Type.String()),
  shortDescription: Nullable(Type.String()),
  textLanguage: Described("BCP 47 tag of the language that the agency's texts are written in.", Type.String()),
  semrushExpert: Type.Boolean(),
  services: Described('Ids of the catalogue, parents and children alike.', Type.Array(CatalogueId)),
  industries: Type.Array(CatalogueId),
  cities: Described('Cities with an office, the head office first.', Type.Array(Location)),
  numberOfEmployees: Nullable(CatalogueId),
  minBudget: Described('Lowest budget the agency takes, whole USD.', Nullable(Type.Integer())),
  rating: Nullable(Type.Number()),
  reviewCount: Count,
  score: Described('0 to 5.', Nullable(Type.Number())),
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

export const Facet = Entity(
  'How many agencies each value of a filter would show, with all other filters as they are.',
  {
    filter: DirectoryFilter,
    values: Type.Array(Type.Object({ id: CatalogueId, count: Count })),
  },
);
export type WireFacet = Static<typeof Facet>;

export const AgencyList = Entity('A page of the directory with the counts of its filters.', {
  agencies: Type.Array(AgencyCard),
  count: Count,
  pages: Count,
  page: Type.Integer({ minimum: 1 }),
  facets: Type.Array(Facet),
  countries: Described(
    'Countries with an office of any agency that matches all other filters, most agencies first.',
    Type.Array(Type.Object({ location: Location, count: Count })),
  ),
  locations: Described('The requested locations that exist.', Type.Array(Location)),
  wider: Described(
    'Only when nothing fits: how many agencies would be shown without one of the filters, most first, none with 0.',
    Type.Array(Type.Object({ filter: DirectoryFilter, count: Count })),
  ),
});
export type WireAgencyList = Static<typeof AgencyList>;

export const PublicReview = Entity('A published review of a client.', {
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

export const Agency = Entity('The public page of an agency: published stories and reviews only.', {
  ...AgencyCard.properties,
  isListed: Described(
    'Whether moderators have approved it; only then is it listed and accepts briefs. An upstream may omit it (addition).',
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
  regions: Type.Array(Location),
  offices: Type.Array(Office),
  stories: Type.Array(Story),
  awards: Type.Array(Image),
  logotypes: Type.Array(Image),
  reviewSummary: ReviewSummary,
  reviews: Described('The newest 20.', Type.Array(PublicReview)),
});
export type WireAgency = Static<typeof Agency>;

const IdList = Type.Optional(
  Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$', description: 'Ids of the catalogue, comma-separated.' }),
);
const KeyList = Type.Optional(
  Type.String({ pattern: '^[\\w-]{1,80}(,[\\w-]{1,80}){0,99}$', description: 'Ids or aliases, comma-separated.' }),
);
const AliasParams = Type.Object({
  alias: Type.String({ minLength: 1, maxLength: 200, description: 'Alias of the agency.' }),
});
const directory = { row: 'RST-74', tag: 'directory', access: 'none' } as const;

export const listAgencies = call({
  ...directory,
  method: 'GET',
  path: '/agencies',
  summary:
    'Published agencies by filters: comma lists of catalogue ids (services and locations: ids or aliases). Several values of a filter: any of them; several filters: all of them. A value that does not exist fits no agency.',
  query: Closed({
    pageNumber: PageNumber,
    pageSize: PageSize(20),
    sort: Type.Enum(['score', 'rating', 'reviews', 'newest'], {
      default: 'score',
      description: 'Best or newest first.',
    }),
    query: Described(
      'Name, tagline and descriptions; case and accents do not matter.',
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
    'idempotency-key': IdempotencyKey,
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
    language: Described('BCP 47 tag of the language it is written in.', Nullable(Type.String({ maxLength: 35 }))),
    country: Described('ISO 3166-1 alpha-2.', Nullable(Type.String({ pattern: '^[A-Z]{2}$' }))),
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
