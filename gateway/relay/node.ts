import type { GraphQLResolveInfo } from 'graphql';
import { NODE_ACCESS } from '../access/fieldAccess.ts';
import { requireAccess } from '../access/requireAccess.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ResolversParentTypes } from '../schema.types.ts';
import { fromGlobalId } from './ids.ts';
import type { NodeType } from './ids.ts';

/** The parent value of a type's resolvers. */
export type NodeParent = ResolversParentTypes['Node'];

/** Reads an object of the viewer's own account by its key. Null if it does not exist or belongs to somebody else. */
export type NodeReader = (
  key: string,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<NodeParent | null> | NodeParent | null;

/** All node readers: a type without one does not compile. */
export type NodeReaders = Readonly<Record<NodeType, NodeReader>>;

/** Types visitors may read too: the directory, the catalogue, and objects that only a link gives access to. */
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

/** Maximum number of ids of one `Query.nodes`. */
const MOST_IDS = 100;

/** `Query.node` (GWY-04): null for visitors unless the type is public, for objects of others and for invalid ids. */
export async function readNode(
  readers: NodeReaders,
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<NodeParent | null> {
  const wanted = fromGlobalId(id);
  if (!wanted || (!context.viewer && !PUBLIC.has(wanted.type))) return null;
  requireAccess(context.viewer, NODE_ACCESS[wanted.type]);
  const found = await readers[wanted.type](wanted.key, context, info);
  // The executor resolves the type by this name.
  return found && Object.assign({}, found, { __typename: wanted.type });
}

/** `Query.nodes`: the same for several ids, in order. Throws BAD_USER_INPUT for none and for more than 100. */
export function readNodes(
  readers: NodeReaders,
  ids: readonly string[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<NodeParent>[] {
  if (ids.length < 1 || ids.length > MOST_IDS)
    throw new GatewayError('BAD_USER_INPUT', `ids takes 1 to ${MOST_IDS} ids.`);
  // Each id fails or is null by itself; the generated list type cannot express a promise of null.
  return ids.map((id) => readNode(readers, id, context, info) as Promise<NodeParent>);
}
