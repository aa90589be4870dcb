import type { Static } from 'typebox';
import { mayChat } from '../../domain/tariffs.ts';
import type { listLeadEvents } from '../contract/leads.ts';
import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { waitForChanges } from './leadChange.ts';
import { changedFrom } from './leadFilter.ts';
import { keysOf, segmentsOf } from './leadOrder.ts';
import { rowsOf } from './leadRows.ts';
import { leadToWire } from './leadWire.ts';
import type { LeadAccount } from './leadAnswers.ts';

type LeadEvents = Static<(typeof listLeadEvents.responses)[200]>;

/**
 * The leads of an account that changed after `after`, oldest change first, each in its current state. Without `after`,
 * returns only the current position. Ends before the current millisecond and waits for changes in progress, so that a
 * reader that continues after the last change misses none.
 */
export async function readLeadEvents(
  { db, clock }: Deps,
  account: LeadAccount,
  { after, limit }: { readonly after?: string; readonly limit: number },
): Promise<LeadEvents> {
  return await transact(db, async (trx) => {
    await waitForChanges(trx, account.id);
    const now = clock.now();
    const serverTs = new Date(now.getTime() - 1).toISOString();
    const [order] = segmentsOf('updated', now);
    if (after === undefined) return { leads: [], serverTs };
    const leadsOfAccount = trx.selectFrom('leads').where('leads.account_id', '=', account.id);
    const ids = keysOf(changedFrom(leadsOfAccount, new Date(after), now), order)
      .where('keys.at', '>', new Date(after))
      .select('keys.id')
      .orderBy('keys.at', order.direction)
      .fetch(limit, 'with ties');
    const rows = await rowsOf(trx, ids, order);
    const leads = rows.map((row) => leadToWire(row, now, mayChat(account.subscriptionStatus)));
    // A full page may end before the current position.
    return { leads, serverTs: leads.length < limit ? serverTs : (leads.at(-1)?.updatedAt ?? serverTs) };
  });
}
