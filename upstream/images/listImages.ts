import type { WireImage } from '../contract/images.ts';
import type { Deps } from '../db/deps.ts';
import type { AgencyImagesTable } from '../db/tables/agencies.ts';
import { fileUrl } from '../files/fileStore.ts';
import type { PageAccount } from '../pageOptimization/pageAccount.ts';

/** Awards and client logos of the account's agency, each kind in order (RST-11, RST-16, RST-20). */
export async function listImages(
  { db }: Deps,
  account: Pick<PageAccount, 'id'>,
): Promise<Record<AgencyImagesTable['kind'], WireImage[]>> {
  const rows = await db
    .selectFrom('agency_images')
    .innerJoin('agencies', 'agencies.id', 'agency_images.agency_id')
    .select(['agency_images.id', 'kind', 'alt', 'file'])
    .where('agencies.account_id', '=', account.id)
    .orderBy('position')
    .orderBy('agency_images.id')
    .execute();
  const of = (wanted: AgencyImagesTable['kind']) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, alt, file }) => ({ id, alt, url: fileUrl(file) }));
  return { award: of('award'), logotype: of('logotype') };
}
