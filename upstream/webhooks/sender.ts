import { WEBHOOK_LOG_AGE } from '../../domain/webhooks.ts';
import { HOUR } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { releaseClaims } from '../queue/lease.ts';
import { startWorker, warn } from '../queue/worker.ts';
import { isSuccess, type WebhookCaller } from './callWebhook.ts';
import { claimDelivery, type DueDelivery, findDue } from './claims.ts';
import { recordAttempt } from './recordAttempt.ts';

export interface SenderOptions {
  readonly caller: WebhookCaller;
  /** The same for each start on the same data; no two processes have it at once. */
  readonly name: string;
  /** Interval of looking for due deliveries, milliseconds. */
  readonly tick?: number;
}

export interface WebhookSender {
  /** Begins no more attempts, waits a little for those that run, then breaks them off. */
  stop(): Promise<void>;
}

const TICK = 500;

/** Attempts that run at once in this process, and those of webhooks that failed last: the others keep half. */
const AT_ONCE = 64;
const FAILING_AT_ONCE = AT_ONCE / 2;

/** Attempts that run at once for a webhook whose last one succeeded; for any other it is one. */
const AT_ONCE_FOR_ONE = 4;

/** How long `stop` waits for running attempts, milliseconds. Attempts broken off are made again. */
const STOP_WITHIN = 3_000;

/**
 * Sends what the outbox contains: at least once, the events of a lead in order for each webhook. Attempts are claimed row
 * by row, so that several processes can send, and what a killed one had claimed is sent by the next. Errors of the
 * database are reported as process warnings and do not stop it.
 */
export async function startWebhookSender(
  deps: Deps,
  { caller, name, tick = TICK }: SenderOptions,
): Promise<WebhookSender> {
  await releaseClaims(deps, 'webhook_deliveries', name);
  const running = new Map<string, number>();
  /** Webhooks whose last attempt here succeeded. */
  const proven = new Set<string>();
  let failing = 0;

  const isBusy = (webhookId: string): boolean =>
    (running.get(webhookId) ?? 0) >= (proven.has(webhookId) ? AT_ONCE_FOR_ONE : 1);

  const note = ({ webhookId, isFailing }: DueDelivery, change: 1 | -1): void => {
    const left = (running.get(webhookId) ?? 0) + change;
    if (left === 0) running.delete(webhookId);
    else running.set(webhookId, left);
    if (isFailing) failing += change;
  };

  const attempt = async ({ id }: DueDelivery, signal: AbortSignal): Promise<void> => {
    const claimed = await claimDelivery(deps, id, name);
    if (claimed === null) return;
    const outcome = await caller.call({ ...claimed, id: claimed.eventId }, signal);
    // An attempt that was broken off says nothing about its receiver: the next process makes it again.
    if (signal.aborted) return;
    if (isSuccess(outcome)) proven.add(claimed.webhookId);
    else proven.delete(claimed.webhookId);
    await recordAttempt(deps, claimed, outcome);
  };

  const worker = startWorker<DueDelivery>({
    findDue: async () => await findDue(deps, [...running.keys()].filter(isBusy)),
    hasRoom: ({ webhookId, isFailing }) => !isBusy(webhookId) && (!isFailing || failing < FAILING_AT_ONCE),
    run: async (due, signal) => {
      note(due, 1);
      await attempt(due, signal).finally(() => note(due, -1));
    },
    atOnce: AT_ONCE,
    tick,
    stopWithin: STOP_WITHIN,
  });
  const cleaning = setInterval(() => void forgetOldEvents(deps).catch(warn), HOUR).unref();
  return {
    stop: async () => {
      clearInterval(cleaning);
      if (await worker.stop()) await releaseClaims(deps, 'webhook_deliveries', name);
      await caller.close();
    },
  };
}

/** Deletes events older than 30 days with their deliveries. */
export async function forgetOldEvents({ db, clock }: Deps): Promise<void> {
  await db
    .deleteFrom('webhook_events')
    .where('created_at', '<', new Date(clock.now().getTime() - WEBHOOK_LOG_AGE))
    .execute();
}
