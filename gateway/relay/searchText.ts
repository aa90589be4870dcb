import { storedText } from '../../domain/storedText.ts';
import { GatewayError } from '../errors.ts';

/** Longest search text, in UTF-16 units. */
const LONGEST_QUERY = 100;

/** The text of a search, null for none. Throws BAD_USER_INPUT for more than 100 characters. */
export function searchText(query: string | null | undefined): string | null {
  const text = storedText(query ?? '');
  if (text.length > LONGEST_QUERY)
    throw new GatewayError('BAD_USER_INPUT', `query is longer than ${LONGEST_QUERY} characters.`);
  return text === '' ? null : text;
}
