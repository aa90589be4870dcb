import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse } from 'relay-runtime';
import { expect, test } from 'vitest';
import shellQuery from './__generated__/AppShellQuery.graphql.ts';
import { refetch } from './refetch.ts';

function environmentAnswering(answer: () => GraphQLResponse) {
  return new Environment({
    network: Network.create(() => Promise.resolve().then(answer)),
    store: new Store(new RecordSource()),
  });
}

function viewerOf(environment: Environment) {
  return environment.getStore().getSource().get('viewer-1');
}

const viewer = { __typename: 'Viewer', id: 'viewer-1', account: null, messenger: null };

test('writes the answer into the store', async () => {
  const environment = environmentAnswering(() => ({ data: { viewer } }));
  expect(await refetch(environment, shellQuery, {})).toBe(true);
  expect(viewerOf(environment)).toMatchObject({ id: 'viewer-1' });
});

test.each([
  [
    'an answer with errors',
    () => ({ data: { viewer }, errors: [{ message: 'upstream', path: ['viewer', 'account'] }] }),
  ],
  [
    'no answer',
    () => {
      throw new Error('offline');
    },
  ],
])('leaves the store unchanged after %s', async (_case, answer) => {
  const environment = environmentAnswering(answer);
  expect(await refetch(environment, shellQuery, {})).toBe(false);
  expect(viewerOf(environment)).toBeUndefined();
});
