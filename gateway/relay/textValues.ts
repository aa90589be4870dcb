import { isEmail } from '../../domain/email.ts';
import type { NoteUnknown } from './enums.ts';

/** Whether a text is `YYYY-MM-DD` and the calendar has that day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

/** Longest address that is taken, in UTF-16 units; browsers and servers take no more. */
const LONGEST_ADDRESS = 2_000;

/** Whether a text is an absolute http or https address without blanks. */
export function isWebAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}

/** The upstream's web address for `URL`: `https://` is added where no scheme is given. What is none is null and noted; `field` names it in the log. */
export function readWebAddress(field: string, text: string | null, note: NoteUnknown): string | null {
  if (text === null || text === '') return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (isWebAddress(address)) return address;
  note(field, text);
  return null;
}

/** The upstream's email address for `EmailAddress`. What is none is null and noted; `field` names it in the log. */
export function readEmail(field: string, text: string, note: NoteUnknown): string | null {
  if (isEmail(text)) return text;
  note(field, text);
  return null;
}
