import { Observable } from 'relay-runtime';
import type { FetchFunction } from 'relay-runtime';
import { fieldErrorCode, noteFieldErrorCode } from './errors.ts';
import { isPartial, valueAt, without } from './partialAnswer.ts';

const ACCOUNT = ['viewer', 'account'];

/**
 * Keeps the frame of the portal if a page cannot read the account, which both show. The failed field is left out of the
 * response, so that the store keeps its last value instead of an error; a page that needs more than is stored fails
 * alone. `stored` returns a record of the store.
 */
export function keepAccount(
  fetch: FetchFunction,
  stored: (id: string) => Readonly<Record<string, unknown>> | null | undefined,
): FetchFunction {
  return (request, ...rest) => {
    const answers = Observable.from(fetch(request, ...rest));
    if (request.operationKind !== 'query') return answers;
    return answers.map((answer) => {
      if (!isPartial(answer)) return answer;
      const known = stored(String(valueAt(answer.data, [...ACCOUNT, 'id'])));
      const kept = answer.errors.filter(({ path: [root, part, field = ''] = [] }) => {
        const isOfAccount = root === ACCOUNT[0] && part === ACCOUNT[1];
        return isOfAccount && valueAt(answer.data, [...ACCOUNT, field]) === null && known?.[field] != null;
      });
      if (kept.length === 0) return answer;
      noteFieldErrorCode(fieldErrorCode(kept[0]));
      const paths = kept.map(({ path = [] }) => path.slice(0, 3));
      // The errors stay, so that the next visit refetches.
      return { ...answer, data: without(answer.data, paths) };
    });
  };
}
