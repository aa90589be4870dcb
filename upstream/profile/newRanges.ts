import { indexCatalogue } from '../../domain/profile/catalogueIndex.ts';
import { checkSelection } from '../../domain/profile/selections.ts';
import { faultAt } from '../../domain/profile/profile.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import type { WireNewRanges } from '../contract/profile.ts';
import type { Deps } from '../db/deps.ts';
import { invalidFields } from '../http/apiError.ts';
import { type PageAccount, requirePageAccess, withAgency } from '../pageOptimization/pageAccount.ts';
import { toField } from './saveProfile.ts';

/** Budget and duration ranges of the account's agency (RST-09), the same as in its profile. */
export async function readNewRanges({ db }: Deps, account: Pick<PageAccount, 'id'>): Promise<WireNewRanges> {
  const agency = await db
    .selectFrom('agencies')
    .select(['budgets', 'project_durations'])
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return { budgets: agency?.budgets ?? [], projectDurations: agency?.project_durations ?? [] };
}

/**
 * Stores the selected ranges (RST-10). Throws 403 without a subscription, and 422 for an unknown range or, on a
 * published profile, for no range at all (VAL-24).
 */
export async function storeNewRanges(deps: Deps, account: PageAccount, chosen: WireNewRanges): Promise<WireNewRanges> {
  requirePageAccess(account);
  const budgets = [...new Set(chosen.budgets)];
  const projectDurations = [...new Set(chosen.projectDurations)];
  return await withAgency(deps, account, async (trx, agency) => {
    const { ids } = indexCatalogue(await readCatalogue(trx, 'en'));
    const isPublished = agency.published_at !== null;
    const faults = [
      ...faultAt('budgets', checkSelection(budgets, ids.budgets, null)),
      ...faultAt('projectDurations', checkSelection(projectDurations, ids.projectDurations, null)),
    ].filter(({ code }) => isPublished || code === 'INVALID_VALUE');
    if (faults.length > 0) throw invalidFields(...faults.map(toField));
    await trx
      .updateTable('agencies')
      .set({ budgets, project_durations: projectDurations })
      .where('id', '=', agency.id)
      .execute();
    return { budgets, projectDurations };
  });
}
