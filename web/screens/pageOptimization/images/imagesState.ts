import { imageBatch } from '../../../../domain/profile/imageBatch.ts';
import type { ImageBatch, StoredImage } from '../../../../domain/profile/imageBatch.ts';
import { FILES_AT_ONCE, IMAGES_MAX } from '../../../../domain/profile/images.ts';
import type { ImageCode } from '../../../../domain/profile/images.ts';
import { storedText } from '../../../../domain/storedText.ts';
import type { ImageErrorCode } from '../../../relay/__generated__/useSaveImagesMutation.graphql.ts';
import { inNewOrder } from '../../../ui/sorting/inNewOrder.ts';

/** An image as the server has it. */
export interface ServerImage extends StoredImage {
  readonly id: string;
  readonly url: string;
}

/** An entry of a manager. */
export interface ManagedImage {
  /** Tells entries apart; those that are not saved yet have no id. */
  readonly key: string;
  readonly id: string | null;
  /** What was chosen and is not saved yet. */
  readonly file: File | null;
  readonly url: string;
  readonly alt: string;
  readonly isRemoved: boolean;
  readonly fault: ImageErrorCode | null;
}

/** A file that was chosen, with the verdict on it. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  readonly url: string;
  readonly fault: ImageCode | null;
}

/** A file that was not taken. `TOO_MANY_AT_ONCE`: one save does not add so many. */
export interface RefusedFile {
  readonly name: string;
  readonly fault: ImageCode | 'TOO_MANY_AT_ONCE';
}

export interface ImagesState {
  readonly stored: readonly StoredImage[];
  readonly items: readonly ManagedImage[];
  /** Of the last choice. */
  readonly refused: readonly RefusedFile[];
}

/** What the answer to a save says is done. */
export interface SavedPart {
  readonly removedIds: readonly string[];
  readonly added: readonly { readonly index: number; readonly image: ServerImage }[];
  readonly changedIds: readonly string[];
}

/** A fault of a batch: `path` as the contract's input or as the rules write it, in steps. */
export interface BatchFault {
  readonly code: ImageErrorCode;
  readonly path: readonly string[];
}

export type ImagesAction =
  | { readonly type: 'chosen'; readonly files: readonly ChosenFile[] }
  | { readonly type: 'described'; readonly key: string; readonly alt: string }
  | { readonly type: 'removed' | 'restored'; readonly key: string }
  | { readonly type: 'moved'; readonly from: number; readonly to: number }
  /** `sent` is what the faults are about. */
  | { readonly type: 'refused'; readonly sent: ImageBatch; readonly faults: readonly BatchFault[] }
  | { readonly type: 'saved'; readonly sent: ImageBatch; readonly done: SavedPart }
  /** The list was read anew. */
  | { readonly type: 'arrived'; readonly images: readonly ServerImage[] };

export function toImagesState(images: readonly ServerImage[]): ImagesState {
  return { stored: images.map(({ id, alt }) => ({ id, alt })), items: images.map(entryOf), refused: [] };
}

/** The changes that are not saved yet, and no others. */
export function changesOf({ stored, items }: ImagesState): ImageBatch {
  return imageBatch(
    stored,
    items.filter(({ isRemoved }) => !isRemoved),
  );
}

/** The entries that are to be added, in the order of the batch. */
export function newItems({ items }: ImagesState): readonly ManagedImage[] {
  return items.filter(({ id, isRemoved }) => id === null && !isRemoved);
}

/** The next state of a manager. */
export function nextImagesState(state: ImagesState, action: ImagesAction): ImagesState {
  switch (action.type) {
    case 'chosen':
      return withFiles(state, action.files);
    case 'described':
      return changeItem(state, action.key, { alt: action.alt, fault: null });
    case 'removed':
      return changeItem(state, action.key, { isRemoved: true, fault: null });
    case 'restored':
      return changeItem(state, action.key, { isRemoved: false });
    case 'moved':
      return { ...state, items: inNewOrder(state.items, action.from, action.to) };
    case 'refused': {
      const faultOf = new Map(
        action.faults.flatMap(({ code, path }) => keysAt(state, action.sent, path).map((key) => [key, code] as const)),
      );
      return { ...state, items: state.items.map((item) => ({ ...item, fault: faultOf.get(item.key) ?? null })) };
    }
    case 'saved':
      return withSaved(state, action.sent, action.done);
    case 'arrived':
      return withArrived(state, action.images);
  }
}

/** The entries that a path of a batch is about; none when it is about the whole. */
function keysAt(state: ImagesState, sent: ImageBatch, [list = '', index]: readonly string[]): readonly string[] {
  const at = <T>(entries: readonly T[]) => (index === undefined ? entries : entries.slice(Number(index)).slice(0, 1));
  if (list.startsWith('add')) return index === undefined ? [] : at(newItems(state)).map(({ key }) => key);
  const ids = list === 'alts' ? at(sent.alts).map(({ id }) => id) : list.startsWith('remove') ? at(sent.removed) : [];
  return state.items.flatMap(({ key, id }) => (id !== null && ids.includes(id) ? [key] : []));
}

function entryOf({ id, url, alt }: ServerImage): ManagedImage {
  return { key: id, id, file: null, url, alt, isRemoved: false, fault: null };
}

function changeItem(state: ImagesState, key: string, patch: Partial<ManagedImage>): ImagesState {
  return { ...state, items: state.items.map((item) => (item.key === key ? { ...item, ...patch } : item)) };
}

/** Takes what is right, as far as there is room; says why it does not take the rest. */
function withFiles(state: ImagesState, files: readonly ChosenFile[]): ImagesState {
  const items = [...state.items];
  const refused: RefusedFile[] = [];
  for (const { key, file, url, fault } of files) {
    const kept = items.filter(({ isRemoved }) => !isRemoved);
    const isFull = kept.length >= IMAGES_MAX ? 'TOO_MANY_IMAGES' : null;
    const isMore = kept.filter(({ id }) => id === null).length >= FILES_AT_ONCE ? 'TOO_MANY_AT_ONCE' : null;
    const reason = fault ?? isFull ?? isMore;
    if (reason === null) items.push({ key, id: null, file, url, alt: '', isRemoved: false, fault: null });
    else refused.push({ name: file.name, fault: reason });
  }
  return { ...state, items, refused };
}

/** Notes what is done: the same batch function then gives what is left. */
function withSaved(state: ImagesState, sent: ImageBatch, { removedIds, added, changedIds }: SavedPart): ImagesState {
  const removed = new Set<unknown>(removedIds);
  const changed = new Set<unknown>(changedIds);
  const altOf = new Map(sent.alts.map(({ id, alt }) => [id, alt]));
  const chosen = newItems(state);
  const imageOf = new Map(added.map(({ index, image }) => [chosen[index]?.key, image]));
  return {
    ...state,
    stored: [
      ...state.stored
        .filter(({ id }) => !removed.has(id))
        .map(({ id, alt }) => ({ id, alt: changed.has(id) ? (altOf.get(id) ?? alt) : alt })),
      ...added.map(({ image: { id, alt } }) => ({ id, alt })),
    ],
    items: state.items
      .filter(({ id }) => !removed.has(id))
      .map((item) => {
        const image = imageOf.get(item.key);
        return image ? { ...item, id: image.id, file: null } : item;
      }),
  };
}

/**
 * After a save whose outcome is not known. An image that was not there before and has the alternative text of a chosen file
 * is that file. What somebody else removed goes, what somebody else added comes last.
 */
function withArrived(state: ImagesState, images: readonly ServerImage[]): ImagesState {
  const before = new Map(state.stored.map(({ id, alt }) => [id, alt]));
  const now = new Map(images.map((image) => [image.id, image]));
  const unknown = images.filter(({ id }) => !before.has(id));
  const items = state.items.flatMap((item) => {
    if (item.id === null) {
      const index = item.isRemoved ? -1 : unknown.findIndex(({ alt }) => alt === storedText(item.alt));
      const [image] = index < 0 ? [] : unknown.splice(index, 1);
      return [image ? { ...item, id: image.id, file: null } : item];
    }
    const image = now.get(item.id);
    if (!image) return [];
    return [item.alt === before.get(item.id) ? { ...item, alt: image.alt } : item];
  });
  return {
    ...state,
    stored: images.map(({ id, alt }) => ({ id, alt })),
    items: [...items, ...unknown.map(entryOf)],
  };
}
