import { storedLine } from '../../domain/storedText.ts';
import type { WireLogo } from '../contract/profile.ts';
import { fileUrl } from '../files/fileStore.ts';
import type { CheckedImage } from '../files/imageFile.ts';
import { removeUnusedFiles, storeUsedFile } from '../files/usedFiles.ts';
import type { ImageDeps } from '../images/changeImages.ts';
import { type PageAccount, requirePageAccess, withAgency } from '../pageOptimization/pageAccount.ts';

/** Sets or replaces the logo (RST-07) and stores the file unchanged. Throws 403 without a subscription. */
export async function setLogo(
  deps: ImageDeps,
  account: PageAccount,
  { image, fileName }: { readonly image: CheckedImage; readonly fileName: string },
): Promise<WireLogo> {
  requirePageAccess(account);
  const { file, name, before } = await withAgency(deps, account, async (trx, agency) => {
    const file = await storeUsedFile(trx, deps.folder, image);
    const name = nameOf(fileName) || `logo.${image.ending}`;
    await trx.updateTable('agencies').set({ logo_name: name, logo_file: file }).where('id', '=', agency.id).execute();
    return { file, name, before: agency.logo_file };
  });
  await removeUnusedFiles(deps.db, deps.folder, before === null ? [] : [before]);
  return { name, url: fileUrl(file) };
}

/** Removes the logo and its file; does nothing if there is none (RST-08). Throws 403 without a subscription. */
export async function removeLogo(deps: ImageDeps, account: PageAccount): Promise<void> {
  requirePageAccess(account);
  const before = await withAgency(deps, account, async (trx, agency) => {
    if (agency.logo_file === null) return null;
    await trx.updateTable('agencies').set({ logo_name: null, logo_file: null }).where('id', '=', agency.id).execute();
    return agency.logo_file;
  });
  await removeUnusedFiles(deps.db, deps.folder, before === null ? [] : [before]);
}

const LONGEST_NAME = 200;

/** The last segment of a path, truncated between code points. */
function nameOf(path: string): string {
  const name = storedLine(path.split(/[/\\]/).at(-1) ?? '');
  return Array.from(name).slice(0, LONGEST_NAME).join('');
}
