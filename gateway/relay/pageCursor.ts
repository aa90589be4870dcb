import { toBase64Url } from './base64url.ts';

/** How many items a cursor remembers: the one it stands behind and those just before it. */
const ANCHORS = 3;
/** The end of a uuid tells items apart as well as the whole would (48 random bits) and keeps cursors short. */
const ANCHOR_LENGTH = 12;
const PREFIX = 'p1';
/** No list is longer; anything beyond is no cursor of ours. */
export const LARGEST_OFFSET = 100_000_000;

/** A place in a numbered list: behind the item at `offset` (0-based; -1 is before the first). */
export interface PagePosition {
  readonly offset: number;
  /** Marks of the item at `offset` and of those before it, nearest first. Empty: the place is counted, whatever stands there. */
  readonly anchors: readonly string[];
}

/** What a cursor keeps of an item's key. */
export function anchorOf(key: string): string {
  return key.slice(-ANCHOR_LENGTH);
}

/** The place behind item `index` of a read page whose first item stands at `start`. */
export function positionBehind(keys: readonly string[], index: number, start: number): PagePosition {
  const anchors: string[] = [];
  for (let at = index; at >= 0 && anchors.length < ANCHORS; at -= 1) anchors.push(anchorOf(keys[at] ?? ''));
  return { offset: start + index, anchors };
}

/** The place in front of a numbered page, found by counting alone. */
export function positionOfPage(page: number, size: number): PagePosition {
  return {
    offset: (page - 1) * size - 1,
    anchors: [],
  };
}

/** The opaque text of a place. */
export function writeCursor({ offset, anchors }: PagePosition): string {
  let text = `${PREFIX}:${offset}`;
  for (const anchor of anchors) text += `:${anchor}`;
  return toBase64Url(text);
}

/** The place behind a cursor made by `writeCursor`, null when it is none. */
export function readCursor(cursor: string): PagePosition | null {
  if (cursor.length > 200) return null;
  const [prefix, offset = '', ...anchors] = Buffer.from(cursor, 'base64url').toString('utf8').split(':');
  if (prefix !== PREFIX || !/^(-1|\d{1,9})$/.test(offset) || anchors.length > ANCHORS) return null;
  const position = { offset: Number(offset), anchors };
  return position.offset <= LARGEST_OFFSET && writeCursor(position) === cursor ? position : null;
}
