import { makeExecutableSchema } from '@graphql-tools/schema';
import { getOperationAST, parse } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { createExecution } from './execution.ts';

/** An event source controlled by the test that records when it was ended. */
class Source implements AsyncIterableIterator<unknown> {
  isEnded = false;
  readonly #events: unknown[];

  constructor(events: unknown[]) {
    this.#events = events;
  }

  next(): Promise<IteratorResult<unknown>> {
    const event = this.#events.shift();
    return event === undefined ? new Promise(() => undefined) : Promise.resolve({ value: event, done: false });
  }

  return(): Promise<IteratorResult<unknown>> {
    this.isEnded = true;
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

let source = new Source([]);
/** Calls to the operation's REST client, in order. */
let calls: string[] = [];
const usedLoaders = new Set<Context['catalogue']>();
const schema = makeExecutableSchema<Context>({
  typeDefs: `
    type Query { nothing: Int }
    type News { text: String count: Int }
    type Subscription { news(after: String): News refused: News }
  `,
  resolvers: {
    News: {
      count: (_news, _args, { rest, catalogue }) => {
        usedLoaders.add(catalogue);
        return rest.get<number>('/count');
      },
      text: ({ text }: { text: string }) => {
        if (text === 'bad') throw new GatewayError('FORBIDDEN', 'No.');
        return text;
      },
    },
    Subscription: {
      news: {
        subscribe: (_root, { after }: { after?: string }) => {
          calls.push(`subscribe ${after}`);
          return source;
        },
        resolve: (text: string) => ({ text }),
      },
      refused: {
        subscribe: () => {
          throw new GatewayError('SUBSCRIPTION_REQUIRED', 'No.');
        },
      },
    },
  },
});

function contextOf(): Context {
  return {
    rest: {
      startEvent: () => calls.push('event'),
      get: () => Promise.resolve(calls.push('get')),
    },
  } as unknown as Context;
}

async function subscribe(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  calls = [];
  const execution = createExecution(schema, () => undefined);
  return execution.subscribe({ document, operation, context: contextOf(), variables });
}

async function taken(stream: Awaited<ReturnType<typeof subscribe>>, count: number): Promise<ExecutionResult[]> {
  if (!(Symbol.asyncIterator in stream)) throw new Error('not opened');
  const results: ExecutionResult[] = [];
  while (results.length < count) {
    const { value } = await stream.next();
    if (value) results.push(value);
  }
  return results;
}

test('starts each event with empty caches and a new budget of calls', async () => {
  source = new Source(['a', 'b']);
  const stream = await subscribe('subscription ($cursor: String) { news(after: $cursor) { text count } }', {
    cursor: 'x',
  });
  const results = await taken(stream, 2);
  expect(results.map(({ data }) => (data as { news: { text: string } }).news.text)).toEqual(['a', 'b']);
  expect(calls).toEqual(['subscribe x', 'event', 'get', 'event', 'get']);
  expect(usedLoaders.size).toBe(2);
});

test('a failing event is a result with an error, and the next one still arrives', async () => {
  source = new Source(['bad', 'good']);
  const [bad, good] = await taken(await subscribe('subscription { news { text } }'), 2);
  expect(bad?.errors?.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  expect(good).toEqual({ data: { news: { text: 'good' } } });
});

test('a source that refuses gives a result, not a stream', async () => {
  const result = await subscribe('subscription { refused { text } }');
  expect(Symbol.asyncIterator in result).toBe(false);
  expect((result as ExecutionResult).errors?.map(({ extensions }) => extensions['code'])).toEqual([
    'SUBSCRIPTION_REQUIRED',
  ]);
});

test('ending a waiting stream ends its source at once', async () => {
  source = new Source([]);
  const stream = await subscribe('subscription { news { text } }');
  if (!(Symbol.asyncIterator in stream)) throw new Error('not opened');
  void stream.next();
  expect(await stream.return()).toEqual({ done: true, value: undefined });
  expect(source.isEnded).toBe(true);
});
