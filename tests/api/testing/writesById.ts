import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { smallestOperation } from './smallestOperation.ts';

/** A mutation that changes the object with an id. */
export interface WriteById {
  readonly name: string;
  /** The field of its input that takes the id. */
  readonly field: string;
  readonly document: string;
  /** The other required fields of its input. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** Mutations that also accept another key instead of the id, which is therefore not required. */
const OPTIONAL_IDS: Readonly<Record<string, string>> = { sendMessage: 'chatId' };

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

/** Every mutation of the contract whose input has the id of one object. */
export const WRITES_BY_ID: readonly WriteById[] = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(
  ({ name, args: [argument] }) => {
    const type = argument && getNamedType(argument.type);
    if (!isInputObjectType(type)) return [];
    const required = Object.values(type.getFields()).find((field) => String(field.type) === 'ID!');
    const field = required?.name ?? OPTIONAL_IDS[name];
    if (field === undefined) return [];
    const document = `mutation ($input: ${type.name}!) { ${name}(input: $input) { errors { code path } } }`;
    const { input } = smallestOperation('Mutation', name).variables as { input: WriteById['input'] };
    return [{ name, field, document, input }];
  },
);
