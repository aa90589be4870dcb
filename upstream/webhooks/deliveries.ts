import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WebhookEvent } from '../../domain/webhooks.ts';
import type { WireWebhookDelivery } from '../contract/webhooks.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import type { WebhookDeliveriesTable } from '../db/tables/webhooks.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/apiError.ts';
import { bodyOf } from './payloads.ts';
import { storeEvent } from './recordEvent.ts';
import { webhookNotFound } from './webhooks.ts';

type DeliveryRow = Selectable<WebhookDeliveriesTable> & { readonly type: WebhookEvent | null };

/** Maximum number of attempts listed for a delivery. */
const SHOWN_ATTEMPTS = 20;

/** One page of a webhook's delivery log, newest first. Throws 404. */
export async function listDeliveries(
  { db }: Deps,
  accountId: string,
  webhookId: string,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
): Promise<{ count: number; deliveries: WireWebhookDelivery[] }> {
  await findWebhook(db, accountId, webhookId);
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow();
  const rows = await selectDeliveries(db, accountId)
    .where('webhook_deliveries.webhook_id', '=', webhookId)
    .orderBy('position', 'desc')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { count, deliveries: await toWire(db, rows) };
}

/** One delivery. Throws 404. */
export async function getDelivery({ db }: Deps, accountId: string, id: string): Promise<WireWebhookDelivery> {
  const rows = await selectDeliveries(db, accountId).where('webhook_deliveries.id', '=', id).execute();
  const [delivery] = await toWire(db, rows);
  if (delivery === undefined) throw new ApiError(404, 'DELIVERY_NOT_FOUND', 'There is no such delivery.');
  return delivery;
}

/** Sends a test event, without retries. Throws 404; 409 while the webhook is paused or disabled. */
export async function sendTest(deps: Deps, accountId: string, webhookId: string): Promise<WireWebhookDelivery> {
  const { db, clock } = deps;
  const id = await transact(db, async (trx) => {
    requireOn(await lockWebhook(trx, accountId, webhookId));
    const at = clock.now();
    const body = bodyOf('webhook.test', at, {});
    const event = { accountId, at, type: null, leadId: null, body, webhookIds: [webhookId] };
    const [deliveryId = ''] = await storeEvent(trx, { ...event, attemptsLeft: 1 });
    return deliveryId;
  });
  return await getDelivery(deps, accountId, id);
}

/**
 * Sends a pending delivery now rather than at its scheduled time, and a finished one once more, without retries. Throws
 * 404; 409 while the webhook is paused or disabled.
 */
export async function redeliver(deps: Deps, accountId: string, id: string): Promise<WireWebhookDelivery> {
  const { webhookId, status } = await getDelivery(deps, accountId, id);
  requireOn(await findWebhook(deps.db, accountId, webhookId));
  await deps.db
    .updateTable('webhook_deliveries')
    .set({
      status: 'pending',
      next_attempt_at: deps.clock.now(),
      ...(status === 'pending' ? {} : { attempts_left: 1 }),
    })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute();
  return await getDelivery(deps, accountId, id);
}

async function findWebhook(db: Kysely<Database>, accountId: string, id: string) {
  const webhook = await selectWebhook(db, accountId, id).executeTakeFirst();
  if (webhook === undefined) throw webhookNotFound();
  return webhook;
}

/** As `findWebhook`, and prevents it from being deleted before the transaction ends. */
async function lockWebhook(trx: Transaction<Database>, accountId: string, id: string) {
  const webhook = await selectWebhook(trx, accountId, id).forKeyShare().executeTakeFirst();
  if (webhook === undefined) throw webhookNotFound();
  return webhook;
}

function selectWebhook(db: Kysely<Database>, accountId: string, id: string) {
  return db
    .selectFrom('webhooks')
    .select(['is_paused', 'disabled_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId);
}

function requireOn(webhook: { readonly is_paused: boolean; readonly disabled_at: Date | null }): void {
  if (webhook.is_paused || webhook.disabled_at !== null) {
    throw new ApiError(409, 'WEBHOOK_OFF', 'This webhook is paused or disabled.');
  }
}

function selectDeliveries(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select('webhook_events.type')
    .where('webhook_events.account_id', '=', accountId);
}

async function toWire(db: Kysely<Database>, rows: readonly DeliveryRow[]): Promise<WireWebhookDelivery[]> {
  if (rows.length === 0) return [];
  const attempts = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where(
      'delivery_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    event: row.type,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    attempts: attempts
      .filter(({ delivery_id: id }) => id === row.id)
      .slice(-SHOWN_ATTEMPTS)
      .map(({ at, status, error, duration }) => ({ at: at.toISOString(), status, error, duration })),
    attemptCount: row.attempt_count,
  }));
}
