import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, Described, Entity, NamedId, Nullable, PageSize } from './call.ts';

export const ServiceGroup = Entity('A top-level service with its subservices.', {
  id: CatalogueId,
  name: Type.String(),
  alias: Type.String(),
  children: Type.Array(
    Type.Object({ id: CatalogueId, parentId: CatalogueId, name: Type.String(), alias: Type.String() }),
  ),
});
export type WireServiceGroup = Static<typeof ServiceGroup>;

export const BudgetRange = Entity('A range of budgets in whole USD. If `to` is null, there is no upper limit.', {
  id: CatalogueId,
  from: Type.Integer(),
  to: Nullable(Type.Integer()),
});

export const DurationRange = Entity('A range of durations in months; null means no limit at that end.', {
  id: CatalogueId,
  from: Nullable(Type.Integer()),
  to: Nullable(Type.Integer()),
});

export const Filters = Entity('The catalogue that profiles, leads and the directory refer to by id.', {
  services: Type.Array(ServiceGroup),
  industries: Type.Array(NamedId),
  budgets: Type.Array(BudgetRange),
  languages: Described(
    'ISO 639-1 code, and the id that profiles use.',
    Type.Array(Type.Object({ id: CatalogueId, code: Type.String() })),
  ),
  projectDurations: Type.Array(DurationRange),
  tools: Type.Array(Type.Object({ category: Type.String(), tools: Type.Array(NamedId) })),
  numberOfEmployees: Type.Array(Type.Object({ id: CatalogueId, from: Type.Integer(), to: Nullable(Type.Integer()) })),
  businessSizes: Type.Array(Type.Object({ id: CatalogueId, name: Type.Enum(['small', 'mid', 'enterprise']) })),
});
export type WireFilters = Static<typeof Filters>;

export const LocationType = Type.Enum(['City', 'State', 'Country']);
export const Location = Entity('A city, state or country.', {
  id: CatalogueId,
  name: Type.String(),
  alias: Described('Readable key for page URLs, unique among all locations.', Type.String()),
  type: LocationType,
  country: Described('ISO 3166-1 alpha-2.', Type.String()),
});
export type WireLocation = Static<typeof Location>;
const Locations = Type.Object({ locations: Type.Array(Location) });
const Pattern = Type.String({ minLength: 2, maxLength: 100, description: 'Part of the name.' });

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
  summary: 'Locations by part of their name.',
  access: 'none',
  query: Closed({
    pattern: Pattern,
    types: Described(
      'Kinds of locations, comma-separated; all by default.',
      Type.Optional(Type.String({ pattern: '^(city|country)(,(city|country))?$' })),
    ),
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
    countryId: Described('Only cities in this country.', Type.Optional(CatalogueId)),
    limit: PageSize(20),
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
  query: Closed({ pattern: Described('Part of the name.', Type.Optional(Type.String({ maxLength: 100 }))) }),
  responses: { 200: Locations },
});
