import { WEBHOOK_SECRET_OVERLAP, WEBHOOK_SECRET_RETRY } from '../../domain/webhooks.ts';
import type { WireWebhook } from '../contract/webhooks.ts';
import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { newSecret } from './signature.ts';
import { oneToWire, webhookNotFound } from './webhooks.ts';

/**
 * Replaces the secret. For 24 hours, deliveries are signed with the old secret too, but no longer with any older one.
 * Repeated within ten minutes, it replaces only the new secret, which the owner may never have seen. Throws 404.
 */
export async function rotateSecret(
  { db, clock }: Deps,
  accountId: string,
  id: string,
): Promise<{ secret: string; webhook: WireWebhook }> {
  const secret = newSecret();
  return await transact(db, async (trx) => {
    const before = await trx
      .selectFrom('webhooks')
      .select(['secret', 'previous_secret_until'])
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (before === undefined) throw webhookNotFound();
    const now = clock.now();
    const until = new Date(now.getTime() + WEBHOOK_SECRET_OVERLAP);
    const left = before.previous_secret_until === null ? 0 : before.previous_secret_until.getTime() - now.getTime();
    const isRetry = left > WEBHOOK_SECRET_OVERLAP - WEBHOOK_SECRET_RETRY;
    const row = await trx
      .updateTable('webhooks')
      .set({ secret, ...(isRetry ? {} : { previous_secret: before.secret, previous_secret_until: until }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { secret, webhook: await oneToWire(trx, now, row) };
  });
}
