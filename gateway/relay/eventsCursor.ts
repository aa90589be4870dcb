import { toBase64Url } from './base64url.ts';

/**
 * Positions in the events of a chat or of the account's leads. A position is an upstream timestamp in ms: everything
 * changed up to it was delivered. The cursor is opaque, so that its format may change.
 */

const PREFIX = 'e1.';

/** Latest instant of a cursor: the end of the year 9999. The upstream refuses later ones. */
export const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Encodes an upstream timestamp, given as ISO text (as on the wire) or ms since the epoch, as an opaque cursor. Throws
 * RangeError for any other text, and for a time before the epoch.
 */
export function eventsCursor(timestamp: string | number): string {
  const ms = typeof timestamp === 'number' ? timestamp : Date.parse(timestamp);
  if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError('An events cursor needs a timestamp.');
  return toBase64Url(PREFIX + ms.toString(36));
}

/** The position (ms) of a cursor made by `eventsCursor`, null for any other text. */
export function parseEventsCursor(cursor: string): number | null {
  if (cursor.length > 64) return null;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^e1\.[0-9a-z]{1,11}$/.test(text)) return null;
  const ms = Number.parseInt(text.slice(PREFIX.length), 36);
  return ms <= LAST_INSTANT && eventsCursor(ms) === cursor ? ms : null;
}
