import { isInputObjectType, getNamedType, Kind } from 'graphql';
import type { DocumentNode, GraphQLSchema, TypeNode } from 'graphql';

/** Whether a document contains an operation with file variables. */
export type TakesFiles = (document: DocumentNode) => boolean;

/** Finds `Upload` variables, including those nested in input objects. */
export function createTakesFiles(schema: GraphQLSchema): TakesFiles {
  const names = new Set(['Upload']);
  // Input objects nest, so repeat until a pass adds nothing.
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
