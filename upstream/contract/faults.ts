import { Type, type Static } from 'typebox';
import { call, Closed, Described, Entity, Nullable, PageSize, Timestamp, Uuid } from './call.ts';

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
   * `before`: the call is not executed (or, with a delay, executed late). `after`: it is executed, but its response is
   * tampered with.
   */
  when: Type.Enum(['before', 'after'], { default: 'before' }),
  method: Type.Enum(['*', 'GET', 'POST', 'PUT', 'DELETE'], { default: '*' }),
  path: Described(
    'The path of the call, without query; `*` matches anything.',
    Type.String({ minLength: 1, maxLength: 500, default: '*' }),
  ),
  account: Described('Only calls of this account.', Nullable(Uuid)),
  times: Described(
    'How many calls it affects; null means until it is removed.',
    Nullable(Type.Integer({ minimum: 1 })),
  ),
  delayMs: Described(
    'Length of a delay, or time between two bytes of a trickle, in milliseconds.',
    Type.Integer({ minimum: 0, maximum: 600_000, default: 1000 }),
  ),
  status: Described('For kind `status`.', Type.Integer({ minimum: 200, maximum: 599, default: 503 })),
  retryAfter: Described('Seconds; sent as Retry-After with kind `status`.', Nullable(Type.Integer({ minimum: 0 }))),
  body: Described('Body for kind `status`; null means the usual error body of that status.', Type.Unknown()),
  location: Described('For kind `redirect`.', Type.String({ maxLength: 2000, default: 'http://127.0.0.1:9/' })),
  bytes: Described(
    'Length of a `huge` body, in bytes.',
    Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: 100_000_000 }),
  ),
};

export const Fault = Entity('A fault that affects matching calls.', {
  id: Type.Integer(),
  ...faultFields,
  met: Described('How many calls it has affected.', Type.Integer()),
});
export type WireFault = Static<typeof Fault>;

export const RequestEntry = Entity('One line of the request log, without tokens and without bodies of `/auth/…`.', {
  seq: Type.Integer(),
  time: Timestamp,
  method: Type.String(),
  path: Type.String(),
  query: Type.Record(Type.String(), Type.Unknown()),
  row: Described('Inventory row of the call; null if no call has this path.', Nullable(Type.String())),
  status: Type.Integer(),
  ms: Type.Number(),
  account: Nullable(Uuid),
  credential: Described(
    'A short fingerprint of the credential, the same for all calls with it.',
    Nullable(Type.String()),
  ),
  requestId: Type.String(),
  language: Nullable(Type.String()),
  csrf: Type.Boolean(),
  executed: Described('Whether the call was executed, even if its response was lost.', Type.Boolean()),
  answered: Described('Whether the whole response was handed to the network.', Type.Boolean()),
  fault: Described('Id of the fault that affected the call.', Nullable(Type.Integer())),
  body: Described('Only for writes.', Type.Unknown()),
});
export type WireRequestEntry = Static<typeof RequestEntry>;

const shared = { row: 'O-21', tag: 'control', access: 'none' } as const;
const nothing = { responses: { 204: null } } as const;

export const listRequests = call({
  ...shared,
  method: 'GET',
  path: '/control/requests',
  summary: 'Requests logged after a sequence number, or after the last mark; oldest first.',
  query: Closed({
    since: Described('Sequence number of the last known entry.', Type.Optional(Type.Integer({ minimum: 0 }))),
    path: Described('Part of the path.', Type.Optional(Type.String())),
    method: Described('Only calls with this method.', Type.Optional(Type.String())),
    limit: PageSize(10_000, 100_000),
  }),
  responses: { 200: Type.Object({ requests: Type.Array(RequestEntry), last: Type.Integer() }) },
});

export const markRequests = call({
  ...shared,
  method: 'POST',
  path: '/control/requests/mark',
  summary: 'Set a mark: from now on, reading without `since` starts here.',
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
  summary: 'Remove all faults. Delayed calls continue.',
  ...nothing,
});

export const removeFault = call({
  ...shared,
  method: 'DELETE',
  path: '/control/faults/:id',
  summary: 'Remove one fault.',
  params: Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$', description: 'Id of the fault.' }) }),
  ...nothing,
  errors: { 404: ['FAULT_NOT_FOUND'] },
});
