import { expect, it } from 'vitest';
import { storageOf } from './storage.ts';

it('the history is stored without the headers of its operations, which may contain a token (GWY-14)', () => {
  const storage = storageOf('Viewer:1');
  const operation = { query: '{ viewer { id } }', variables: '{ "headers": 1 }' };
  const headers = '{ "Authorization": "Bearer agk_secret" }';
  for (const kind of ['queries', 'favorites']) {
    storage.setItem(`graphiql:${kind}`, JSON.stringify({ [kind]: [{ ...operation, headers }] }));
    expect(storage.getItem(`graphiql:${kind}`)).toBe(JSON.stringify({ [kind]: [operation] }));
  }
  const tabs = JSON.stringify({ tabs: [{ headers: null }] });
  storage.setItem('graphiql:tabState', tabs);
  expect(storage.getItem('graphiql:tabState')).toBe(tabs);
  storage.clear();
  expect(storage.length).toBe(0);
});
