import type { FastifyInstance } from 'fastify';
import { ApiError, invalidFields } from './apiError.ts';

/** An addition that an upstream may lack: whole calls, written as in the documents, or parts of them. */
export interface OptionalAddition {
  readonly calls: readonly string[];
  /** If absent, the whole calls are the addition. */
  readonly parts?: {
    readonly query?: readonly string[];
    /** Additional values of a parameter that the specification has. */
    readonly values?: Readonly<Record<string, readonly string[]>>;
    readonly headers?: readonly string[];
    /** Fields of the response; `leads.updatedAt` means a field of each lead. */
    readonly fields?: readonly string[];
    /** Filters that the response counts in its `facets`. */
    readonly facets?: readonly string[];
  };
}

/** The rows of docs/rest-additions.md that are marked as optional, in their order. */
export const OPTIONAL_ADDITIONS: readonly OptionalAddition[] = [
  { calls: ['GET /auth/tokens', 'POST /auth/tokens', 'DELETE /auth/tokens/{id}'] },
  {
    calls: [
      'GET /account/webhooks',
      'POST /account/webhooks',
      'PUT /account/webhooks/{id}',
      'DELETE /account/webhooks/{id}',
      'POST /account/webhooks/{id}/secret',
      'POST /account/webhooks/{id}/test',
    ],
  },
  {
    calls: [
      'GET /account/webhooks/{id}/deliveries',
      'GET /account/webhook-deliveries/{id}',
      'POST /account/webhook-deliveries/{id}/attempts',
    ],
  },
  { calls: ['GET /account/'], parts: { fields: ['token'] } },
  { calls: ['GET /account/', 'PUT /account/locale'], parts: { fields: ['canSetTimeZone'] } },
  { calls: ['PUT /account/time-zone'] },
  { calls: ['GET /account/', 'PUT /account/locale', 'PUT /account/time-zone'], parts: { fields: ['user.agencyName'] } },
  { calls: ['POST /account/email-settings/unsubscribe'] },
  { calls: ['GET /account/dashboard/series'] },
  { calls: ['GET /account/dashboard/visibility-details'] },
  { calls: ['GET /account/dashboard/leads-summary'], parts: { fields: ['budgetRanges'] } },
  { calls: ['GET /account/deals'] },
  {
    calls: ['GET /account/leads'],
    parts: {
      query: ['query', 'receivedFrom', 'receivedTo', 'updatedSince', 'sort', 'after'],
      fields: ['cursors', 'start'],
    },
  },
  { calls: ['GET /account/leads'], parts: { fields: ['serverTs'] } },
  {
    calls: ['GET /account/leads'],
    parts: {
      values: { status: ['expired', 'blocked'] },
      fields: ['counters.status.all', 'counters.status.expired', 'counters.status.blocked'],
    },
  },
  {
    calls: [
      'GET /account/leads',
      'GET /account/leads/events',
      'GET /account/leads/{id}',
      'PUT /account/leads/{id}/status',
      'GET /account/dashboard/leads',
    ],
    parts: {
      fields: ['canSetMark', 'notes', 'updatedAt'].flatMap((name) => [`lead.${name}`, `leads.${name}`]),
    },
  },
  {
    calls: ['GET /account/reviews/leads/'],
    parts: { query: ['query', 'pageSize', 'pageNumber'], fields: ['count'] },
  },
  { calls: ['PUT /account/leads/{id}/mark'] },
  { calls: ['POST /account/leads/{id}/notes', 'DELETE /account/leads/{id}/notes/{noteId}'] },
  { calls: ['GET /agency/chats/'], parts: { query: ['query', 'after'], fields: ['cursors', 'start'] } },
  { calls: ['GET /agency/messages/search'] },
  {
    calls: [
      'GET /agency/replies/',
      'POST /agency/replies/',
      'PUT /agency/replies/{uuid}',
      'DELETE /agency/replies/{uuid}',
    ],
  },
  {
    calls: [
      'GET /agency/chats/',
      'GET /agency/chats/{uuid}',
      'PUT /agency/chats/{uuid}',
      'GET /agency/chats/{uuid}/messages/',
      'POST /agency/chats/{uuid}/messages/',
      'GET /agency/chats/{uuid}/messages/latest',
      'GET /agency/chats/{uuid}/messages/{messageId}/',
    ],
    parts: {
      fields: [
        'messages.body.params.answer',
        'message.body.params.answer',
        'chats.lastMessage.body.params.answer',
        'chat.lastMessage.body.params.answer',
        'messages.body.params.serviceIds',
        'message.body.params.serviceIds',
        'chats.lastMessage.body.params.serviceIds',
        'chat.lastMessage.body.params.serviceIds',
      ],
    },
  },
  {
    calls: ['GET /agency/chats/{uuid}/messages/', 'GET /agency/chats/{uuid}/messages/latest'],
    parts: { query: ['markAsRead'] },
  },
  { calls: ['POST /agency/chats/{uuid}/messages/'], parts: { headers: ['idempotency-key'] } },
  { calls: ['GET /account/leads/events'] },
  { calls: ['GET /agency/counters/messages/'], parts: { fields: ['activeLeads'] } },
  {
    calls: ['GET /agency/counters/messages/', 'GET /account/counters'],
    parts: { fields: ['leadsChangedAt'] },
  },
  { calls: ['POST /account/survey'], parts: { headers: ['idempotency-key'] } },
  { calls: ['GET /profile/subscription'], parts: { fields: ['recipients.resendAt'] } },
  { calls: ['GET /profile/subscription'], parts: { fields: ['recipients.removedAt'] } },
  { calls: ['DELETE /profile/recipient/{id}'] },
  { calls: ['POST /api/feedback'], parts: { headers: ['idempotency-key'] } },
  { calls: ['POST /account/dashboard/score/audit'] },
  { calls: ['GET /account/projects-purchase', 'POST /account/projects-purchase'] },
  { calls: ['PUT /profile/awards/order'] },
  { calls: ['PUT /profile/logotypes/order'] },
  { calls: ['PUT /profile/stories/order'] },
  { calls: ['GET /agencies/{alias}'], parts: { fields: ['isListed'] } },
  { calls: ['GET /agencies'], parts: { query: ['maxBudget'], facets: ['maxBudget'] } },
  { calls: ['GET /agencies'], parts: { fields: ['understood'] } },
  { calls: ['GET /agencies'], parts: { fields: ['inPlace', 'agencies.presence'] } },
  { calls: ['GET /agencies'], parts: { fields: ['states'] } },
  { calls: ['GET /agencies'], parts: { fields: ['agencies.story'] } },
  { calls: ['GET /agencies', 'GET /agencies/{alias}'], parts: { fields: ['agencies.replyHours', 'replyHours'] } },
  { calls: ['GET /agencies'], parts: { values: { sort: ['fastest'] } } },
  { calls: ['GET /agencies/{alias}'], parts: { fields: ['ratingCounts', 'stories.pictureUrl'] } },
  { calls: ['GET /agencies/{alias}'], parts: { fields: ['states'] } },
  { calls: ['GET /directory/summary'] },
  { calls: ['GET /agencies/{alias}/reviews'] },
];

/**
 * Makes the server behave like one without the optional additions: their calls return 404, their parameters are
 * ignored, additional values of other parameters are rejected, and their fields are absent. Register it before anything
 * that reads a request.
 */
export function omitOptionalAdditions(app: FastifyInstance): void {
  const partsOf = (call: { readonly method: string; readonly path: string } | undefined) => {
    const name = call && `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    return OPTIONAL_ADDITIONS.filter(({ calls }) => name !== undefined && calls.includes(name)).map(
      ({ parts }) => parts ?? null,
    );
  };

  app.addHook('onRequest', async (request) => {
    const query = request.query as Record<string, unknown>;
    for (const parts of partsOf(request.routeOptions.config.call)) {
      if (!parts) throw new ApiError(404, 'NOT_FOUND', 'This path does not exist.');
      for (const name of parts.query ?? []) delete query[name];
      for (const name of parts.headers ?? []) delete request.headers[name];
      for (const [name, values] of Object.entries(parts.values ?? {})) {
        if (values.includes(String(query[name]))) {
          throw invalidFields({ path: name, code: 'enum', message: 'must be equal to one of the allowed values' });
        }
      }
    }
  });
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    const parts = partsOf(request.routeOptions.config.call);
    const fields = parts.flatMap((part) => part?.fields ?? []);
    const facets = parts.flatMap((part) => part?.facets ?? []);
    return fields.reduce((answer, field) => without(answer, field.split('.')), withoutFacets(payload, facets));
  });
}

/** A copy of a response without the field at this path; in a list, without it in each element. */
function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((element) => without(element, [name, ...rest]));
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  const { [name]: field, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [name]: without(field, rest) };
}

/** A copy of a response without the facets of these filters. */
function withoutFacets(value: unknown, filters: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || !('facets' in value) || !Array.isArray(value.facets)) return value;
  const facets: readonly { readonly filter: string }[] = value.facets;
  return { ...value, facets: facets.filter(({ filter }) => !filters.includes(filter)) };
}
