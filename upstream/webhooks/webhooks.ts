import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import {
  checkWebhook,
  normalizeWebhookUrl,
  WEBHOOK_SECRET_RETRY,
  WEBHOOKS_MAX,
  type WebhookError,
  type WebhookEvent,
} from '../../domain/webhooks.ts';
import type { WireFieldError } from '../contract/call.ts';
import type { WireWebhook } from '../contract/webhooks.ts';
import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { lockFor } from '../db/lockFor.ts';
import type { Database } from '../db/tables.ts';
import type { WebhooksTable } from '../db/tables/webhooks.ts';
import { transact } from '../db/transact.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { isPublicHost } from './publicAddress.ts';
import { newSecret } from './signature.ts';

export interface WebhookDeps extends Deps {
  readonly webhookAllowPrivate: boolean;
}

export interface WebhookInput {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

type WebhookRow = Selectable<WebhooksTable>;

/** The period that `recent` covers, in milliseconds. */
const RECENT = 7 * DAY;

/** The account's webhooks, oldest first (EXT-23). */
export async function listWebhooks({ db, clock }: Deps, accountId: string): Promise<WireWebhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return await toWire(db, clock.now(), rows);
}

/**
 * Creates a webhook. Returns its secret. Repeated within ten minutes, it returns the same one, because the owner may not
 * have received the response. Throws 409 beyond 10, 422 with fields.
 */
export async function createWebhook(
  deps: WebhookDeps,
  accountId: string,
  input: WebhookInput,
): Promise<{ secret: string; webhook: WireWebhook }> {
  const values = toValues(input, deps.webhookAllowPrivate);
  const secret = newSecret();
  return await transact(deps.db, async (trx) => {
    await lockFor(trx, `webhooks of account ${accountId}`);
    const now = deps.clock.now();
    const own = await trx.selectFrom('webhooks').selectAll().where('account_id', '=', accountId).execute();
    const made = own.find((row) => isRetryOf(row, values, now));
    if (made) return { secret: made.secret, webhook: await oneToWire(trx, now, made) };
    if (own.length >= WEBHOOKS_MAX) {
      throw new ApiError(409, 'TOO_MANY_WEBHOOKS', `An account can have at most ${WEBHOOKS_MAX} webhooks.`);
    }
    const row = await trx
      .insertInto('webhooks')
      .values({
        ...values,
        id: randomUUID(),
        account_id: accountId,
        secret,
        previous_secret: null,
        previous_secret_until: null,
        failing_since: null,
        disabled_at: null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { secret, webhook: await oneToWire(trx, now, row) };
  });
}

/** Whether a webhook was created minutes ago with the same values, and has not been changed since. */
function isRetryOf(row: WebhookRow, { url, events }: Pick<WebhookRow, 'url' | 'events'>, now: Date): boolean {
  return (
    row.created_at.getTime() > now.getTime() - WEBHOOK_SECRET_RETRY &&
    row.url === url &&
    row.events.toSorted().join() === events.toSorted().join() &&
    row.previous_secret === null &&
    !row.is_paused &&
    row.disabled_at === null
  );
}

/**
 * Changes a webhook. Starts a disabled one again, unless it is paused; its pending deliveries are then due at once.
 * Throws 404, 422 with fields.
 */
export async function changeWebhook(
  deps: WebhookDeps,
  accountId: string,
  id: string,
  { isPaused, ...input }: WebhookInput & { readonly isPaused: boolean },
): Promise<WireWebhook> {
  const values = toValues(input, deps.webhookAllowPrivate);
  return await transact(deps.db, async (trx) => {
    // Locked before its deliveries, as when an attempt is recorded.
    const before = await trx
      .selectFrom('webhooks')
      .select(['url', 'is_paused', 'disabled_at'])
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (before === undefined) throw webhookNotFound();
    const now = deps.clock.now();
    const isStarted = !isPaused && (before.is_paused || before.disabled_at !== null);
    // The failures of an old address say nothing about the new one.
    const isNew = !isPaused && before.url !== values.url;
    const row = await trx
      .updateTable('webhooks')
      .set({
        ...values,
        is_paused: isPaused,
        ...(isStarted ? { disabled_at: null } : {}),
        ...(isStarted || isNew ? { failing_since: null } : {}),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isStarted || isNew) {
      await trx
        .updateTable('webhook_deliveries')
        .set({ next_attempt_at: now })
        .where('webhook_id', '=', id)
        .where('status', '=', 'pending')
        .where('next_attempt_at', '>', now)
        .execute();
    }
    return await oneToWire(trx, now, row);
  });
}

/** Deletes a webhook with its log; pending deliveries are not sent. Throws 404. */
export async function deleteWebhook({ db }: Deps, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw webhookNotFound();
}

export function webhookNotFound(): ApiError {
  return new ApiError(404, 'WEBHOOK_NOT_FOUND', 'There is no such webhook.');
}

const MESSAGES: Readonly<Record<WebhookError['code'], string>> = {
  urlRequired: 'Enter the URL to call.',
  urlFormat: 'This is not an http or https address without user and password.',
  urlMaxLength: 'The address is too long.',
  eventsRequired: 'Choose at least one event.',
};

function toValues({ url, events }: WebhookInput, allowPrivate: boolean): Pick<WebhookRow, 'url' | 'events'> {
  const refused: WireFieldError[] = checkWebhook({ url, events }).map(({ path, code }) => ({
    path,
    code,
    message: MESSAGES[code],
  }));
  if (refused.length > 0) throw invalidFields(...refused);
  const target = new URL(normalizeWebhookUrl(url));
  if (!allowPrivate) {
    if (target.protocol !== 'https:') {
      throw invalidFields({ path: 'url', code: 'urlHttps', message: 'The URL must start with https.' });
    }
    if (!isPublicHost(target)) {
      throw invalidFields({ path: 'url', code: 'urlPrivate', message: 'This address is not on the public internet.' });
    }
  }
  return { url: target.href, events: [...new Set(events)] };
}

/** The webhook of a row. */
export async function oneToWire(db: Kysely<Database>, now: Date, row: WebhookRow): Promise<WireWebhook> {
  const [webhook] = await toWire(db, now, [row]);
  if (webhook === undefined) throw new RangeError('One row is one webhook.');
  return webhook;
}

async function toWire(db: Kysely<Database>, now: Date, rows: readonly WebhookRow[]): Promise<WireWebhook[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', 'status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      'webhook_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('created_at', '>', new Date(now.getTime() - RECENT))
    .groupBy(['webhook_id', 'status'])
    .execute();
  return rows.map((row) => {
    const own = counts.filter(({ webhook_id: id }) => id === row.id);
    const isOverlap = row.previous_secret_until !== null && row.previous_secret_until > now;
    return {
      id: row.id,
      url: row.url,
      events: row.events,
      status: row.is_paused ? 'paused' : row.disabled_at === null ? 'enabled' : 'disabled',
      createdAt: row.created_at.toISOString(),
      failingSince: row.failing_since?.toISOString() ?? null,
      disabledAt: row.disabled_at?.toISOString() ?? null,
      previousSecretExpiresAt: isOverlap ? (row.previous_secret_until?.toISOString() ?? null) : null,
      recent: {
        events: own.reduce((sum, { count }) => sum + count, 0),
        delivered: own.find(({ status }) => status === 'delivered')?.count ?? 0,
      },
    };
  });
}
