import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { ResolversParentTypes } from '../schema.types.ts';
import { fromGlobalId } from './ids.ts';
import type { NodeType } from './ids.ts';

/** What a type's resolvers take as their parent. */
export type NodeParent = ResolversParentTypes['Node'];

/**
 * Reads an object of the viewer's own account by its key. Null when there is none, or when it belongs to somebody else.
 */
export type NodeReader = (
  key: string,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<NodeParent | null> | NodeParent | null;

/** The readers of all rooms together: a type without one does not compile. */
export type NodeReaders = Readonly<Record<NodeType, NodeReader>>;

/** What visitors may read too. */
function isPublic(type: NodeType): boolean {
  return type === 'Agency';
}

/** `Query.node` (GWY-04): null for visitors unless it is public, for ids of others and for texts that are no id of ours. */
export async function readNode(
  readers: NodeReaders,
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<NodeParent | null> {
  const wanted = fromGlobalId(id);
  if (!wanted || (!context.viewer && !isPublic(wanted.type))) return null;
  const found = await readers[wanted.type](wanted.key, context, info);
  // The name tells the executor which of the types it is.
  return found && Object.assign({}, found, { __typename: wanted.type });
}
