import { sql } from 'kysely';
import type { Deps } from '../db/deps.ts';
import { isUnclaimed, leaseTo } from '../queue/lease.ts';
import { CALL_DEADLINE } from './callWebhook.ts';
import { includesEvent } from './payloads.ts';

/** Maximum number of due deliveries found for one webhook at once. */
const MOST_OF_ONE = 4;

/** Milliseconds after which a sender that has claimed a delivery counts as dead. */
const CLAIM_TIME = CALL_DEADLINE + 5_000;

/** Enough candidates to use all concurrent attempts of a process. */
const MOST_CANDIDATES = 200;

/** A delivery that is due for an attempt. */
export interface DueDelivery {
  readonly id: string;
  readonly webhookId: string;
  /** Whether the webhook's last attempt failed. */
  readonly isFailing: boolean;
}

/** A delivery claimed for one attempt, with what to send. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly claim: string;
  readonly eventId: string;
  readonly url: string;
  readonly body: string;
  /** The newest first. */
  readonly secrets: readonly string[];
  /** Whether the account may still receive the event: its plan may have ended since. */
  readonly isIncluded: boolean;
}

/**
 * Finds deliveries that are due, at most four per webhook and none of `busy` webhooks; those of healthy webhooks come
 * first. A lead's next event waits until the one before it has been delivered or given up. Each lead is looked up in its
 * index: without statistics, which the embedded database does not collect, `not exists` would compare all pending
 * deliveries with each other.
 */
export async function findDue({ db, clock }: Deps, busy: readonly string[] = []): Promise<DueDelivery[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: string; webhook_id: string; is_failing: boolean }>`
    select due.id, webhooks.id as webhook_id, webhooks.failing_since is not null as is_failing
    from webhooks
    cross join lateral (
      select id, position
      from webhook_deliveries as delivery
      where webhook_id = webhooks.id
        and status = 'pending'
        and next_attempt_at <= ${now}
        and ${isUnclaimed('delivery')}
        and (delivery.lead_id is null or position = (
          select position from webhook_deliveries as earliest
          where earliest.webhook_id = delivery.webhook_id
            and earliest.lead_id = delivery.lead_id
            and earliest.status = 'pending'
          order by position
          limit 1
        ))
      order by position
      limit ${MOST_OF_ONE}
    ) as due
    where not webhooks.is_paused and webhooks.disabled_at is null
      and webhooks.id <> all(${busy}::uuid[])
    order by is_failing, due.position
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows.map((row) => ({ id: row.id, webhookId: row.webhook_id, isFailing: row.is_failing }));
}

/** Claims a delivery for an attempt by `sender`; null if another sender was faster, or it is no longer due. */
export async function claimDelivery({ db, clock }: Deps, id: string, sender: string): Promise<ClaimedDelivery | null> {
  const lease = leaseTo(sender, CLAIM_TIME);
  const row = await db
    .updateTable('webhook_deliveries as delivery')
    .from(['webhooks', 'webhook_events', 'accounts'])
    .set(lease)
    .where('delivery.id', '=', id)
    .where('delivery.status', '=', 'pending')
    // Another sender may have tried in the meantime, and failed.
    .where('delivery.next_attempt_at', '<=', clock.now())
    .where(isUnclaimed('delivery'))
    .whereRef('webhooks.id', '=', 'delivery.webhook_id')
    .where('webhooks.is_paused', '=', false)
    .where('webhooks.disabled_at', 'is', null)
    .whereRef('webhook_events.id', '=', 'delivery.event_id')
    .whereRef('accounts.id', '=', 'webhooks.account_id')
    .returning([
      'delivery.id',
      'delivery.webhook_id',
      'delivery.event_id',
      'webhooks.url',
      'webhooks.secret',
      'webhooks.previous_secret',
      'webhooks.previous_secret_until',
      'webhook_events.body',
      'webhook_events.type',
      'accounts.subscription_status',
      'accounts.roles',
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const isOverlap = row.previous_secret_until !== null && row.previous_secret_until > clock.now();
  return {
    id: row.id,
    webhookId: row.webhook_id,
    claim: lease.claim,
    eventId: row.event_id,
    url: row.url,
    body: row.body,
    secrets: [row.secret, ...(isOverlap && row.previous_secret !== null ? [row.previous_secret] : [])],
    isIncluded: row.type === null || includesEvent(row, row.type),
  };
}
