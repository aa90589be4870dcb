import { checkImageBatch, orderedIds } from '../../domain/profile/imageBatch.ts';
import type { ImageBatch, ImagePlace, StoredImage } from '../../domain/profile/imageBatch.ts';
import { storedLine } from '../../domain/storedText.ts';
import type { WireImage } from '../../upstream/contract/images.ts';
import { requirePlan } from '../account/requirePlan.ts';
import { keyOf, toGlobalId } from '../relay/ids.ts';
import type { RestClient } from '../rest/client.ts';
import { UpstreamError } from '../rest/errors.ts';
import { isMissing } from '../rest/missing.ts';
import type { ImageUserError, SaveImagesInput } from '../schema.types.ts';
import { rewriteImage } from '../uploads/imageGuard.ts';
import type { WrittenImage } from '../uploads/imageGuard.ts';
import { imageUserError, toImageUserError, toImageUserErrors } from './imageErrors.ts';
import { deleteImages, getImages, postImage, putAlts, putOrder } from './images.rest.ts';
import type { ImageKind } from './images.rest.ts';

/** What has been saved, and why the rest has not. Ids are the contract's. */
export interface SavedImages {
  readonly removed: string[];
  readonly added: WireImage[];
  readonly changed: string[];
  /** Null when the upstream does not support ordering. */
  isOrdered: boolean | null;
  errors: ImageUserError[];
}

/** Validated changes. */
interface Changes {
  readonly batch: ImageBatch;
  readonly images: readonly WrittenImage[];
  /** Images to remove that no longer exist, for example after a lost response. */
  readonly gone: readonly string[];
}

/** Converts the input for the domain rules, keeping the contract's ids. */
function toBatch({ removeIds, add, alts, order }: SaveImagesInput): ImageBatch | ImageUserError {
  const places: ImagePlace[] = [];
  for (const [index, { id, added }] of (order ?? []).entries()) {
    if (id != null && added == null) places.push({ id });
    else if (id == null && added != null) places.push({ added });
    else return imageUserError('INVALID_VALUE', ['order', index]);
  }
  return {
    removed: removeIds ?? [],
    added: (add ?? []).map(({ alt }) => ({ alt: storedLine(alt) })),
    alts: (alts ?? []).map(({ id, alt }) => ({ id, alt: storedLine(alt) })),
    order: places.length > 0 ? places : null,
  };
}

/**
 * Validates everything before the first write: ids and texts against the stored images, then the files one at a time
 * (VAL-31 to VAL-33).
 */
async function check(
  kind: ImageKind,
  input: SaveImagesInput,
  stored: readonly StoredImage[],
): Promise<Changes | ImageUserError[]> {
  const ids = new Set(stored.map(({ id }) => id));
  const gone = [...new Set(input.removeIds)].filter((id) => !ids.has(id) && isImageId(kind, id));
  const batch = toBatch({ ...input, removeIds: input.removeIds?.filter((id) => !gone.includes(id)) });
  if ('code' in batch) return [batch];
  const errors = toImageUserErrors(checkImageBatch(stored, batch));
  if (errors.length > 0) return errors;
  const images: WrittenImage[] = [];
  for (const [index, { file }] of (input.add ?? []).entries()) {
    const image = await rewriteImage(file, 'picture');
    if (typeof image === 'string') errors.push(imageUserError(image, ['add', index, 'file']));
    else images.push(image);
  }
  if (errors.length > 0) return errors;
  const altOf = new Map(stored.map(({ id, alt }) => [id, alt]));
  const alts = batch.alts.filter(({ id, alt }) => alt !== altOf.get(id));
  return { batch: { ...batch, alts }, images, gone };
}

function isImageId(kind: ImageKind, id: string): boolean {
  return /^\d{1,9}$/.test(keyOf(kind, id) ?? '');
}

/** Applies validated changes; `saved` and `path` record the progress. */
class Save {
  readonly saved: SavedImages = { removed: [], added: [], changed: [], isOrdered: false, errors: [] };
  /** The input path of the call in progress. */
  path: (string | number)[] = [];
  readonly #rest: RestClient;
  readonly #kind: ImageKind;

  constructor(rest: RestClient, kind: ImageKind) {
    this.#rest = rest;
    this.#kind = kind;
  }

  async run({ batch, images, gone }: Changes): Promise<void> {
    const { saved } = this;
    saved.removed.push(...gone);
    if (batch.removed.length > 0) {
      this.path = ['removeIds'];
      await this.#remove(batch.removed.map(this.#number));
      saved.removed.push(...batch.removed.map(String));
    }
    for (const [index, image] of images.entries()) {
      this.path = ['add', index];
      saved.added.push(await postImage(this.#rest, this.#kind, image, batch.added[index]?.alt ?? ''));
    }
    if (batch.alts.length > 0) {
      this.path = ['alts'];
      const changes = batch.alts.map(({ id, alt }) => ({ id: this.#number(id), alt }));
      await putAlts(this.#rest, this.#kind, changes);
      saved.changed.push(...batch.alts.map(({ id }) => String(id)));
    }
    if (batch.order) {
      this.path = ['order'];
      const added = saved.added.map(({ id }) => toGlobalId(this.#kind, String(id)));
      saved.isOrdered = await this.#order(orderedIds(batch.order, added).map(this.#number));
    }
  }

  /** A call removes all of its images or none, so after a 404 it retries with those that still exist. */
  async #remove(ids: readonly number[]): Promise<void> {
    try {
      await deleteImages(this.#rest, this.#kind, ids);
    } catch (error) {
      const left = isMissing(error) ? await this.#leftOf(ids) : ids;
      if (left.length === ids.length) throw error;
      if (left.length > 0) await deleteImages(this.#rest, this.#kind, left);
    }
  }

  /** Null when the upstream answers 404 although all images exist: it does not support ordering. */
  async #order(ids: readonly number[]): Promise<true | null> {
    try {
      await putOrder(this.#rest, this.#kind, ids);
      return true;
    } catch (error) {
      if (isMissing(error) && (await this.#leftOf(ids)).length === ids.length) return null;
      throw error;
    }
  }

  async #leftOf(ids: readonly number[]): Promise<readonly number[]> {
    const stored = new Set((await getImages(this.#rest, this.#kind)).map(({ id }) => id));
    return ids.filter((id) => stored.has(id));
  }

  readonly #number = (id: string | number): number => Number(keyOf(this.#kind, String(id)));
}

/**
 * Removes, adds, changes texts, then reorders: one call each, one per added image, none for a part that changes nothing
 * (ENT-36). Stops at the first failure and reports what was saved until then. Throws UpstreamError when nothing was
 * saved and the user cannot fix the cause, and SUBSCRIPTION_REQUIRED before any write.
 */
export async function saveImages(rest: RestClient, kind: ImageKind, input: SaveImagesInput): Promise<SavedImages> {
  const [wires] = await Promise.all([getImages(rest, kind), requirePlan(rest)]);
  const stored = wires.map(({ id, alt }) => ({ id: toGlobalId(kind, String(id)), alt }));
  const changes = await check(kind, input, stored);
  const save = new Save(rest, kind);
  const { saved } = save;
  if (Array.isArray(changes)) return { ...saved, errors: changes };
  try {
    await save.run(changes);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const isAnyDone = saved.removed.length + saved.added.length + saved.changed.length > 0;
    const refusal = toImageUserError(error, save.path, isAnyDone);
    if (!refusal) throw error;
    saved.errors.push(refusal);
  }
  return saved;
}
