import { Observable } from 'relay-runtime';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import { keepAfterWrite } from './keepAfterWrite.ts';

const mutation: RequestParameters = { id: 'm', text: null, name: 'useSave', operationKind: 'mutation', metadata: {} };

const saved = { saveStory: { errors: [], viewer: { id: 'v', pageOptimization: null, emailSettings: null } } };

function failed(...path: (string | number)[]) {
  return { message: 'x', path, extensions: { code: 'UPSTREAM_ERROR' } };
}

async function send(answer: GraphQLResponse, operationKind: 'mutation' | 'query' = 'mutation') {
  const readAgain = vi.fn<() => void>();
  const fetch = keepAfterWrite(() => Observable.from(answer), readAgain);
  const shown = await Observable.from(fetch({ ...mutation, operationKind }, {}, {})).toPromise();
  return { shown, isReadAgain: readAgain.mock.calls.length === 1 };
}

it('leaves out what the page needs and could not be read after a write, and has it read again', async () => {
  const answer = { data: saved, errors: [failed('saveStory', 'viewer', 'pageOptimization')] };
  expect(await send(answer)).toEqual({
    shown: { data: { saveStory: { errors: [], viewer: { id: 'v', emailSettings: null } } } },
    isReadAgain: true,
  });
  // The response is not changed in place.
  expect(answer.data).toHaveProperty('saveStory.viewer.pageOptimization', null);
});

it('leaves out the counters in the navigation that could not be read after an answer', async () => {
  const data = { acceptLead: { lead: { id: 'l', status: 'ACCEPTED' }, account: { id: 'a', counters: null } } };
  const { shown, isReadAgain } = await send({ data, errors: [failed('acceptLead', 'account', 'counters')] });
  expect(shown).toEqual({
    data: { acceptLead: { lead: { id: 'l', status: 'ACCEPTED' }, account: { id: 'a' } } },
  });
  expect(isReadAgain).toBe(true);
});

it('leaves out the viewer whose chats could not be read, so that the list stays as it is', async () => {
  const data = { result: { errors: [], viewer: { id: 'v', chats: { edges: [null], isSearchable: true } } } };
  const answer = { data, errors: [failed('result', 'viewer', 'chats', 'edges', 0)] };
  expect(await send(answer)).toEqual({ shown: { data: { result: { errors: [] } } }, isReadAgain: true });
});

it('leaves out the list of an item that failed', async () => {
  const data = { saveAwards: { viewer: { pageOptimization: { awards: [null], clientLogos: [] } } } };
  const errors = [failed('saveAwards', 'viewer', 'pageOptimization', 'awards', 0)];
  const { shown } = await send({ data, errors });
  expect(shown).toEqual({ data: { saveAwards: { viewer: { pageOptimization: { clientLogos: [] } } } } });
});

it('keeps the failure of a section, which is shown in its place', async () => {
  const section = failed('saveStory', 'viewer', 'emailSettings');
  const alone = { data: saved, errors: [section] };
  expect(await send(alone)).toEqual({ shown: alone, isReadAgain: false });
  const both = { data: saved, errors: [section, failed('saveStory', 'viewer', 'pageOptimization')] };
  expect(await send(both)).toMatchObject({ shown: { errors: [section] }, isReadAgain: true });
});

it.each<[string, GraphQLResponse, 'mutation' | 'query']>([
  ['a read', { data: { viewer: { score: null } }, errors: [failed('data', 'viewer', 'score')] }, 'query'],
  ['a whole response', { data: saved }, 'mutation'],
  ['a write that failed', { data: { saveStory: null }, errors: [failed('saveStory')] }, 'mutation'],
])('does not touch the response of %s', async (_case, answer, kind) => {
  expect(await send(answer, kind)).toEqual({ shown: answer, isReadAgain: false });
});
