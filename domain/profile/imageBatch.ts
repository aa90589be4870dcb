import { storedLine } from '../storedText.ts';
import type { ItemId } from './catalogueIndex.ts';
import { IMAGES_MAX, checkAlt } from './images.ts';
import type { ImageVerdict } from './images.ts';

/** A stored award or client logo; lists are sorted by position (ENT-35, ENT-37). */
export interface StoredImage {
  readonly id: ItemId;
  readonly alt: string;
}

/** The desired state of an entry; its id is null until its file is uploaded. */
export interface WantedImage {
  readonly id: ItemId | null;
  readonly alt: string;
}

/** A place in the new order: a stored image, or the entry of `added` with that index. */
export type ImagePlace = { readonly id: ItemId } | { readonly added: number };

/**
 * The changes of one save (ENT-36), applied in this order: remove, add, alternative texts, order. An image of a full
 * list can thus be swapped, and added ones can be ordered.
 */
export interface ImageBatch {
  readonly removed: readonly ItemId[];
  readonly added: readonly { readonly alt: string }[];
  readonly alts: readonly StoredImage[];
  /** Null keeps the order and appends added images. Images left out keep their places. */
  readonly order: readonly ImagePlace[] | null;
}

/** The position of a fault in a batch. */
export type ImageBatchPath =
  | `removed[${number}]`
  | 'added'
  | `added[${number}].alt`
  | `alts[${number}].id`
  | `alts[${number}].alt`
  | `order[${number}]`;

export interface ImageBatchFault extends ImageVerdict {
  readonly path: ImageBatchPath;
}

/**
 * The minimal changes from the stored to the desired images. Alternative texts that differ only in surrounding
 * whitespace are unchanged (VAL-31). `added` contains the desired entries without an id, in order. After a partly
 * failed save, call it again to get the remaining changes.
 */
export function imageBatch(stored: readonly StoredImage[], wanted: readonly WantedImage[]): ImageBatch {
  const kept = new Set(wanted.map(({ id }) => id));
  const altOf = new Map(stored.map(({ id, alt }) => [id, alt]));
  const alts: StoredImage[] = [];
  const added: { readonly alt: string }[] = [];
  const places: ImagePlace[] = [];
  for (const { id, alt: typed } of wanted) {
    const alt = storedLine(typed);
    if (id === null) {
      places.push({ added: added.length });
      added.push({ alt });
    } else if (altOf.has(id)) {
      places.push({ id });
      if (alt !== altOf.get(id)) alts.push({ id, alt });
    }
  }
  const removed = stored.map(({ id }) => id).filter((id) => !kept.has(id));
  const unordered: readonly ImagePlace[] = [
    ...stored.filter(({ id }) => kept.has(id)).map(({ id }) => ({ id })),
    ...added.map((_, index) => ({ added: index })),
  ];
  const staysInOrder = places.every((place, index) => isSamePlace(place, unordered[index]));
  return { removed, added, alts, order: staysInOrder ? null : places };
}

/** Whether a batch changes nothing and therefore needs no call. */
export function isEmptyBatch({ removed, added, alts, order }: ImageBatch): boolean {
  return removed.length === 0 && added.length === 0 && alts.length === 0 && order === null;
}

/** Resolves an order to ids once the added images have theirs. `addedIds[i]` is the id of `added[i]`. */
export function orderedIds(order: readonly ImagePlace[], addedIds: readonly ItemId[]): readonly ItemId[] {
  return order.flatMap((place) => ('id' in place ? [place.id] : (addedIds[place.added] ?? [])));
}

/**
 * All faults in a batch, checked against the stored images, at most one per path (VAL-31, VAL-33). Files are checked
 * separately.
 */
export function checkImageBatch(stored: readonly StoredImage[], batch: ImageBatch): readonly ImageBatchFault[] {
  const ids = new Set(stored.map(({ id }) => id));
  const removed = new Set(batch.removed);
  const left = new Set([...ids].filter((id) => !removed.has(id)));
  const isFull = batch.added.length > 0 && left.size + batch.added.length > IMAGES_MAX;
  return [
    ...batch.removed.flatMap((id, index) => faultAt(`removed[${index}]`, checkId(id, ids, batch.removed, index))),
    ...faultAt('added', isFull ? { code: 'TOO_MANY_IMAGES', params: { max: IMAGES_MAX } } : null),
    ...batch.added.flatMap(({ alt }, index) => faultAt(`added[${index}].alt`, checkAlt(alt))),
    ...checkAlts(batch.alts, left),
    ...checkOrder(batch, left),
  ];
}

function checkAlts(alts: ImageBatch['alts'], left: ReadonlySet<ItemId>): readonly ImageBatchFault[] {
  const ids = alts.map(({ id }) => id);
  return alts.flatMap(({ id, alt }, index) => [
    ...faultAt(`alts[${index}].id`, checkId(id, left, ids, index)),
    ...faultAt(`alts[${index}].alt`, checkAlt(alt)),
  ]);
}

function checkOrder({ order, added }: ImageBatch, left: ReadonlySet<ItemId>): readonly ImageBatchFault[] {
  if (order === null) return [];
  const known = new Set([
    ...Array.from(left, (id) => keyOf({ id })),
    ...added.map((_, index) => keyOf({ added: index })),
  ]);
  const keys = order.map(keyOf);
  return keys.flatMap((key, index) => faultAt(`order[${index}]`, checkId(key, known, keys, index)));
}

function checkId<T>(id: T, known: ReadonlySet<T>, list: readonly T[], index: number): ImageVerdict | null {
  if (!known.has(id)) return { code: 'IMAGE_NOT_FOUND', params: {} };
  return list.indexOf(id) < index ? { code: 'DUPLICATE', params: {} } : null;
}

/** A unique key per place; the ids 1 and '1' have different keys. */
function keyOf(place: ImagePlace): string {
  return JSON.stringify('id' in place ? place.id : [place.added]);
}

function isSamePlace(place: ImagePlace, other: ImagePlace | undefined): boolean {
  return other !== undefined && keyOf(place) === keyOf(other);
}

function faultAt(path: ImageBatchPath, verdict: ImageVerdict | null): readonly ImageBatchFault[] {
  return verdict === null ? [] : [{ path, ...verdict }];
}
