import { checkAlt, IMAGES_MAX } from '../../domain/profile/images.ts';
import { storedLine } from '../../domain/storedText.ts';
import type { WireImage } from '../contract/images.ts';
import type { Deps } from '../db/deps.ts';
import type { AgencyImagesTable } from '../db/tables/agencies.ts';
import { fileUrl } from '../files/fileStore.ts';
import type { CheckedImage } from '../files/imageFile.ts';
import { removeUnusedFiles, storeUsedFile } from '../files/usedFiles.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { fieldError } from '../http/fieldError.ts';
import { inNewOrder } from '../pageOptimization/order.ts';
import { type PageAccount, requirePageAccess, withAgency } from '../pageOptimization/pageAccount.ts';
import { listImages } from './listImages.ts';

type Kind = AgencyImagesTable['kind'];

/** Dependencies for changing images, including the folder of stored files. */
export interface ImageDeps extends Deps {
  readonly folder: string;
}

/**
 * Appends an image to its kind (RST-17, RST-21) and stores the file unchanged. Throws 403 without a subscription, 422
 * for an invalid alternative text and 409 when the list is full.
 */
export async function addImage(
  deps: ImageDeps,
  account: PageAccount,
  kind: Kind,
  { image, alt }: { readonly image: CheckedImage; readonly alt: string },
): Promise<WireImage> {
  requirePageAccess(account);
  requireAlts([['alt', alt]]);
  return await withAgency(deps, account, async (trx, agency) => {
    const { count, last } = await trx
      .selectFrom('agency_images')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
      .where('agency_id', '=', agency.id)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    if (count >= IMAGES_MAX)
      throw new ApiError(409, 'TOO_MANY_IMAGES', `A list can have at most ${IMAGES_MAX} images.`);
    const file = await storeUsedFile(trx, deps.folder, image);
    const added = await trx
      .insertInto('agency_images')
      .values({ agency_id: agency.id, kind, position: (last ?? -1) + 1, alt: storedLine(alt), file })
      .returning(['id', 'alt'])
      .executeTakeFirstOrThrow();
    return { ...added, url: fileUrl(file) };
  });
}

/** Changes alternative texts, all or none (RST-18, RST-22). Throws 403, 404 for an unknown image, 422. */
export async function changeAlts(
  deps: Deps,
  account: PageAccount,
  kind: Kind,
  changes: readonly Pick<WireImage, 'id' | 'alt'>[],
): Promise<WireImage[]> {
  requirePageAccess(account);
  requireAlts(changes.map(({ alt }, index) => [`[${index}].alt`, alt]));
  return await withAgency(deps, account, async (trx, agency) => {
    for (const { id, alt } of changes) {
      const changed = await trx
        .updateTable('agency_images')
        .set({ alt: storedLine(alt) })
        .where('id', '=', id)
        .where('agency_id', '=', agency.id)
        .where('kind', '=', kind)
        .returning('id')
        .executeTakeFirst();
      if (changed === undefined) throw imageNotFound();
    }
    return (await listImages({ ...deps, db: trx }, account))[kind];
  });
}

/**
 * Puts the given images into a new order; all others keep their places (EXT-16). Throws 403, 404 for an unknown image.
 */
export async function orderImages(
  deps: Deps,
  account: PageAccount,
  kind: Kind,
  ids: readonly number[],
): Promise<WireImage[]> {
  requirePageAccess(account);
  return await withAgency(deps, account, async (trx, agency) => {
    const images = await trx
      .selectFrom('agency_images')
      .select(['id', 'position'])
      .where('agency_id', '=', agency.id)
      .where('kind', '=', kind)
      .execute();
    const moved = inNewOrder(images, ids);
    if (moved === undefined) throw imageNotFound();
    for (const { id, position } of moved) {
      await trx.updateTable('agency_images').set({ position }).where('id', '=', id).execute();
    }
    return (await listImages({ ...deps, db: trx }, account))[kind];
  });
}

/** Removes images and their files, all or none (RST-19, RST-23). Throws 403, and 404 for an unknown image. */
export async function removeImages(
  deps: ImageDeps,
  account: PageAccount,
  kind: Kind,
  ids: readonly number[],
): Promise<void> {
  requirePageAccess(account);
  const wanted = [...new Set(ids)];
  const files = await withAgency(deps, account, async (trx, agency) => {
    const removed = await trx
      .deleteFrom('agency_images')
      .where('id', 'in', wanted)
      .where('agency_id', '=', agency.id)
      .where('kind', '=', kind)
      .returning('file')
      .execute();
    if (removed.length < wanted.length) throw imageNotFound();
    return removed.map(({ file }) => file);
  });
  await removeUnusedFiles(deps.db, deps.folder, files);
}

function requireAlts(alts: readonly (readonly [path: string, alt: string])[]): void {
  const refused = alts.flatMap(([path, alt]) => {
    const verdict = checkAlt(alt);
    return verdict === null ? [] : [fieldError(path, verdict.code, verdict.params)];
  });
  if (refused.length > 0) throw invalidFields(...refused);
}

function imageNotFound(): ApiError {
  return new ApiError(404, 'IMAGE_NOT_FOUND', 'There is no such image.');
}
