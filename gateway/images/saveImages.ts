import { storedText } from '../../domain/storedText.ts';
import { codePointLength } from '../../domain/textLength.ts';
import type { WireImage } from '../../upstream/contract/images.ts';
import type { RestClient } from '../rest/client.ts';
import { UpstreamError } from '../rest/errors.ts';
import { keyOf } from '../relay/ids.ts';
import type { ImageErrorCode, ImageUserError, SaveImagesInput } from '../schema.types.ts';
import { rewriteImage } from '../uploads/imageGuard.ts';
import type { WrittenImage } from '../uploads/imageGuard.ts';
import { imageUserError, toImageUserError } from './imageErrors.ts';
import { deleteImages, postImage, putAlts, putOrder } from './images.rest.ts';
import type { ImageKind } from './images.rest.ts';

/** Most characters of an alternative text. */
const ALT_MAX = 200;

/** Changes that were checked: the upstream's numbers, stripped texts, images written anew. */
interface Changes {
  readonly remove: readonly number[];
  readonly add: readonly { readonly image: WrittenImage; readonly alt: string }[];
  readonly alts: readonly Pick<WireImage, 'id' | 'alt'>[];
  /** A number of an image, or the index of one that is to be added. */
  readonly order: readonly ({ readonly id: number } | { readonly added: number })[];
}

/** What of the changes is done, and why the rest is not. */
export interface SavedImages {
  readonly removed: readonly number[];
  readonly added: readonly WireImage[];
  readonly changed: readonly number[];
  readonly isOrdered: boolean;
  readonly errors: ImageUserError[];
}

/** Collects what is wrong with the input. */
class Checker {
  readonly errors: ImageUserError[] = [];
  readonly #kind: ImageKind;

  constructor(kind: ImageKind) {
    this.#kind = kind;
  }

  refuse(code: ImageErrorCode, ...path: (string | number)[]): void {
    this.errors.push(imageUserError(code, path.map(String)));
  }

  number(id: string, ...path: (string | number)[]): number {
    const key = keyOf(this.#kind, id) ?? '';
    if (/^\d{1,9}$/.test(key)) return Number(key);
    this.refuse('IMAGE_NOT_FOUND', ...path);
    return 0;
  }

  alt(raw: string, ...path: (string | number)[]): string {
    const alt = storedText(raw);
    if (alt === '') this.refuse('REQUIRED', ...path);
    else if (codePointLength(alt) > ALT_MAX) this.refuse('TOO_LONG', ...path);
    return alt;
  }
}

/** Checks everything before the first call: ids, texts, then files, one at a time (VAL-31, VAL-32). */
async function check(kind: ImageKind, input: SaveImagesInput): Promise<Changes | ImageUserError[]> {
  const checker = new Checker(kind);
  const additions = input.add ?? [];
  const remove = [...new Set((input.remove ?? []).map((id, index) => checker.number(id, 'remove', index)))];
  const alts = (input.alts ?? []).map(({ id, alt }, index) => ({
    id: checker.number(id, 'alts', index, 'id'),
    alt: checker.alt(alt, 'alts', index, 'alt'),
  }));
  const order = (input.order ?? []).map(({ id, added }, index) => {
    if (id != null && added == null) return { id: checker.number(id, 'order', index, 'id') };
    if (id == null && added != null && added >= 0 && added < additions.length) return { added };
    checker.refuse('INVALID_VALUE', 'order', index);
    return { added: 0 };
  });
  const texts = additions.map(({ alt }, index) => checker.alt(alt, 'add', index, 'alt'));
  const add: { image: WrittenImage; alt: string }[] = [];
  for (const [index, { file }] of additions.entries()) {
    const image = await rewriteImage(file, 'picture');
    if (typeof image === 'string') checker.refuse(image, 'add', index, 'file');
    else add.push({ image, alt: texts[index] ?? '' });
  }
  return checker.errors.length > 0 ? checker.errors : { remove, add, alts, order };
}

/**
 * Removes, adds, changes texts and orders, in this order and by one call each (one for each added image); an empty part makes none
 * (ENT-36). The first failure ends it. What was done till then is told, also when the outcome of the failed call is not known. Throws
 * UpstreamError when nothing was done and it is none of the user's making.
 */
export async function saveImages(rest: RestClient, kind: ImageKind, input: SaveImagesInput): Promise<SavedImages> {
  const removed: number[] = [];
  const added: WireImage[] = [];
  const changed: number[] = [];
  let isOrdered = false;
  const changes = await check(kind, input);
  if (Array.isArray(changes)) return { removed, added, changed, isOrdered, errors: changes };
  let path: string[] = [];
  try {
    if (changes.remove.length > 0) {
      path = ['remove'];
      await deleteImages(rest, kind, changes.remove);
      removed.push(...changes.remove);
    }
    for (const [index, { image, alt }] of changes.add.entries()) {
      path = ['add', String(index)];
      added.push(await postImage(rest, kind, image, alt));
    }
    if (changes.alts.length > 0) {
      path = ['alts'];
      await putAlts(rest, kind, changes.alts);
      changed.push(...changes.alts.map(({ id }) => id));
    }
    if (changes.order.length > 0) {
      path = ['order'];
      const ids = changes.order.map((place) => ('id' in place ? place.id : (added[place.added]?.id ?? 0)));
      await putOrder(rest, kind, ids);
      isOrdered = true;
    }
    return { removed, added, changed, isOrdered, errors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const isAnyDone = removed.length + added.length + changed.length > 0;
    const refusal = toImageUserError(error, path, isAnyDone);
    if (!refusal) throw error;
    return { removed, added, changed, isOrdered, errors: [refusal] };
  }
}
