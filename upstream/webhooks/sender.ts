import { WEBHOOK_LOG_AGE } from '../../domain/webhooks.ts';
import { HOUR } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { releaseClaims } from '../queue/lease.ts';
import { startWorker, warn } from '../queue/worker.ts';
import { isSuccess, type WebhookCaller } from './callWebhook.ts';
import { claimDelivery, type DueDelivery, findDue } from './claims.ts';
import { giveUp, recordAttempt } from './recordAttempt.ts';

export interface SenderOptions {
  readonly caller: WebhookCaller;
  /**
   * Identifies this sender's claims: the same after every restart on the same data, so that they can be released, and
   * never used by two processes at once.
   */
  readonly name: string;
  /** Interval between checks for due deliveries, in milliseconds. */
  readonly tick?: number;
}

export interface WebhookSender {
  /** Starts no further attempts, waits briefly for running ones, then aborts them. */
  stop(): Promise<void>;
}

const TICK = 500;

/** Maximum concurrent attempts in this process. Webhooks whose last attempt failed share at most half of them. */
const AT_ONCE = 64;
const FAILING_AT_ONCE = AT_ONCE / 2;

/** Maximum concurrent attempts for a webhook whose last one succeeded; any other webhook gets one. */
const AT_ONCE_FOR_ONE = 4;

/** How long `stop` waits for running attempts, in milliseconds. Aborted attempts are repeated later. */
const STOP_WITHIN = 3_000;

/**
 * Delivers the events in the outbox: at least once, and for each webhook the events of a lead in order. Deliveries are
 * claimed row by row, so that several processes can send, and one that is killed leaves its claims to the next.
 * Database errors are reported as process warnings and do not stop it.
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
    if (!claimed.isIncluded) {
      await giveUp(deps, claimed);
      return;
    }
    const outcome = await caller.call({ ...claimed, id: claimed.eventId }, signal);
    // An aborted attempt says nothing about its receiver: the next process repeats it.
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
