import { Observable } from 'relay-runtime';
import type { FetchFunction, GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';
import type { WireError } from './fetchGraphQL.ts';

/** Fields of the viewer that whole pages and their frame need. Others have a section that shows their failure. */
const NEEDED: ReadonlySet<unknown> = new Set(['account', 'pageOptimization', 'score']);

/**
 * Keeps a page on the screen if its data could not be read after a write that succeeded. A failed field that the page
 * needs is left out of the response, so that the store keeps its last value instead of an error, and `readAgain` is
 * called to refetch the page.
 */
export function keepAfterWrite(fetch: FetchFunction, readAgain: () => void): FetchFunction {
  return (request, ...rest) => {
    const answers = Observable.from(fetch(request, ...rest));
    if (request.operationKind !== 'mutation') return answers;
    return answers.map((answer) => {
      const kept = withoutFailed(answer);
      if (kept !== answer) readAgain();
      return kept;
    });
  };
}

function withoutFailed(answer: GraphQLResponse): GraphQLResponse {
  if (!isPartial(answer)) return answer;
  const isKept = ({ path }: WireError): boolean => path?.[1] === 'viewer' && NEEDED.has(path[2]);
  const kept = answer.errors.filter(isKept);
  if (kept.length === 0) return answer;
  const { errors, ...whole } = answer;
  const data = structuredClone(answer.data);
  for (const { path = [] } of kept) omit(data, path);
  const others = errors.filter((error) => !isKept(error));
  return { ...whole, data, ...(others.length > 0 && { errors: others }) };
}

function isPartial(answer: GraphQLResponse): answer is GraphQLSingularResponse & {
  readonly data: object;
  readonly errors: WireError[];
} {
  return 'errors' in answer && answer.errors !== undefined && 'data' in answer && Boolean(answer.data);
}

/** Removes the field of the path, of an item its list. Relay leaves missing fields as they are. */
function omit(data: object, path: readonly (string | number)[]): void {
  const last = path.findLastIndex((key) => typeof key === 'string');
  const parent = path.slice(0, last).reduce<unknown>((value, key) => fieldOf(value, key), data);
  if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, path[last] ?? '');
}

function fieldOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
}
