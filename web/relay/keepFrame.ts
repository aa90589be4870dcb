import { Observable } from 'relay-runtime';
import type { FetchFunction } from 'relay-runtime';
import { fieldErrorCode, noteFieldErrorCode } from './errors.ts';
import { isPartial, valueAt, without } from './partialAnswer.ts';

/** Fields of the viewer that the frame of the portal shows. */
const FRAME: ReadonlySet<unknown> = new Set(['account', 'messenger']);

/**
 * Keeps the frame of the portal if a page cannot read what both show. The failed field is left out of the response, so
 * that the store keeps its last value instead of an error; a page that needs more than is stored fails alone. `stored`
 * returns a record of the store.
 */
export function keepFrame(
  fetch: FetchFunction,
  stored: (id: string) => Readonly<Record<string, unknown>> | null | undefined,
): FetchFunction {
  return (request, ...rest) => {
    const answers = Observable.from(fetch(request, ...rest));
    if (request.operationKind !== 'query') return answers;
    return answers.map((answer) => {
      if (!isPartial(answer)) return answer;
      const { data, errors } = answer;
      /** Whether the field failed and the store has a value of it. */
      const isKept = (path: readonly (string | number)[]): boolean => {
        const owner = path.slice(0, -1);
        const known = stored(String(valueAt(data, [...owner, 'id'])));
        return valueAt(data, path) === null && known?.[path.at(-1) ?? ''] != null;
      };
      // A part of the frame fails as a whole, or one of its fields does.
      const kept = errors.flatMap((error) => {
        const { path = [] } = error;
        const isOfFrame = path[0] === 'viewer' && FRAME.has(path[1]);
        const failed = isOfFrame && [path.slice(0, 2), path.slice(0, 3)].find(isKept);
        return failed ? [{ error, path: failed }] : [];
      });
      if (kept.length === 0) return answer;
      noteFieldErrorCode(fieldErrorCode(kept[0]?.error));
      const paths = kept.map(({ path }) => path);
      // The errors stay, so that the next visit refetches.
      return { ...answer, data: without(data, paths) };
    });
  };
}
