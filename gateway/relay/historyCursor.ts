import { toBase64Url } from './base64url.ts';
import { anchorOf } from './pageCursor.ts';

const PREFIX = 'm1';

/** A position in a history: before the items named here, all of one millisecond. */
export interface HistoryPosition {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Marks of the items of that millisecond already seen; usually one. */
  readonly seen: readonly string[];
}

/** The sort key of a history: time, then uuid. */
export interface Dated {
  readonly uuid: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Compares items for a history's order, oldest first. */
export function byTime(a: Dated, b: Dated): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.uuid < b.uuid ? -1 : 1);
}

/** The position before a single item that is known without its neighbors (just sent or pushed). */
export function positionBefore(item: Dated): HistoryPosition {
  return {
    at: Date.parse(item.createdAt),
    seen: [anchorOf(item.uuid)],
  };
}

/** Encodes a position as an opaque cursor. */
export function writeHistoryCursor({ at, seen }: HistoryPosition): string {
  return toBase64Url([PREFIX, at.toString(36), ...seen].join(':'));
}

/** Decodes a cursor made by `writeHistoryCursor`; null for any other text. */
export function readHistoryCursor(cursor: string): HistoryPosition | null {
  if (cursor.length > 4_000) return null;
  const [prefix, at = '', ...seen] = Buffer.from(cursor, 'base64url').toString('utf8').split(':');
  if (prefix !== PREFIX || !/^[0-9a-z]{1,10}$/.test(at) || seen.length === 0) return null;
  const position = { at: Number.parseInt(at, 36), seen };
  return writeHistoryCursor(position) === cursor ? position : null;
}
