import { Type, type Static } from 'typebox';
import { call, Closed, Nullable, Timestamp, Uuid } from './call.ts';

/** The effect of a fault on a matching call. */
export const FaultKind = Type.Enum([
  'delay',
  'status',
  'reset',
  'resetMidBody',
  'malformed',
  'contentType',
  'trickle',
  'hang',
  'redirect',
  'huge',
]);

const faultFields = {
  kind: FaultKind,
  /**
   * `before`: the call is not executed (a delay executes it late). `after`: it is executed, but its response is
   * disturbed.
   */
  when: Type.Enum(['before', 'after'], { default: 'before' }),
  method: Type.Enum(['*', 'GET', 'POST', 'PUT', 'DELETE'], { default: '*' }),
  /** The path as called, without query; `*` matches anything. */
  path: Type.String({ minLength: 1, maxLength: 500, default: '*' }),
  /** Only calls of this account. */
  account: Nullable(Uuid),
  /** How many calls it affects; null: until it is removed. */
  times: Nullable(Type.Integer({ minimum: 1 })),
  /** Milliseconds: of a delay, or between two bytes of a trickle. */
  delayMs: Type.Integer({ minimum: 0, maximum: 600_000, default: 1000 }),
  /** For kind `status`. */
  status: Type.Integer({ minimum: 200, maximum: 599, default: 503 }),
  /** Seconds; sent as Retry-After with kind `status`. */
  retryAfter: Nullable(Type.Integer({ minimum: 0 })),
  /** Body for kind `status`; null: the error body of that status. */
  body: Type.Unknown(),
  /** For kind `redirect`. */
  location: Type.String({ maxLength: 2000, default: 'http://127.0.0.1:9/' }),
  /** Length of a `huge` body. */
  bytes: Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: 100_000_000 }),
};

export const Fault = Type.Object({
  id: Type.Integer(),
  ...faultFields,
  /** How many calls it has affected. */
  met: Type.Integer(),
});
export type WireFault = Static<typeof Fault>;

/** One line of the request log. Never a token, never the body of an `/auth/…` call. */
export const RequestEntry = Type.Object({
  seq: Type.Integer(),
  time: Timestamp,
  method: Type.String(),
  path: Type.String(),
  query: Type.Record(Type.String(), Type.Unknown()),
  /** Inventory row of the call, null when no call has this path. */
  row: Nullable(Type.String()),
  status: Type.Integer(),
  ms: Type.Number(),
  account: Nullable(Uuid),
  /** A short fingerprint of the credential: equal for equal credentials. */
  credential: Nullable(Type.String()),
  requestId: Type.String(),
  language: Nullable(Type.String()),
  csrf: Type.Boolean(),
  /** Whether the call was executed, even if its response was lost. */
  executed: Type.Boolean(),
  /** Whether the whole response was handed to the network. */
  answered: Type.Boolean(),
  /** Id of the fault that affected the call. */
  fault: Nullable(Type.Integer()),
  /** Only for writes. */
  body: Type.Unknown(),
});
export type WireRequestEntry = Static<typeof RequestEntry>;

const shared = { row: 'O-21', tag: 'control', access: 'none' } as const;
const nothing = { responses: { 204: null } } as const;

export const listRequests = call({
  ...shared,
  method: 'GET',
  path: '/control/requests',
  summary: 'The request log after a sequence number, or after the last mark; oldest first.',
  query: Closed({
    since: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Part of the path. */
    path: Type.Optional(Type.String()),
    method: Type.Optional(Type.String()),
    limit: Type.Integer({ minimum: 1, maximum: 100_000, default: 10_000 }),
  }),
  responses: { 200: Type.Object({ requests: Type.Array(RequestEntry), last: Type.Integer() }) },
});

export const markRequests = call({
  ...shared,
  method: 'POST',
  path: '/control/requests/mark',
  summary: 'Set a mark: reading without `since` starts here from now on.',
  responses: { 200: Type.Object({ last: Type.Integer() }) },
});

export const listFaults = call({
  ...shared,
  method: 'GET',
  path: '/control/faults',
  summary: 'Active faults.',
  responses: { 200: Type.Object({ faults: Type.Array(Fault) }) },
});

export const addFault = call({
  ...shared,
  method: 'POST',
  path: '/control/faults',
  summary: 'Add a fault for matching calls.',
  body: Type.Partial(Closed(faultFields)),
  responses: { 201: Type.Object({ fault: Fault }) },
});

export const clearFaults = call({
  ...shared,
  method: 'DELETE',
  path: '/control/faults',
  summary: 'Remove all faults; held calls continue.',
  ...nothing,
});

export const removeFault = call({
  ...shared,
  method: 'DELETE',
  path: '/control/faults/:id',
  summary: 'Remove one fault.',
  params: Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$' }) }),
  ...nothing,
  errors: { 404: ['FAULT_NOT_FOUND'] },
});
