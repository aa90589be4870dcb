import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { compileLeavesFit } from './leaves.ts';
import { prepareTrusted } from './documents.ts';

const schema = buildSchema(/* GraphQL */ `
  scalar Moment
  enum Colour {
    RED
    BLUE
  }
  interface Animal {
    name: String
  }
  type Dog implements Animal {
    name: String
    age: Int!
  }
  type Cat implements Animal {
    name: String
    lives: [[Float!]!]
  }
  type Query {
    animals: [Animal!]!
    colour: Colour
    colours: [Colour]
    id: ID!
    isOpen: Boolean
    at: Moment
  }
`);

function fit(text: string, data: unknown): boolean {
  const { document, operations } = prepareTrusted(text, 'id', schema);
  const [operation] = operations;
  if (!operation) throw new Error('no operation');
  return compileLeavesFit(schema, document, operation.node)(data);
}

const ANIMALS = '{ pets: animals { name ...D ... on Cat { lives } __typename } } fragment D on Dog { years: age }';

describe('leaves fit when serialization would leave them as they are', () => {
  test.each([
    ['{ id colour colours isOpen }', { id: 'a', colour: 'RED', colours: ['BLUE', null], isOpen: false }],
    ['{ id colour colours isOpen }', { id: 'a', colour: null, colours: null, isOpen: null }],
    ['{ id @skip(if: true) colour }', { colour: 'RED' }],
    ['{ __typename __schema { queryType { name } } at }', { __typename: 'Query', __schema: {}, at: new Date(0) }],
    [ANIMALS, { pets: [{ name: 'Rex', years: -3 }, { lives: [[9, 0.5], []] }] }],
    [ANIMALS, null],
    [ANIMALS, undefined],
  ])('%s %j', (text, data) => expect(fit(text, data)).toBe(true));

  test.each([
    ['{ id }', { id: 5 }],
    ['{ colour }', { colour: 'GREEN' }],
    ['{ colours }', { colours: ['RED', 'red'] }],
    ['{ isOpen }', { isOpen: 0 }],
    [ANIMALS, { pets: [{ name: 'Rex', years: 3 }, { name: 7 }] }],
    [ANIMALS, { pets: [{ name: 'Rex', years: 1.5 }] }],
    [ANIMALS, { pets: [{ name: 'Rex', years: 2 ** 31 }] }],
    [ANIMALS, { pets: [{ name: 'Rex', years: '3' }] }],
    [ANIMALS, { pets: [{ lives: [[1], [Number.NaN]] }] }],
    [ANIMALS, { pets: [{ lives: [['1']] }] }],
  ])('and do not otherwise: %s %j', (text, data) => expect(fit(text, data)).toBe(false));
});
