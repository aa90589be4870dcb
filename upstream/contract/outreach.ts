import { Type, type Static } from 'typebox';
import { call, Closed, Described, IdempotencyKey, Uuid } from './call.ts';

export const getHubspotOauth = call({
  row: 'RST-68',
  method: 'GET',
  path: '/account/hubspot/oauth/',
  tag: 'hubspot',
  summary: 'Finish exporting a lead to HubSpot.',
  query: Closed({
    code: Type.String({ minLength: 1, maxLength: 500, description: 'The code that HubSpot returned.' }),
    state: Described('Uuid of the lead.', Uuid),
  }),
  responses: { 200: Type.Object({ uuid: Uuid }) },
  errors: {
    403: ['HUBSPOT_NOT_ALLOWED', 'SUBSCRIPTION_REQUIRED'],
    404: ['LEAD_NOT_FOUND'],
    409: ['LEAD_NOT_ACCEPTED'],
    422: ['HUBSPOT_CODE_REFUSED'],
  },
});

export const postSurvey = call({
  row: 'RST-69',
  method: 'POST',
  path: '/account/survey',
  tag: 'feedback',
  summary:
    'Store an answer to a survey question of the portal, but only once per Idempotency-Key. If the `text` is refused, the error has a sentence for the person who wrote it.',
  headers: Type.Object({
    'idempotency-key': IdempotencyKey,
  }),
  body: Closed({
    type: Type.String({ minLength: 1, maxLength: 100 }),
    email: Type.String({ maxLength: 320 }),
    // The room's own rule limits it, because its sentence is shown to the writer.
    text: Type.String(),
  }),
  responses: { 204: null },
  errors: { 409: ['IDEMPOTENCY_KEY_REUSED'] },
});
export type WireSurvey = Static<typeof postSurvey.body>;

export const postFeedback = call({
  row: 'RST-72',
  method: 'POST',
  path: '/api/feedback',
  tag: 'feedback',
  summary:
    'Send feedback; needs no account. If the `message` is refused, the error has a sentence for the person who wrote it.',
  access: 'none',
  headers: Type.Object({
    'idempotency-key': IdempotencyKey,
  }),
  body: Closed({
    c: Type.String({ minLength: 1, maxLength: 100, description: 'The page it was sent from.' }),
    // The room's own rule limits it, because its sentence is shown to the writer.
    message: Type.String(),
    email: Type.String({ maxLength: 320 }),
  }),
  responses: { 204: null },
  errors: { 409: ['IDEMPOTENCY_KEY_REUSED'], 429: ['TOO_MANY_ATTEMPTS'] },
});
export type WireFeedback = Static<typeof postFeedback.body>;
