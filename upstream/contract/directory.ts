import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, Count, NamedId, Nullable, Uuid } from './call.ts';
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
  semrushExpert: Type.Boolean(),
  services: Type.Array(NamedId),
  industries: Type.Array(NamedId),
  regions: Type.Array(Location),
  numberOfEmployees: Nullable(CatalogueId),
  /** Lowest budget the agency takes, whole USD. */
  minBudget: Nullable(Type.Integer()),
  rating: Nullable(Type.Number()),
  reviewCount: Count,
  score: Nullable(Type.Number()),
});
export type WireAgencyCard = Static<typeof AgencyCard>;

/** How many agencies remain when one more value of a filter is chosen. */
export const Facet = Type.Object({
  filter: Type.String(),
  values: Type.Array(Type.Object({ id: CatalogueId, count: Count })),
});
export type WireFacet = Static<typeof Facet>;

export const AgencyList = Type.Object({
  agencies: Type.Array(AgencyCard),
  count: Count,
  pages: Count,
  page: Type.Integer({ minimum: 1 }),
  facets: Type.Array(Facet),
});
export type WireAgencyList = Static<typeof AgencyList>;

/** The public page of an agency. */
export const Agency = Type.Object({
  ...AgencyCard.properties,
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
  offices: Type.Array(Office),
  stories: Type.Array(Story),
  awards: Type.Array(Image),
  logotypes: Type.Array(Image),
  reviews: ReviewSummary,
});
export type WireAgency = Static<typeof Agency>;

const IdList = Type.Optional(Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$' }));
const AliasParams = Type.Object({ alias: Type.String({ minLength: 1, maxLength: 200 }) });
const directory = { row: 'RST-74', tag: 'directory', access: 'none' } as const;

export const listAgencies = call({
  ...directory,
  method: 'GET',
  path: '/agencies',
  summary: 'Published agencies by filters; filters are comma lists of catalogue ids.',
  query: Closed({
    pageNumber: Type.Integer({ minimum: 1, default: 1 }),
    pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    sort: Type.Enum(['recommended', 'rating', 'name'], { default: 'recommended' }),
    query: Type.Optional(Type.String({ maxLength: 200 })),
    services: IdList,
    industries: IdList,
    budgets: IdList,
    languages: IdList,
    locations: IdList,
    businessSizes: IdList,
    numberOfEmployees: IdList,
    tools: IdList,
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
  summary: 'A visitor sends a brief to an agency; it becomes a lead.',
  access: 'none',
  params: AliasParams,
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
  }),
  responses: { 201: Type.Object({ uuid: Uuid }) },
  errors: { 404: ['AGENCY_NOT_FOUND'], 429: ['TOO_MANY_ATTEMPTS'] },
});

export const postAgencyEvents = call({
  row: 'RST-76',
  method: 'POST',
  path: '/agencies/:alias/events',
  tag: 'directory',
  summary: 'What visitors saw and clicked, for the statistics of the agency.',
  access: 'none',
  params: AliasParams,
  body: Closed({
    events: Type.Array(Closed({ type: Type.Enum(['impression', 'pageView', 'websiteClick', 'linkClick']) }), {
      minItems: 1,
      maxItems: 100,
    }),
  }),
  responses: { 204: null },
  errors: { 404: ['AGENCY_NOT_FOUND'] },
});
