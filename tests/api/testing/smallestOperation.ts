import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLInputType } from 'graphql';
import { PIXEL } from './profileCalls.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

/** An operation with its variables; a `Blob` among them is uploaded. */
export interface SmallestOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const SCALARS: Readonly<Record<string, unknown>> = {
  ID: 'x',
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: false,
  Date: '2026-11-21',
  DateTime: '2026-11-21T00:00:00.000Z',
  EmailAddress: 'x@example.com',
  URL: 'https://x.example',
  Upload: PIXEL,
};

/** The names of the fields of `Query`, `Mutation` or `Subscription`. */
export function rootFields(root: 'Query' | 'Mutation' | 'Subscription'): string[] {
  return Object.keys(fieldsOf(root));
}

/** An operation with only this field and its required arguments; their ids refer to nothing. */
export function smallestOperation(root: 'Query' | 'Mutation' | 'Subscription', name: string): SmallestOperation {
  const field = fieldsOf(root)[name];
  if (!field) throw new RangeError(`${root} has no field ${name}.`);
  const args = field.args.filter(isRequired);
  const listed = (of: (arg: GraphQLArgument) => string): string =>
    args.length === 0 ? '' : `(${args.map(of).join(', ')})`;
  const declared = listed((arg) => `$${arg.name}: ${String(arg.type)}`);
  const given = listed((arg) => `${arg.name}: $${arg.name}`);
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return {
    query: `${root.toLowerCase()} Smallest${declared} { ${name}${given}${selection} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg.type)])),
  };
}

function fieldsOf(root: string) {
  const type = schema.getType(root);
  return isObjectType(type) ? type.getFields() : {};
}

function isRequired({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const required = Object.values(type.getFields()).filter(isRequired);
  return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]));
}
