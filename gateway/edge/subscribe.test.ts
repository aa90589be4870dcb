import { makeExecutableSchema } from '@graphql-tools/schema';
import type { ExecutionResult } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { prepareTrusted } from '../admission/documents.ts';
import { createRun } from '../admission/execution.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { Credential } from '../rest/credential.ts';
import type { Caller } from '../session/caller.ts';
import { createLog } from '../telemetry/log.ts';
import { SharedAnswers } from './sharedAnswers.ts';
import { subscribe } from './subscribe.ts';

interface News {
  readonly text: string;
  readonly fails?: boolean;
}

/** What the topic told, the same objects to everybody who follows it. */
const told: News[] = [];
let resolved = 0;

const schema = makeExecutableSchema<Context>({
  typeDefs: /* GraphQL */ `
    type Query {
      nothing: Int
    }
    type News {
      text: String
      whose: String
      shout(times: Int! = 1): String
    }
    type Subscription {
      news(after: String, topic: String): News
    }
  `,
  resolvers: {
    News: {
      text: ({ text, fails }: News) => {
        resolved += 1;
        if (fails) throw new GatewayError('FORBIDDEN', 'No.');
        return text;
      },
      whose: (_news, _args, { viewer, locale }) => `${viewer?.accountId} ${locale}`,
      shout: ({ text }: News, { times }: { times: number }) => `${text}!`.repeat(times),
    },
    Subscription: {
      news: {
        async *subscribe() {
          yield* told;
        },
        resolve: (news: News) => news,
      },
    },
  },
});

function callerOf(accountId: string, token = `token of ${accountId}`): Caller {
  const credential = new Credential(token);
  return { accountId, credential, kind: 'bearer', sessionId: credential.hash, expiresAt: null };
}
const ada = callerOf('ada');

let requests = 0;
function contextOf(viewer: Caller, locale = 'en'): Context {
  return {
    viewer,
    locale,
    userAgent: '',
    requestId: `r${(requests += 1)}`,
    log: createLog('silent'),
    rest: { forget: () => undefined },
  } as Context;
}

const FOLLOW =
  'subscription ($after: String, $times: Int! = 1) { news(after: $after) { text whose shout(times: $times) } }';
function operationOf(text: string) {
  const [operation] = prepareTrusted(text, 'id', schema).operations;
  if (!operation) throw new Error('no operation');
  return operation;
}
const operation = operationOf(FOLLOW);

let answers = new SharedAnswers();
beforeEach(() => {
  answers = new SharedAnswers();
  told.length = 0;
  resolved = 0;
});

/** Follows the topic to its end: what was pushed, and what the stream held. */
async function follow(context: Context, variables: Record<string, unknown> = {}, followed = operation) {
  const pushed: string[] = [];
  const results: ExecutionResult[] = [];
  const push = async (answer: string): Promise<void> => void pushed.push(answer);
  const run = createRun(schema, () => undefined);
  const stream = await subscribe({ schema, run, answers }, { operation: followed, context, variables, push });
  if (!(Symbol.asyncIterator in stream)) throw new Error('not opened');
  for await (const result of stream) results.push(result);
  return { pushed, results };
}

test('an event is executed once for equal subscribers, whatever they resumed from', async () => {
  told.push({ text: 'a' }, { text: 'b' });
  const all = await Promise.all([
    follow(contextOf(ada), { after: 'x' }),
    follow(contextOf(ada), { after: 'y' }),
    follow(contextOf(ada)),
  ]);
  for (const { pushed, results } of all) {
    expect(pushed.map((text): unknown => JSON.parse(text))).toEqual([
      { data: { news: { text: 'a', whose: 'ada en', shout: 'a!' } } },
      { data: { news: { text: 'b', whose: 'ada en', shout: 'b!' } } },
    ]);
    expect(results).toEqual([]);
  }
  expect(resolved).toBe(2);
});

test('nobody gets the answer of another account, credential, language, selection or variable', async () => {
  told.push({ text: 'a' });
  const whose = operationOf('subscription { news { whose } }');
  const pushed = async (...args: Parameters<typeof follow>) => (await follow(...args)).pushed.join('');
  const answered = await Promise.all([
    pushed(contextOf(ada)),
    pushed(contextOf(callerOf('bob'))),
    pushed(contextOf(callerOf('ada', 'her other token'))),
    pushed(contextOf(ada, 'de')),
    pushed(contextOf(ada), { times: 2 }),
    pushed(contextOf(ada), {}, whose),
    pushed(contextOf(callerOf('bob')), {}, whose),
  ]);
  const news = (whom: string, shout = 'a!') => ({ text: 'a', whose: whom, shout });
  expect(answered.map((text) => (JSON.parse(text) as { data: { news: unknown } }).data.news)).toEqual([
    news('ada en'),
    news('bob en'),
    news('ada en'),
    news('ada de'),
    news('ada en', 'a!a!'),
    { whose: 'ada en' },
    { whose: 'bob en' },
  ]);
  expect(resolved).toBe(5);
});

test('equal texts of different events are different answers', async () => {
  told.push({ text: 'a' }, { text: 'a' });
  await follow(contextOf(ada));
  expect(resolved).toBe(2);
});

test('an answer with errors is each one’s own, under its own request id', async () => {
  told.push({ text: 'a', fails: true }, { text: 'b' });
  const [one, two] = await Promise.all(
    [contextOf(ada), contextOf(ada)].map(async (context) => ({ context, ...(await follow(context)) })),
  );
  for (const { context, pushed, results } of [one, two].filter((found) => found !== undefined)) {
    expect(pushed).toHaveLength(1);
    expect(results.map(({ errors }) => errors?.map(({ extensions }) => extensions))).toEqual([
      [{ code: 'FORBIDDEN', requestId: context.requestId }],
    ]);
  }
  expect(one?.context.requestId).not.toBe(two?.context.requestId);
});

test('a stream that is ended while it waits ends at once', async () => {
  const run = createRun(schema, () => undefined);
  told.push({ text: 'a' });
  const context = contextOf(ada);
  const push = (): Promise<void> => Promise.resolve();
  const stream = await subscribe({ schema, run, answers }, { operation, context, variables: {}, push });
  if (!(Symbol.asyncIterator in stream)) throw new Error('not opened');
  await stream.return();
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});
