import type { FastifyInstance } from 'fastify';
import { ApiError } from './apiError.ts';

/** An addition that an upstream may lack: calls, or the named parts of calls, which are written as in the documents. */
export interface OptionalAddition {
  readonly calls: readonly string[];
  /** Without any of these, the calls themselves. */
  readonly query?: string;
  readonly header?: string;
  /** Field of the answer. */
  readonly field?: string;
}

/** The rows of docs/rest-additions.md that are marked as optional. */
export const OPTIONAL_ADDITIONS: readonly OptionalAddition[] = [
  { calls: ['GET /auth/tokens', 'POST /auth/tokens', 'DELETE /auth/tokens/{id}'] },
  { calls: ['GET /account/'], field: 'token' },
  { calls: ['GET /account/leads'], query: 'sort' },
  { calls: ['GET /agency/chats/'], query: 'query' },
  { calls: ['GET /agency/chats/{uuid}/messages/', 'GET /agency/chats/{uuid}/messages/latest'], query: 'markAsRead' },
  { calls: ['POST /agency/chats/{uuid}/messages/'], header: 'idempotency-key' },
  { calls: ['GET /agency/counters/messages/'], field: 'activeLeads' },
  { calls: ['POST /account/survey'], header: 'idempotency-key' },
  { calls: ['PUT /profile/awards/order'] },
  { calls: ['PUT /profile/logotypes/order'] },
  { calls: ['PUT /profile/stories/order'] },
  { calls: ['GET /agencies/{alias}'], field: 'isListed' },
];

/**
 * Makes the server one without optional additions: their calls are 404, their parameters are ignored, and their fields
 * are absent. Register it before anything that reads a request.
 */
export function omitOptionalAdditions(app: FastifyInstance): void {
  const byCall = Map.groupBy(
    OPTIONAL_ADDITIONS.flatMap(({ calls, ...part }) => calls.map((call) => ({ call, ...part }))),
    ({ call }) => call,
  );
  const additionsOf = (call: { readonly method: string; readonly path: string } | undefined) =>
    (call && byCall.get(`${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`)) ?? [];

  app.addHook('onRequest', async (request) => {
    for (const { query, header, field } of additionsOf(request.routeOptions.config.call)) {
      if (query !== undefined) delete (request.query as Record<string, unknown>)[query];
      else if (header !== undefined) delete request.headers[header];
      else if (field === undefined) throw new ApiError(404, 'NOT_FOUND', 'There is nothing here.');
    }
  });
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    const fields = additionsOf(request.routeOptions.config.call).map(({ field }) => field);
    if (fields.length === 0 || typeof payload !== 'object' || payload === null) return payload;
    return Object.fromEntries(Object.entries(payload).filter(([name]) => !fields.includes(name)));
  });
}
