import { toBase64Url } from './base64url.ts';

/** Items a cursor remembers: its own and the ones just before it. */
const ANCHORS = 3;
/** The end of a uuid is as distinctive as the whole (48 random bits) and keeps cursors short. */
const ANCHOR_LENGTH = 12;
const PREFIX = 'p1';
/** Prefix of a cursor that also contains the length of the list. */
const COUNTED = 'p2';
/** Prefix of a cursor that contains one of the upstream's own. */
const KEYED = 'k1';
/** Follows the prefix, so that a cursor of one list is refused by the others. One letter keeps cursors short. */
const MARKS = {
  agencies: 'a',
  agencyReviews: 'r',
  chats: 'c',
  leads: 'l',
  reviewableLeads: 'v',
  webhookDeliveries: 'd',
} as const;
/** A list that is read page by page. */
export type ListName = keyof typeof MARKS;
/** Maximum length of a cursor, whether ours or the upstream's. */
const LONGEST = 400;
/** No list is longer; a larger offset is not from our cursor. */
export const LARGEST_OFFSET = 100_000_000;

/** A position in a numbered list: after the item at `offset` (0-based; -1 is before the first). */
export interface PagePosition {
  readonly offset: number;
  /** Marks of the item at `offset` and of those before it, nearest first. Empty: the offset alone decides. */
  readonly anchors: readonly string[];
  /** Length of the list when the item was read, if known. */
  readonly total?: number;
  /** The upstream's own cursor of the item at `offset`, if its list has cursors. */
  readonly after?: string;
}

/** The part of an item's key that a cursor keeps. */
export function anchorOf(key: string): string {
  return key.slice(-ANCHOR_LENGTH);
}

/**
 * The position after item `index` of rows whose first item is at `start`. `total`: the length of the list, if known.
 */
export function positionBehind(keys: readonly string[], index: number, start: number, total?: number): PagePosition {
  const anchors: string[] = [];
  for (let at = index; at >= 0 && anchors.length < ANCHORS; at -= 1) anchors.push(anchorOf(keys[at] ?? ''));
  return { offset: start + index, anchors, ...(total !== undefined && { total }) };
}

/** The position before a numbered page, by offset alone. */
export function positionOfPage(page: number, size: number): PagePosition {
  return {
    offset: (page - 1) * size - 1,
    anchors: [],
  };
}

/** Encodes a position in a list as an opaque cursor. */
export function writeCursor(list: ListName, position: PagePosition): string {
  return encode(MARKS[list], position);
}

function encode(mark: string, { offset, anchors, total, after }: PagePosition): string {
  if (after !== undefined) return toBase64Url(`${KEYED}${mark}:${offset}:${after}`);
  let text = total === undefined ? `${PREFIX}${mark}:${offset}` : `${COUNTED}${mark}:${offset}:${total}`;
  for (const anchor of anchors) text += `:${anchor}`;
  return toBase64Url(text);
}

/**
 * Decodes a cursor made by `writeCursor` for this list; null for any other text. Cursors from before lists had marks,
 * which tools may have stored, are cursors of every list.
 */
export function readCursor(list: ListName, cursor: string): PagePosition | null {
  if (cursor.length > LONGEST) return null;
  const [prefix = '', offset = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(':');
  if (!/^(-1|\d{1,9})$/.test(offset)) return null;
  const mark = prefix.endsWith(MARKS[list]) ? MARKS[list] : '';
  const kind = prefix.slice(0, prefix.length - mark.length);
  const position = readPosition(kind, Number(offset), rest);
  const isValid = position && position.offset <= LARGEST_OFFSET && position.anchors.length <= ANCHORS;
  return isValid && encode(mark, position) === cursor ? position : null;
}

function readPosition(kind: string, offset: number, rest: readonly string[]): PagePosition | null {
  const [total = '', ...anchors] = rest;
  switch (kind) {
    case KEYED:
      return { offset, anchors: [], after: rest.join(':') };
    case COUNTED:
      return /^\d{1,9}$/.test(total) ? { offset, anchors, total: Number(total) } : null;
    case PREFIX:
      return { offset, anchors: rest };
    default:
      return null;
  }
}
