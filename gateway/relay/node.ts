import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
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

/** What visitors may read too: the directory, the catalogue, and what a link alone gives access to. */
const PUBLIC: ReadonlySet<NodeType> = new Set<NodeType>([
  'Agency',
  'PublishedReview',
  'ReviewRequest',
  'Service',
  'Industry',
  'Budget',
  'WorkingLanguage',
  'DurationRange',
  'Tool',
  'EmployeeRange',
  'BusinessSize',
  'Location',
]);

/** Most ids of one `Query.nodes`. */
const MOST_IDS = 100;

/** `Query.node` (GWY-04): null for visitors unless it is public, for ids of others and for texts that are no id of ours. */
export async function readNode(
  readers: NodeReaders,
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<NodeParent | null> {
  const wanted = fromGlobalId(id);
  if (!wanted || (!context.viewer && !PUBLIC.has(wanted.type))) return null;
  const found = await readers[wanted.type](wanted.key, context, info);
  // The name tells the executor which of the types it is.
  return found && Object.assign({}, found, { __typename: wanted.type });
}

/** `Query.nodes`: the same for several ids, in their order. Throws BAD_USER_INPUT for none and for more than 100. */
export function readNodes(
  readers: NodeReaders,
  ids: readonly string[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<NodeParent>[] {
  if (ids.length < 1 || ids.length > MOST_IDS)
    throw new GatewayError('BAD_USER_INPUT', `ids must be 1 to ${MOST_IDS}.`);
  // Each id fails or is null by itself; the generated type of a list has no place for a promise of null.
  return ids.map((id) => readNode(readers, id, context, info) as Promise<NodeParent>);
}
