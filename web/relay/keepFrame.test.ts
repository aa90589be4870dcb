import { Observable } from 'relay-runtime';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { expect, it } from 'vitest';
import { failureKind } from './errors.ts';
import { keepFrame } from './keepFrame.ts';

const query: RequestParameters = { id: 'q', text: null, name: 'PageQuery', operationKind: 'query', metadata: {} };

function failed(...path: (string | number)[]) {
  return { message: 'x', path, extensions: { code: 'UPSTREAM_TIMEOUT' } };
}

const read = {
  data: { viewer: { id: 'v', account: { id: 'a', user: null, limits: null, timeZone: 'UTC' }, profile: null } },
  errors: [
    failed('viewer', 'account', 'user'),
    failed('viewer', 'account', 'limits'),
    failed('viewer', 'account', 'timeZone'),
    failed('viewer', 'profile'),
  ],
};

/** What a page gets of a response, with this record of the account in the store. */
async function shown(
  answer: GraphQLResponse,
  record?: Record<string, unknown>,
  operationKind: 'query' | 'mutation' = 'query',
) {
  const fetch = keepFrame(
    () => Observable.from(answer),
    (id) => (id === 'a' ? record : undefined),
  );
  return Observable.from(fetch({ ...query, operationKind }, {}, {})).toPromise();
}

it('leaves out failed fields of the account that the store has, and keeps their errors', async () => {
  expect(await shown(read, { user: { __ref: 'u' }, limits: null })).toEqual({
    ...read,
    data: { viewer: { id: 'v', account: { id: 'a', limits: null, timeZone: 'UTC' }, profile: null } },
  });
  // The response is not changed in place.
  expect(read.data.viewer.account.user).toBeNull();
  expect(failureKind(new Error("Relay: Missing expected data at path 'viewer.account.user.email'"))).toBe('timeout');
});

it('leaves out the messenger if all of it failed', async () => {
  const answer = { data: { viewer: { id: 'v', messenger: null } }, errors: [failed('viewer', 'messenger')] };
  const fetch = keepFrame(
    () => Observable.from(answer),
    (id) => (id === 'v' ? { messenger: { __ref: 'm' } } : undefined),
  );
  expect(await Observable.from(fetch(query, {}, {})).toPromise()).toEqual({ ...answer, data: { viewer: { id: 'v' } } });
});

it.each([
  ['nothing is stored', read, undefined, 'query'],
  ['the response is whole', { data: read.data }, { user: {} }, 'query'],
  ['the account did not fail', { ...read, errors: [failed('viewer', 'profile')] }, { user: {} }, 'query'],
  ['it answers a write', read, { user: {} }, 'mutation'],
] as const)('leaves a response as it is if %s', async (_case, answer, record, kind) => {
  expect(await shown(answer as GraphQLResponse, record, kind)).toBe(answer);
});
