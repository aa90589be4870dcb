import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, NamedId, Nullable } from './call.ts';

/** A top-level service with its subservices. */
export const ServiceGroup = Type.Object({
  id: CatalogueId,
  name: Type.String(),
  alias: Type.String(),
  children: Type.Array(
    Type.Object({ id: CatalogueId, parentId: CatalogueId, name: Type.String(), alias: Type.String() }),
  ),
});
export type WireServiceGroup = Static<typeof ServiceGroup>;

/** Whole USD; `to` null: open end. */
export const BudgetRange = Type.Object({ id: CatalogueId, from: Type.Integer(), to: Nullable(Type.Integer()) });

/** Months; null: open at that end. */
export const DurationRange = Type.Object({
  id: CatalogueId,
  from: Nullable(Type.Integer()),
  to: Nullable(Type.Integer()),
});

export const Filters = Type.Object({
  services: Type.Array(ServiceGroup),
  industries: Type.Array(NamedId),
  budgets: Type.Array(BudgetRange),
  /** ISO 639-1 code with the id that profiles use. */
  languages: Type.Array(Type.Object({ id: CatalogueId, code: Type.String() })),
  projectDurations: Type.Array(DurationRange),
  tools: Type.Array(Type.Object({ category: Type.String(), tools: Type.Array(NamedId) })),
  numberOfEmployees: Type.Array(Type.Object({ id: CatalogueId, from: Type.Integer(), to: Nullable(Type.Integer()) })),
  businessSizes: Type.Array(Type.Object({ id: CatalogueId, name: Type.Enum(['small', 'mid', 'enterprise']) })),
});
export type WireFilters = Static<typeof Filters>;

export const LocationType = Type.Enum(['City', 'State', 'Country']);
export const Location = Type.Object({
  id: CatalogueId,
  name: Type.String(),
  /** Readable key for page URLs, unique over all locations. */
  alias: Type.String(),
  type: LocationType,
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
});
export type WireLocation = Static<typeof Location>;
const Locations = Type.Object({ locations: Type.Array(Location) });
const Pattern = Type.String({ minLength: 2, maxLength: 100 });

export const getFilters = call({
  row: 'RST-12',
  method: 'GET',
  path: '/filters',
  tag: 'catalogue',
  summary: 'The filter catalogue, with names in the language of the request.',
  access: 'none',
  responses: { 200: Filters },
});

export const findLocations = call({
  row: 'RST-13',
  method: 'GET',
  path: '/locations',
  tag: 'catalogue',
  summary: 'Locations by part of their name. `types`: comma-separated, of city and country.',
  access: 'none',
  query: Closed({
    pattern: Pattern,
    types: Type.Optional(Type.String({ pattern: '^(city|country)(,(city|country))?$' })),
  }),
  responses: { 200: Locations },
});

export const findCities = call({
  row: 'RST-14',
  method: 'GET',
  path: '/filters/cities',
  tag: 'catalogue',
  summary: 'Cities by part of their name.',
  access: 'none',
  query: Closed({
    pattern: Pattern,
    countryId: Type.Optional(CatalogueId),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  }),
  responses: { 200: Locations },
});

export const findCountries = call({
  row: 'RST-15',
  method: 'GET',
  path: '/filters/countries',
  tag: 'catalogue',
  summary: 'Countries by part of their name; all without a pattern.',
  access: 'none',
  query: Closed({ pattern: Type.Optional(Type.String({ maxLength: 100 })) }),
  responses: { 200: Locations },
});
