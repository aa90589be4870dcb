import { isEmail } from '../../domain/contact/email.ts';
import type { NoteUnknown } from './enums.ts';

/** Whether a text is an existing calendar day, `YYYY-MM-DD`. There is no year 0000; databases refuse it. */
export function isDay(text: string): boolean {
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

/** Longest accepted address in UTF-16 units; a common limit of browsers and servers. */
const LONGEST_ADDRESS = 2_000;

/** Whether a text is an absolute http or https address without whitespace. */
export function isWebAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}

/**
 * Maps an upstream web address to `URL`, adding `https://` if it has no scheme. An invalid one is null and reported to
 * `note` as `field`.
 */
export function readWebAddress(field: string, text: string | null, note: NoteUnknown): string | null {
  if (text === null || text === '') return null;
  // A dot before the colon: a host with a port.
  const address = /^[a-z][a-z\d+-]*:/i.test(text) ? text : `https://${text}`;
  if (isWebAddress(address)) return address;
  note(field, text);
  return null;
}

/** Maps an upstream email address to `EmailAddress`. An invalid one is null and reported to `note` as `field`. */
export function readEmail(field: string, text: string, note: NoteUnknown): string | null {
  if (isEmail(text)) return text;
  // Without the text, which may look like a key but be somebody's name.
  note(field, '');
  return null;
}
