import { defaultFieldResolver, isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { FIELD_ACCESS } from './fieldAccess.ts';
import type { FieldAccess } from './fieldAccess.ts';
import { requireAccess } from './requireAccess.ts';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/**
 * Wraps the schema's resolvers with the FIELD_ACCESS check, so that it applies equally to HTTP, sockets and pages.
 * Throws RangeError for an entry that names no field of the schema.
 */
export function guardFields(schema: GraphQLSchema): void {
  for (const [place, access] of Object.entries<FieldAccess>(FIELD_ACCESS)) {
    const [typeName = '', fieldName = ''] = place.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) throw new RangeError(`${place} has an access but is no field.`);
    if (access === 'any') continue;
    if (type === schema.getSubscriptionType()) field.subscribe = guarded(field.subscribe, access);
    else field.resolve = guarded(field.resolve, access);
  }
}

function guarded(resolve: Resolve = defaultFieldResolver, access: FieldAccess): Resolve {
  return (parent, args, context, info) => {
    requireAccess(context.viewer, access);
    return resolve(parent, args, context, info);
  };
}
