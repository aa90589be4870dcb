import { expect } from 'vitest';
import type { WireWebhookDelivery } from '../../contract/webhooks.ts';
import { insertAccount, insertLead } from '../../db/testing/testRows.ts';
import { settableClock, type SettableClock } from '../../db/clock.ts';
import type { Deps } from '../../db/deps.ts';
import { transact } from '../../db/transact.ts';
import type { RequestAccount } from '../../http/route.ts';
import { webhookCaller } from '../callWebhook.ts';
import { listDeliveries } from '../deliveries.ts';
import type { Happening } from '../payloads.ts';
import { recordEvent } from '../recordEvent.ts';
import { startWebhookSender, type WebhookSender } from '../sender.ts';
import { createWebhook } from '../webhooks.ts';

export interface Outbox extends Deps {
  readonly clock: SettableClock;
  readonly account: RequestAccount;
  /** Creates a webhook for all events; returns its id and secret. */
  add(url: string): Promise<{ id: string; secret: string }>;
  /** Inserts a lead and records that it was received. Returns its id. */
  receiveLead(): Promise<string>;
  record(happening: Happening): Promise<void>;
  /** A webhook's log, newest first. */
  log(webhookId: string): Promise<WireWebhookDelivery[]>;
  /** Waits until the webhook has had this many attempts in total. */
  settled(webhookId: string, attempts: number): Promise<void>;
  /** Starts a sender that checks for deliveries constantly and has a short deadline. */
  send(options?: { readonly name?: string; readonly deadline?: number }): Promise<WebhookSender>;
}

/** A new account with a settable clock, for tests of the outbox. */
export async function testOutbox(db: Deps['db']): Promise<Outbox> {
  const clock = settableClock(new Date('2026-11-21T10:00:00Z'));
  const deps = { db, clock };
  const account = await insertAccount(db);
  const outbox: Outbox = {
    ...deps,
    account,
    async add(url) {
      const { secret, webhook } = await createWebhook({ ...deps, webhookAllowPrivate: true }, account.id, {
        url,
        events: ['lead.received', 'lead.accepted', 'message.received', 'review.published'],
      });
      return { id: webhook.id, secret };
    },
    async receiveLead() {
      const { id } = await insertLead(db, account.id, clock.now());
      await outbox.record({ type: 'lead.received', leadId: id });
      return id;
    },
    async record(happening) {
      await transact(db, async (trx) => await recordEvent(trx, account.id, clock.now(), happening));
    },
    log: async (webhookId) =>
      (await listDeliveries(deps, account.id, webhookId, { pageNumber: 1, pageSize: 100 })).deliveries,
    async settled(webhookId, attempts) {
      const made = async () => (await outbox.log(webhookId)).reduce((sum, entry) => sum + entry.attemptCount, 0);
      await expect.poll(made).toBe(attempts);
    },
    send: async ({ name = account.id, deadline = 5_000 } = {}) =>
      await startWebhookSender(deps, { caller: webhookCaller({ allowPrivate: true, deadline }), name, tick: 10 }),
  };
  return outbox;
}
