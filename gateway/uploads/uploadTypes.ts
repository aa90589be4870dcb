import { isInputObjectType, getNamedType, Kind } from 'graphql';
import type { DocumentNode, GraphQLSchema, TypeNode } from 'graphql';

/** Whether a document has an operation that takes a file. */
export type TakesFiles = (document: DocumentNode) => boolean;

/** Looks for `Upload` in the variables of operations, input objects included. */
export function createTakesFiles(schema: GraphQLSchema): TakesFiles {
  const names = new Set(['Upload']);
  // An input object may hold others: until nothing is added.
  for (let known = 0; known !== names.size;) {
    known = names.size;
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isInputObjectType(type)) continue;
      if (Object.values(type.getFields()).some((field) => names.has(getNamedType(field.type).name)))
        names.add(type.name);
    }
  }
  return (document) =>
    document.definitions.some(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION &&
        definition.variableDefinitions?.some(({ type }) => names.has(nameOf(type))),
    );
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
