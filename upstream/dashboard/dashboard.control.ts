import type { Deps } from '../db/deps.ts';
import type { PassedExamsTable } from '../db/tables/scores.ts';
import { transact } from '../db/transact.ts';
import { rescore } from './score.ts';

/** Sets whether the account has passed an exam (O-10), and updates the score. */
export async function setExam(
  { db, clock }: Deps,
  accountId: string,
  { exam, isPassed }: { readonly exam: PassedExamsTable['exam']; readonly isPassed: boolean },
): Promise<void> {
  const now = clock.now();
  await transact(db, async (trx) => {
    if (isPassed) {
      await trx
        .insertInto('passed_exams')
        .values({ account_id: accountId, exam, passed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await trx.deleteFrom('passed_exams').where('account_id', '=', accountId).where('exam', '=', exam).execute();
    }
    await rescore(trx, accountId, now);
  });
}
