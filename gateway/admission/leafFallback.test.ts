import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { presentResult } from '../presentErrors.ts';
import { createLog } from '../telemetry/log.ts';
import { prepareTrusted } from './documents.ts';
import { createRun } from './execution.ts';

/** What was written, in order. */
const writes: string[] = [];
beforeEach(() => {
  writes.length = 0;
});

const schema = makeExecutableSchema({
  typeDefs: /* GraphQL */ `
    enum Colour {
      RED
      BLUE
    }
    type Query {
      badEnum: Colour
      colours: [Colour!]
      texts: [String]
      whole: Int
      fine: String
    }
    type Mutation {
      count(by: String!): Int
    }
  `,
  resolvers: {
    Query: {
      badEnum: () => 'GREEN',
      colours: () => Promise.resolve(['RED', 'GREEN']),
      texts: () => [1, true, 'c', {}],
      whole: () => '7',
      fine: () => 'fine',
    },
    Mutation: {
      count: (_root, { by }: { by: string }) => {
        writes.push(by);
        return Promise.resolve(by);
      },
    },
  },
});

const asker = { requestId: 'r', log: createLog('silent') };

async function runBoth(text: string) {
  const [operation] = prepareTrusted(text, 'id', schema).operations;
  if (!operation) throw new Error('no operation');
  const engines: string[] = [];
  const ran = await createRun(schema, (engine) => engines.push(engine))(operation, {} as Context, {});
  const interpreted = await execute({ schema, document: operation.document });
  const seen = (result: typeof ran): unknown => {
    const { data, errors } = presentResult(result, asker);
    const shown = errors?.map(({ message, path, extensions }) => ({ message, path, code: extensions['code'] }));
    return JSON.parse(JSON.stringify({ data, errors: shown }));
  };
  return { engines, ran: seen(ran), interpreted: seen(interpreted) };
}

test.each([['{ badEnum fine }'], ['{ colours }'], ['{ fine texts }'], ['{ whole }'], ['{ badEnum colours texts }']])(
  'leaves that must be converted or refused are answered as graphql-js answers them: %s',
  async (text) => {
    const { engines, ran, interpreted } = await runBoth(text);
    expect(ran).toEqual(interpreted);
    expect(engines).toEqual(['interpreted']);
  },
);

test('leaves that fit are compiled code’s answer', async () => {
  const { engines, ran, interpreted } = await runBoth('{ fine }');
  expect(ran).toEqual(interpreted);
  expect(engines).toEqual(['compiled']);
});

test('a write is never run twice: its leaves are serialized at once', async () => {
  const { engines, ran, interpreted } = await runBoth('mutation { count(by: "1") other: count(by: "a") }');
  expect(ran).toEqual(interpreted);
  expect(engines).toEqual(['compiled']);
  expect(writes).toEqual(['1', 'a', '1', 'a']);
});
