import { imageBatch } from '../../../../domain/profile/imageBatch.ts';
import type { ImageBatch, StoredImage } from '../../../../domain/profile/imageBatch.ts';
import { FILES_AT_ONCE, IMAGES_MAX } from '../../../../domain/profile/images.ts';
import type { ImageCode } from '../../../../domain/profile/images.ts';
import { storedLine } from '../../../../domain/storedText.ts';
import type { ImageErrorCode } from '../../../relay/__generated__/useSaveImages_payload.graphql.ts';
import { inNewOrder } from '../../../ui/sorting/inNewOrder.ts';

/** An image stored on the server. */
export interface ServerImage extends StoredImage {
  readonly id: string;
  readonly url: string;
}

/** An entry of a manager. */
export interface ManagedImage {
  /** Local key: unsaved entries have no id. */
  readonly key: string;
  readonly id: string | null;
  /** The selected file, until it is saved. */
  readonly file: File | null;
  readonly url: string;
  readonly alt: string;
  readonly isRemoved: boolean;
  readonly fault: ImageErrorCode | null;
  /** The alt text sent with the file by a save whose outcome is unknown. */
  readonly sentAlt: string | null;
}

/** A selected file and the result of its check. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  readonly url: string;
  readonly fault: ImageCode | null;
}

/** A rejected file. `TOO_MANY_AT_ONCE`: exceeds what one save can add. */
export interface RefusedFile {
  readonly name: string;
  readonly fault: ImageCode | 'TOO_MANY_AT_ONCE';
}

export interface ImagesState {
  readonly stored: readonly StoredImage[];
  readonly items: readonly ManagedImage[];
  /** Files rejected when last selected or restored. */
  readonly refused: readonly RefusedFile[];
}

/** What a save's response reports as done. */
export interface SavedPart {
  readonly removedIds: readonly string[];
  readonly added: readonly { readonly index: number; readonly image: ServerImage }[];
  readonly changedIds: readonly string[];
}

/** An error in a batch. `path`: segments, as in the contract's input or the domain rules. */
export interface BatchFault {
  readonly code: ImageErrorCode;
  readonly path: readonly string[];
}

export type ImagesAction =
  | { readonly type: 'chosen'; readonly files: readonly ChosenFile[] }
  | { readonly type: 'described'; readonly key: string; readonly alt: string }
  | { readonly type: 'removed' | 'restored'; readonly key: string }
  | { readonly type: 'moved'; readonly from: number; readonly to: number }
  /** `sent`: the state the errors refer to. */
  | { readonly type: 'refused'; readonly sent: ImageBatch; readonly faults: readonly BatchFault[] }
  | { readonly type: 'saved'; readonly sent: ImageBatch; readonly done: SavedPart }
  /** New images were sent, and may have been added. */
  | { readonly type: 'unconfirmed' }
  /** The list was refetched. */
  | { readonly type: 'arrived'; readonly images: readonly ServerImage[] };

export function toImagesState(images: readonly ServerImage[]): ImagesState {
  return { stored: images.map(({ id, alt }) => ({ id, alt })), items: images.map(entryOf), refused: [] };
}

/** The unsaved changes. */
export function changesOf({ stored, items }: ImagesState): ImageBatch {
  return imageBatch(
    stored,
    items.filter(({ isRemoved }) => !isRemoved),
  );
}

/** Entries to add, in the order of the batch. */
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
      return withRestored(state, action.key);
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
    case 'unconfirmed':
      return { ...state, items: state.items.map(unconfirmed) };
    case 'arrived':
      return withArrived(state, action.images);
  }
}

/** Entries that a path of a batch refers to; none if it is about the whole list. */
function keysAt(state: ImagesState, sent: ImageBatch, [list = '', index]: readonly string[]): readonly string[] {
  const at = <T>(entries: readonly T[]) => (index === undefined ? entries : entries.slice(Number(index)).slice(0, 1));
  if (list.startsWith('add')) return index === undefined ? [] : at(newItems(state)).map(({ key }) => key);
  const ids = list === 'alts' ? at(sent.alts).map(({ id }) => id) : list.startsWith('remove') ? at(sent.removed) : [];
  return state.items.flatMap(({ key, id }) => (id !== null && ids.includes(id) ? [key] : []));
}

function entryOf({ id, url, alt }: ServerImage): ManagedImage {
  return { key: id, id, file: null, url, alt, isRemoved: false, fault: null, sentAlt: null };
}

function changeItem(state: ImagesState, key: string, patch: Partial<ManagedImage>): ImagesState {
  return { ...state, items: state.items.map((item) => (item.key === key ? { ...item, ...patch } : item)) };
}

/** Accepts valid files up to the limit and reports why the others were rejected. */
function withFiles(state: ImagesState, files: readonly ChosenFile[]): ImagesState {
  const items = [...state.items];
  const refused: RefusedFile[] = [];
  for (const { key, file, url, fault } of files) {
    const reason = fault ?? limitFault(items);
    if (reason === null)
      items.push({ key, id: null, file, url, alt: '', isRemoved: false, fault: null, sentAlt: null });
    else refused.push({ name: file.name, fault: reason });
  }
  return { ...state, items, refused };
}

/** Restores a removed entry; a file that exceeds a limit stays removed. */
function withRestored(state: ImagesState, key: string): ImagesState {
  const file = state.items.find((item) => item.key === key)?.file;
  const fault = file && limitFault(state.items);
  if (fault) return { ...state, refused: [{ name: file.name, fault }] };
  return { ...changeItem(state, key, { isRemoved: false }), refused: [] };
}

/** Why no further file can be added; null if one can. */
function limitFault(items: readonly ManagedImage[]): RefusedFile['fault'] | null {
  const kept = items.filter(({ isRemoved }) => !isRemoved);
  if (kept.length >= IMAGES_MAX) return 'TOO_MANY_IMAGES';
  return kept.filter(({ id }) => id === null).length >= FILES_AT_ONCE ? 'TOO_MANY_AT_ONCE' : null;
}

/** Marks saved entries, so that the next batch contains the rest. */
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

function unconfirmed(item: ManagedImage): ManagedImage {
  return item.id === null && !item.isRemoved ? { ...item, sentAlt: storedLine(item.alt) } : item;
}

/**
 * Reconciles after a save with unknown outcome: a new image with the alt text that was sent with a file is taken to be
 * that file, even if the text was changed or the file removed since. Images removed elsewhere disappear; images added
 * elsewhere come last.
 */
function withArrived(state: ImagesState, images: readonly ServerImage[]): ImagesState {
  const before = new Map(state.stored.map(({ id, alt }) => [id, alt]));
  const now = new Map(images.map((image) => [image.id, image]));
  const unknown = images.filter(({ id }) => !before.has(id));
  const items = state.items.flatMap((item) => {
    if (item.id === null) {
      const index = unknown.findIndex(({ alt }) => alt === item.sentAlt);
      const [image] = index < 0 ? [] : unknown.splice(index, 1);
      return [image ? { ...item, id: image.id, file: null, sentAlt: null } : item];
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
