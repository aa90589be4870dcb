import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';
import type { WireError } from './fetchGraphQL.ts';

/** Whether some fields of a response failed. */
export function isPartial(answer: GraphQLResponse): answer is GraphQLSingularResponse & {
  readonly data: object;
  readonly errors: WireError[];
} {
  return 'errors' in answer && answer.errors !== undefined && 'data' in answer && Boolean(answer.data);
}

/**
 * A copy without the fields at these paths; if a path ends at an item of a list, without the list. Relay keeps what it
 * has of a missing field.
 */
export function without(data: object, paths: Iterable<readonly (string | number)[]>): object {
  const copy = structuredClone(data);
  for (const path of paths) {
    const last = path.findLastIndex((key) => typeof key === 'string');
    const parent = valueAt(copy, path.slice(0, last));
    if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, path[last] ?? '');
  }
  return copy;
}

/** The value at a path; undefined if the path leads nowhere. */
export function valueAt(data: object, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined,
    data,
  );
}
