import type { Selectable } from 'kysely';
import { WEBHOOK_FAILING_LIMIT, WEBHOOK_RETRY_DELAYS } from '../../domain/webhooks.ts';
import type { Deps } from '../db/deps.ts';
import type { WebhooksTable } from '../db/tables/webhooks.ts';
import { transact } from '../db/transact.ts';
import { UNCLAIMED } from '../queue/lease.ts';
import { isSuccess, type CallOutcome } from './callWebhook.ts';
import type { ClaimedDelivery } from './claims.ts';

/** The status with which a receiver asks not to be called any more (Standard Webhooks). */
const GONE = 410;

/**
 * Stores the outcome of a claimed attempt: a 2xx delivers the event, anything else schedules a retry or gives it up. A
 * webhook is disabled by a 410, and when an event is given up after days without any success. A failure at an address that
 * was replaced meanwhile only schedules an attempt at the new one, at once. Does nothing if the claim was lost in the
 * meantime.
 */
export async function recordAttempt(
  { db, clock }: Deps,
  { id, webhookId, claim, url }: ClaimedDelivery,
  outcome: CallOutcome,
): Promise<void> {
  await transact(db, async (trx) => {
    // Locked before the delivery, as when a webhook is deleted with its deliveries, to prevent deadlocks.
    const webhook = await trx
      .selectFrom('webhooks')
      .select(['url', 'failing_since', 'disabled_at'])
      .where('id', '=', webhookId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (webhook === undefined) return;
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
    const isOutdated = !isDelivered && webhook.url !== url;
    const delay = isOutdated ? 0 : WEBHOOK_RETRY_DELAYS[number - 1];
    const attemptsLeft = isOutdated ? delivery.attempts_left : delivery.attempts_left - 1;
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
    if (isOutdated || (isDelivered && webhook.failing_since === null)) return;
    const state = isDelivered
      ? { failing_since: null }
      : failedState(webhook, { now, isGivenUp, isGone: outcome.status === GONE });
    await trx.updateTable('webhooks').set(state).where('id', '=', webhookId).execute();
  });
}

/** Ends a claimed delivery without an attempt. It can be sent again by its owner. */
export async function giveUp({ db }: Deps, { id, claim }: ClaimedDelivery): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', next_attempt_at: null, ...UNCLAIMED })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

type WebhookState = Pick<Selectable<WebhooksTable>, 'failing_since' | 'disabled_at'>;

/** The state of a webhook after a failed attempt. */
function failedState(
  { failing_since, disabled_at }: WebhookState,
  { now, isGivenUp, isGone }: { readonly now: Date; readonly isGivenUp: boolean; readonly isGone: boolean },
): WebhookState {
  const since = failing_since ?? now;
  const isHopeless = isGone || (isGivenUp && now.getTime() - since.getTime() >= WEBHOOK_FAILING_LIMIT);
  return { failing_since: since, disabled_at: disabled_at ?? (isHopeless ? now : null) };
}
