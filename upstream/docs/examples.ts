import { isJsonObject } from './json.ts';
import type { Json, JsonObject } from './json.ts';

const UUID = '3f1c9a52-7d0e-4b6a-9c41-2a8e5d7b1f03';

/** Typical values by field name. */
const BY_NAME: Readonly<Record<string, Json>> = {
  account: 'anna@northwind.example',
  address: 'Torstraße 12',
  alias: 'northwind',
  alt: 'Agency of the year 2026',
  answeredBy: 'anna@northwind.example',
  author: 'Jonas Weber',
  authorityScore: 38,
  c: 'directory',
  challenge: 'Organic traffic had fallen for a year.',
  code: 'de',
  company: 'Acme GmbH',
  country: 'DE',
  date: '2026-11-21',
  domain: 'acme.example',
  duration: 6,
  email: 'anna@northwind.example',
  expiresInDays: 90,
  from: 1000,
  founded: 2014,
  ids: '3,1',
  key: 'agency-brief',
  language: 'en',
  languages: '4,7',
  message: 'Thank you, that helps.',
  name: 'Northwind',
  password: 'a long password',
  path: 'offices[1].phone',
  pattern: 'ber',
  phone: '+493012345678',
  postalCode: '10119',
  prefix: 'pat_9fK2xQ',
  query: 'acme',
  rating: 5,
  result: 'Twice the visitors after six months.',
  roles: 'Owner',
  slug: 'acme-gmbh-seo-audit',
  solution: 'An audit, and a new structure of pages.',
  tagline: 'Search that sells',
  text: 'Hello, thank you for your request. When would a call suit you?',
  textLanguage: 'en',
  timeZone: 'Europe/Berlin',
  title: 'SEO audit for a shop',
  to: 5000,
  token: 'ses_4Hq0Zb…',
  topCountry: 'DE',
  type: 'partner',
  types: 'city,country',
  url: '/files/4b1d.png',
  userTz: 'Europe/Berlin',
  value: 'anna@acme.example',
  website: 'https://acme.example',
  year: 2026,
};

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': '2026-11-21T10:00:00.000Z',
  date: '2026-11-21',
  binary: '(bytes of the file)',
};

/** An example value that the schema accepts; `name` is the name of the field or parameter. */
export function exampleOf(schema: JsonObject, components: Readonly<Record<string, JsonObject>>, name = ''): Json {
  if (schema['default'] !== undefined) return schema['default'];
  const { $ref: reference, anyOf, enum: values, format, properties, items, minItems } = schema;
  if (typeof reference === 'string') {
    return exampleOf(components[reference.replace('#/components/schemas/', '')] ?? {}, components, name);
  }
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0] as JsonObject, components, name);
  if (Array.isArray(values)) return values[0] as Json;
  if (typeof format === 'string') return BY_FORMAT[format] ?? '';
  if (isJsonObject(properties)) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, part]) => [key, exampleOf(part as JsonObject, components, key)]),
    );
  }
  if (isJsonObject(items)) {
    return Array.from({ length: typeof minItems === 'number' ? minItems : 1 }, () =>
      exampleOf(items, components, name),
    );
  }
  return scalarExample(schema, name);
}

function scalarExample({ type, minimum, maximum, pattern, additionalProperties }: JsonObject, name: string): Json {
  const kind: unknown = Array.isArray(type) ? type[0] : type;
  const typical = BY_NAME[name];
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') {
    const number = typeof typical === 'number' ? typical : typeof minimum === 'number' && minimum > 1 ? minimum : 1;
    return typeof maximum === 'number' ? Math.min(number, maximum) : number;
  }
  if (kind === 'object') return isJsonObject(additionalProperties) ? { title: 'SEO audit for a shop' } : {};
  if (typeof typical === 'string' && (typeof pattern !== 'string' || new RegExp(pattern).test(typical))) return typical;
  return typeof pattern === 'string' ? '1' : 'example';
}
