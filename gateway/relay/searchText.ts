import { storedText } from '../../domain/storedText.ts';
import { codePointLength, SEARCH_TEXT_MAX } from '../../domain/textLength.ts';
import { GatewayError } from '../errors.ts';

/** The text of a search, null for none. Throws BAD_USER_INPUT for more than 100 characters. */
export function searchText(query: string | null | undefined): string | null {
  const text = storedText(query ?? '');
  if (codePointLength(text) > SEARCH_TEXT_MAX)
    throw new GatewayError('BAD_USER_INPUT', `query is longer than ${SEARCH_TEXT_MAX} characters.`);
  return text === '' ? null : text;
}
