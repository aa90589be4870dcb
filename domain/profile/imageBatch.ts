import { storedText } from '../storedText.ts';
import type { ItemId } from './catalogueIndex.ts';
import { IMAGES_MAX, checkAlt } from './images.ts';
import type { ImageVerdict } from './images.ts';

/** An award or a client logo as it is stored, in a list by position (ENT-35, ENT-37). */
export interface StoredImage {
  readonly id: ItemId;
  readonly alt: string;
}

/** An entry of a manager as its owner wants it; its id is null while it is only a chosen file. */
export interface WantedImage {
  readonly id: ItemId | null;
  readonly alt: string;
}

/** A place in the new order: a stored image, or the entry of `added` with that index. */
export type ImagePlace = { readonly id: ItemId } | { readonly added: number };

/**
 * What one save of a manager changes (ENT-36). It is carried out in this order: remove, add, alternative texts, order; so
 * a full list can exchange an image, and added ones take part in the order.
 */
export interface ImageBatch {
  readonly removed: readonly ItemId[];
  readonly added: readonly { readonly alt: string }[];
  readonly alts: readonly StoredImage[];
  /** Null: the order stays, added images come last. Images that it does not name keep their places. */
  readonly order: readonly ImagePlace[] | null;
}

/** Where in a batch a fault is. */
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
 * The changes that lead from the stored images to the wanted ones, and no others: an alternative text that differs only
 * in space at its ends is unchanged (VAL-31). The entries of `added` are the wanted ones without id, in their order.
 * After a save that was carried out in part, the same function gives what is left.
 */
export function imageBatch(stored: readonly StoredImage[], wanted: readonly WantedImage[]): ImageBatch {
  const kept = new Set(wanted.map(({ id }) => id));
  const altOf = new Map(stored.map(({ id, alt }) => [id, alt]));
  const alts: StoredImage[] = [];
  const added: { readonly alt: string }[] = [];
  const places: ImagePlace[] = [];
  for (const { id, alt: typed } of wanted) {
    const alt = storedText(typed);
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

/** Whether a batch changes nothing, so that no call is made. */
export function isEmptyBatch({ removed, added, alts, order }: ImageBatch): boolean {
  return removed.length === 0 && added.length === 0 && alts.length === 0 && order === null;
}

/** The ids of an order once its added images have theirs, in the order of `added`. */
export function orderedIds(order: readonly ImagePlace[], addedIds: readonly ItemId[]): readonly ItemId[] {
  return order.flatMap((place) => ('id' in place ? [place.id] : (addedIds[place.added] ?? [])));
}

/** All faults of a batch against the stored images, at most one a path (VAL-31, VAL-33); files are checked by themselves. */
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

/** Tells places apart, ids that are numbers from those that are texts too. */
function keyOf(place: ImagePlace): string {
  return JSON.stringify('id' in place ? place.id : [place.added]);
}

function isSamePlace(place: ImagePlace, other: ImagePlace | undefined): boolean {
  return other !== undefined && keyOf(place) === keyOf(other);
}

function faultAt(path: ImageBatchPath, verdict: ImageVerdict | null): readonly ImageBatchFault[] {
  return verdict === null ? [] : [{ path, ...verdict }];
}
