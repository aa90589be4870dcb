import type { Transaction } from 'kysely';
import { WEBHOOK_FAILING_LIMIT, WEBHOOK_RETRY_DELAYS } from '../../domain/webhooks.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { UNCLAIMED } from '../queue/lease.ts';
import { isSuccess, type CallOutcome } from './callWebhook.ts';
import type { ClaimedDelivery } from './claims.ts';

/** The status with which a receiver asks not to be called any more (Standard Webhooks). */
const GONE = 410;

/**
 * Stores the outcome of a claimed attempt: a 2xx delivers the event, anything else schedules a retry or gives it up. A
 * webhook is disabled by a 410, and when an event is given up after days without any success. Does nothing if the claim
 * was lost in the meantime.
 */
export async function recordAttempt(
  { db, clock }: Deps,
  { id, webhookId, claim }: ClaimedDelivery,
  outcome: CallOutcome,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const delivery = await trx
      .selectFrom('webhook_deliveries')
      .select(['attempt_count', 'attempts_left'])
      .where('id', '=', id)
      .where('claim', '=', claim)
      .forUpdate()
      .executeTakeFirst();
    if (delivery === undefined) return;
    const now = clock.now();
    const number = delivery.attempt_count + 1;
    const isDelivered = isSuccess(outcome);
    const delay = WEBHOOK_RETRY_DELAYS[number - 1];
    const attemptsLeft = delivery.attempts_left - 1;
    const isGivenUp = !isDelivered && (delay === undefined || attemptsLeft <= 0);
    await trx
      .insertInto('webhook_attempts')
      .values({ delivery_id: id, number, at: now, ...outcome })
      .execute();
    await trx
      .updateTable('webhook_deliveries')
      .set({
        status: isDelivered ? 'delivered' : isGivenUp ? 'failed' : 'pending',
        attempt_count: number,
        attempts_left: attemptsLeft,
        next_attempt_at: isDelivered || isGivenUp ? null : new Date(now.getTime() + (delay ?? 0)),
        ...UNCLAIMED,
      })
      .where('id', '=', id)
      .execute();
    if (isDelivered) await noteSuccess(trx, webhookId);
    else await noteFailure(trx, webhookId, { now, isGivenUp, isGone: outcome.status === GONE });
  });
}

async function noteSuccess(trx: Transaction<Database>, webhookId: string): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute();
}

async function noteFailure(
  trx: Transaction<Database>,
  webhookId: string,
  { now, isGivenUp, isGone }: { readonly now: Date; readonly isGivenUp: boolean; readonly isGone: boolean },
): Promise<void> {
  const webhook = await trx
    .selectFrom('webhooks')
    .select(['failing_since', 'disabled_at'])
    .where('id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst();
  if (webhook === undefined) return;
  const since = webhook.failing_since ?? now;
  const isHopeless = isGone || (isGivenUp && now.getTime() - since.getTime() >= WEBHOOK_FAILING_LIMIT);
  await trx
    .updateTable('webhooks')
    .set({ failing_since: since, disabled_at: webhook.disabled_at ?? (isHopeless ? now : null) })
    .where('id', '=', webhookId)
    .execute();
}
