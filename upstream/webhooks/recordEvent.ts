import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { WEBHOOK_ATTEMPTS, type WebhookEvent } from '../../domain/webhooks.ts';
import { lockFor } from '../db/lockFor.ts';
import type { Database } from '../db/tables.ts';
import { UNCLAIMED } from '../queue/lease.ts';
import { bodyOf, dataOf, type Happening } from './payloads.ts';

/**
 * Puts an event into the outbox of each of the account's webhooks that subscribe to it. Call it in the transaction of
 * the change, after all its writes, so that exactly the committed changes are sent. `at` is when it happened.
 */
export async function recordEvent(
  trx: Transaction<Database>,
  accountId: string,
  at: Date,
  happening: Happening,
): Promise<void> {
  const webhooks = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_paused', '=', false)
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`${happening.type}::text = any(events)`)
    // So that none is deleted before its delivery is inserted.
    .forKeyShare()
    .execute();
  if (webhooks.length === 0) return;
  const data = await dataOf(trx, accountId, happening);
  if (data === null) return;
  const { type, leadId } = happening;
  await storeEvent(trx, {
    accountId,
    at,
    type,
    leadId,
    body: bodyOf(type, at, data),
    webhookIds: webhooks.map(({ id }) => id),
  });
}

/** Stores an event with a delivery for each webhook, due immediately. Returns the ids of the deliveries. */
export async function storeEvent(
  trx: Transaction<Database>,
  event: {
    readonly accountId: string;
    readonly at: Date;
    readonly type: WebhookEvent | null;
    readonly leadId: string | null;
    readonly body: string;
    readonly webhookIds: readonly string[];
    /** Attempts before it is given up. Default: the whole retry schedule. */
    readonly attemptsLeft?: number;
  },
): Promise<string[]> {
  const { accountId, at, type, leadId, body, webhookIds, attemptsLeft = WEBHOOK_ATTEMPTS } = event;
  if (leadId !== null) {
    // Positions are assigned before the commit. Without the lock, a later one could be committed and sent first.
    await lockFor(trx, `webhooks of lead ${leadId}`);
  }
  const eventId = randomUUID();
  await trx
    .insertInto('webhook_events')
    .values({ id: eventId, account_id: accountId, type, body, created_at: at })
    .execute();
  const rows = webhookIds.map((webhookId) => ({
    id: randomUUID(),
    webhook_id: webhookId,
    event_id: eventId,
    lead_id: leadId,
    attempts_left: attemptsLeft,
    created_at: at,
    next_attempt_at: at,
    ...UNCLAIMED,
  }));
  await trx.insertInto('webhook_deliveries').values(rows).execute();
  return rows.map(({ id }) => id);
}
