import { buildSchema, graphqlSync } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import { argumentsOf, selectedFields, selectsMoreThan } from './selection.ts';

const schema = buildSchema(`
  interface Named { id: ID! name: String }
  type Cat implements Named { id: ID! name: String lives(first: Int! = 9, after: String): Int }
  type Dog implements Named { id: ID! name: String barks: Int }
  type Query { cat: Cat pet: Named }
`);

/** The `info` argument of the resolver of the only root field. */
function infoOf(source: string, variableValues: Record<string, unknown> = {}): GraphQLResolveInfo {
  let seen: GraphQLResolveInfo | undefined;
  const take = (_args: unknown, _context: unknown, info: GraphQLResolveInfo): null => {
    seen = info;
    return null;
  };
  const { errors } = graphqlSync({ schema, source, variableValues, rootValue: { cat: take, pet: take } });
  if (!seen) throw new Error(String(errors));
  return seen;
}

function names(info: GraphQLResolveInfo, type: string): string[] {
  return selectedFields(info, type).map((node) => node.name.value);
}

test('fragments are expanded where their type matches', () => {
  const info = infoOf(`
    { pet { ...Base ... on Cat { lives } ... on Dog { barks } ... { id } } }
    fragment Base on Named { __typename name ...Cats }
    fragment Cats on Cat { one: lives(first: 1) }
  `);
  expect(names(info, 'Cat')).toEqual(['name', 'lives', 'lives', 'id']);
  expect(names(info, 'Dog')).toEqual(['name', 'barks', 'id']);
});

test('@skip and @include are obeyed', () => {
  const source = `query ($yes: Boolean!) {
    cat { id @skip(if: $yes) name @include(if: $yes) ... on Cat @skip(if: $yes) { lives } }
  }`;
  expect(names(infoOf(source, { yes: true }), 'Cat')).toEqual(['name']);
  expect(names(infoOf(source, { yes: false }), 'Cat')).toEqual(['id', 'lives']);
});

test('selectsMoreThan sees fields beyond the key', () => {
  expect(selectsMoreThan(infoOf('{ cat { __typename id } }'), 'Cat', ['id'])).toBe(false);
  expect(selectsMoreThan(infoOf('{ cat { id alias: name } }'), 'Cat', ['id'])).toBe(true);
});

test('arguments include variables and defaults', () => {
  const info = infoOf('query ($after: String) { cat { lives(after: $after) } }', { after: 'x' });
  const [lives] = selectedFields(info, 'Cat');
  expect(lives && argumentsOf(info, 'Cat', lives)).toEqual({ first: 9, after: 'x' });
});

test('memoized selections never bypass a condition', () => {
  const conditional = infoOf('query ($yes: Boolean!) { cat { id ... on Cat @include(if: $yes) { name } } }', {
    yes: true,
  });
  expect(names(conditional, 'Cat')).toEqual(['id', 'name']);
  expect(names({ ...conditional, variableValues: { yes: false } }, 'Cat')).toEqual(['id']);
  const fixed = infoOf('{ pet { id ... on Dog { barks } } }');
  expect(selectedFields(fixed, 'Dog')).toBe(selectedFields(fixed, 'Dog'));
  expect(names(fixed, 'Cat')).toEqual(['id']);
});
