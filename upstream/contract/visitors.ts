import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, Described, IdempotencyKey, Nullable, Uuid } from './call.ts';
import { AliasParams } from './directory.ts';

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

/** An event counts once per view; `view` is new for every page view. */
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
  summary: 'The same for many agencies at once, such as a directory page. Unknown aliases are ignored.',
  access: 'none',
  body: Closed({ events: Type.Array(Closed({ alias: Type.String({ maxLength: 200 }), ...eventFields }), eventList) }),
  responses: { 204: null },
});
