import { FIELD_ACCESS, NODE_ACCESS, type FieldAccess } from '../../gateway/access/fieldAccess.ts';

const FIELDS: Readonly<Record<string, FieldAccess>> = FIELD_ACCESS;
const NODES: Readonly<Record<string, FieldAccess>> = NODE_ACCESS;

/**
 * What a token needs for a field (`Viewer.leads`), or null if the field needs no more than the fields that lead to it.
 */
export function accessOfField(coordinate: string): string | null {
  const access = FIELDS[coordinate];
  return access === undefined ? null : label(access);
}

/** What a token needs to read an object of this type by `node`, or null for a type that is not a node. */
export function accessOfNode(type: string): string | null {
  const access = NODES[type];
  return access === undefined ? null : label(access);
}

function label(access: FieldAccess): string {
  if (access === 'any') return 'any token';
  if (access === 'session') return 'not with a token';
  return access.replace(':', '_').toUpperCase();
}
