import { Observable } from 'relay-runtime';
import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import type { WireError } from './fetchGraphQL.ts';
import { isPartial, without } from './partialAnswer.ts';

/** Fields of the viewer that whole pages and their frame need. Others have a section that shows their failure. */
const NEEDED: ReadonlySet<unknown> = new Set(['account', 'chats', 'pageOptimization', 'score']);

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
  const isKept = ({ path = [] }: WireError): boolean =>
    path[1] === 'account' || (path[1] === 'viewer' && NEEDED.has(path[2]));
  const kept = answer.errors.filter(isKept);
  if (kept.length === 0) return answer;
  const { errors, ...whole } = answer;
  const data = without(
    answer.data,
    // Without its chats, Relay would take an older first page for the new one.
    kept.map(({ path = [] }) => (path[2] === 'chats' ? path.slice(0, 2) : path)),
  );
  const others = errors.filter((error) => !isKept(error));
  return { ...whole, data, ...(others.length > 0 && { errors: others }) };
}
