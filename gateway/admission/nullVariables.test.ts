import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { planNullCheck } from './nullVariables.ts';

const schema = buildSchema(/* GraphQL */ `
  enum Kind {
    CITY
    COUNTRY
  }
  input Page {
    size: Int! = 10
    kinds: [Kind!]! = [CITY]
    after: String
  }
  type Query {
    list(first: Int! = 10, kinds: [Kind!]! = [CITY], page: Page, after: String): Int
    other: Int
  }
`);

/** The message of the refusal, null if the variables are accepted. The document is valid. */
function refusalOf(text: string, variables: Readonly<Record<string, unknown>>): string | null {
  const document = parse(text);
  const operation = getOperationAST(document, 'Asked') ?? getOperationAST(document);
  if (!operation) throw new Error('no operation');
  expect(validate(schema, document)).toEqual([]);
  try {
    planNullCheck(schema, document, operation)(variables);
    return null;
  } catch (error) {
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
    return (error as Error).message;
  }
}

describe('a null variable is refused where the contract does not allow null (S-12)', () => {
  test.each([
    'query ($v: Int) { list(first: $v) }',
    'query ($v: Int = 5) { list(first: $v) }',
    'query ($v: Int) { list(page: { size: $v }) }',
    'query ($v: [Kind!]) { list(kinds: $v) }',
    'query ($v: Kind = CITY) { list(kinds: [COUNTRY, $v]) }',
    'query ($v: [Kind!]) { list(page: { kinds: $v }) }',
    'query ($v: Boolean = true) { list @include(if: $v) }',
    'query ($v: Int) { ...F } fragment F on Query { ...G } fragment G on Query { list(first: $v) }',
    'query ($v: Int) { list(after: null, first: $v) other }',
  ])('decides %s', (text) => {
    expect(refusalOf(text, { v: null })).toBe('Variable "$v" must not be null.');
    expect(refusalOf(text, {})).toBeNull();
  });

  test('a null default of the variable applies if none is sent', () => {
    const text = 'query ($v: Int = null) { list(first: $v) }';
    expect(refusalOf(text, {})).toBe('Variable "$v" must not be null.');
    expect(refusalOf(text, { v: 5 })).toBeNull();
  });

  test('only variables used by the operation itself count', () => {
    const text = 'query Asked ($v: String) { list(after: $v) } query Other ($v: Int) { list(first: $v) }';
    expect(refusalOf(text, { v: null })).toBeNull();
  });

  test.each(['query ($v: String) { list(after: $v) }', 'query ($v: Page) { list(page: $v) }'])(
    'null is accepted where it is allowed: %s',
    (text) => expect(refusalOf(text, { v: null })).toBeNull(),
  );
});
