import type { FetchFunction, GraphQLResponse, RequestParameters } from 'relay-runtime';
import { Observable } from 'relay-runtime';
import { expect, it } from 'vitest';
import { OvertakenReads } from './overtakenReads.ts';

/** Requests that wait for a response, each with a function that sends it. */
function setUp() {
  const asked: { readonly name: string; readonly answer: (response: GraphQLResponse | Error) => Promise<void> }[] = [];
  const overtaken = new OvertakenReads();
  const fetch = overtaken.repeatedBy(({ name }) => {
    const { promise, resolve, reject } = Promise.withResolvers<GraphQLResponse>();
    const answer = async (response: GraphQLResponse | Error) => {
      if (response instanceof Error) reject(response);
      else resolve(response);
      await new Promise((done) => setTimeout(done));
    };
    asked.push({ name, answer });
    return promise;
  });
  return { asked, overtaken, fetch };
}

function send(fetch: FetchFunction, operationKind: RequestParameters['operationKind'], name: string) {
  const heard: unknown[] = [];
  const request = { id: name, text: null, name, operationKind, metadata: {} } as const;
  Observable.from(fetch(request, {}, {}, null)).subscribe({
    next: (answer) => heard.push(answer),
    error: (error: Error) => heard.push(error.message),
    complete: () => heard.push('complete'),
  });
  return heard;
}

const old = { data: { number: 1 } };
const written = { data: { number: 2 } };

it('repeats a read once if a write has ended meanwhile, also one that failed', async () => {
  const { asked, fetch } = setUp();
  for (const outcome of [written, new Error('lost')]) {
    const read = send(fetch, 'query', 'read');
    send(fetch, 'mutation', 'write');
    const [first, write] = asked.splice(0);
    await write?.answer(outcome);
    await first?.answer(old);
    expect(read).toEqual([]);
    // A further write does not repeat it again.
    send(fetch, 'mutation', 'write');
    const [second, another] = asked.splice(0);
    expect([second?.name, another?.name]).toEqual(['read', 'write']);
    await another?.answer(written);
    await second?.answer(written);
    expect(read).toEqual([written, 'complete']);
    expect(asked).toEqual([]);
  }
});

it('repeats a read if an event has arrived meanwhile, but not the first one, which is the state', async () => {
  const { asked, overtaken, fetch } = setUp();
  const heard: unknown[] = [];
  let push = (_event: GraphQLResponse): void => undefined;
  const subscribe = overtaken.noticedBy(() => Observable.create((sink) => void (push = (event) => sink.next(event))));
  const request = { id: 'live', text: null, name: 'live', operationKind: 'subscription', metadata: {} } as const;
  subscribe(request, {}, {}, undefined).subscribe({ next: (event) => heard.push(event) });
  for (const expected of [0, 1]) {
    send(fetch, 'query', 'read');
    const [first] = asked.splice(0);
    push(written);
    await first?.answer(old);
    expect(asked.splice(0)).toHaveLength(expected);
  }
  expect(heard).toEqual([written, written]);
});

it('never repeats a read of messages, which marks them as read', async () => {
  const { asked, fetch } = setUp();
  const read = send(fetch, 'query', 'ThreadPaneQuery');
  send(fetch, 'mutation', 'write');
  const [first, write] = asked.splice(0);
  await write?.answer(written);
  await first?.answer(old);
  expect([read, asked]).toEqual([[old, 'complete'], []]);
});

it('repeats no read that started after the write, or has ended before it', async () => {
  const { asked, fetch } = setUp();
  send(fetch, 'mutation', 'write');
  const before = send(fetch, 'query', 'read');
  const [write, first] = asked.splice(0);
  await first?.answer(old);
  await write?.answer(written);
  const after = send(fetch, 'query', 'read');
  const [second] = asked.splice(0);
  await second?.answer(written);
  expect([before, after]).toEqual([
    [old, 'complete'],
    [written, 'complete'],
  ]);
  expect(asked).toEqual([]);
});
