import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/apiError.ts';
import { rescore } from './score.ts';

/**
 * Starts the audit of the website of the account's newest project, and updates the score. Throws 409 without a project.
 */
export async function startSiteAudit({ db, clock }: Deps, accountId: string): Promise<void> {
  await transact(db, async (trx) => {
    const { project } = await rescore(trx, accountId, clock.now());
    if (project === null) throw new ApiError(409, 'NO_PROJECT', 'The account has no project.');
    await trx
      .updateTable('score_projects')
      .set({ has_site_audit: true })
      .where('account_id', '=', accountId)
      .where('domain', '=', project.domain)
      .execute();
    await rescore(trx, accountId, clock.now());
  });
}
