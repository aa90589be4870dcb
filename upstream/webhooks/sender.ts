import { WEBHOOK_LOG_AGE } from '../../domain/webhooks.ts';
import { HOUR } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { isSuccess, type WebhookCaller } from './callWebhook.ts';
import { claimDelivery, type DueDelivery, findDue, releaseClaims } from './claims.ts';
import { recordAttempt } from './recordAttempt.ts';

export interface SenderOptions {
  readonly caller: WebhookCaller;
  /** The same after every restart on the same data, but never used by two processes at once. */
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
  await releaseClaims(deps, name);
  const running = new Map<string, number>();
  const attempts = new Map<string, Promise<void>>();
  /** Webhooks whose last attempt in this process succeeded. */
  const proven = new Set<string>();
  const end = new AbortController();
  let failing = 0;
  let isStopped = false;
  let looking: Promise<void> | null = null;
  let isAgain = false;

  const isBusy = (webhookId: string): boolean =>
    (running.get(webhookId) ?? 0) >= (proven.has(webhookId) ? AT_ONCE_FOR_ONE : 1);

  const attempt = async ({ id }: DueDelivery): Promise<void> => {
    const claimed = await claimDelivery(deps, id, name);
    if (claimed === null) return;
    const outcome = await caller.call({ ...claimed, id: claimed.eventId }, end.signal);
    // An aborted attempt says nothing about its receiver; the next process repeats it.
    if (end.signal.aborted) return;
    if (isSuccess(outcome)) proven.add(claimed.webhookId);
    else proven.delete(claimed.webhookId);
    await recordAttempt(deps, claimed, outcome);
  };

  const begin = (due: DueDelivery): void => {
    running.set(due.webhookId, (running.get(due.webhookId) ?? 0) + 1);
    if (due.isFailing) failing += 1;
    const work = attempt(due)
      .catch(warn)
      .finally(() => {
        const left = (running.get(due.webhookId) ?? 1) - 1;
        if (left === 0) running.delete(due.webhookId);
        else running.set(due.webhookId, left);
        if (due.isFailing) failing -= 1;
        attempts.delete(due.id);
        look();
      });
    attempts.set(due.id, work);
  };

  const lookOnce = async (): Promise<void> => {
    for (const due of await findDue(deps, [...running.keys()].filter(isBusy))) {
      if (isStopped || attempts.size >= AT_ONCE) return;
      const hasRoom = !isBusy(due.webhookId) && (!due.isFailing || failing < FAILING_AT_ONCE);
      // A delivery whose attempt has just started may not be claimed yet, so it can be found again.
      if (hasRoom && !attempts.has(due.id)) begin(due);
    }
  };

  /** Looks for due deliveries, one search at a time; if called during a search, searches again after it. */
  const look = (): void => {
    if (isStopped) return;
    if (looking !== null) {
      isAgain = true;
      return;
    }
    isAgain = false;
    looking = lookOnce()
      .catch(warn)
      .finally(() => {
        looking = null;
        if (isAgain) look();
      });
  };

  const timer = setInterval(look, tick).unref();
  const cleaning = setInterval(() => void forgetOldEvents(deps).catch(warn), HOUR).unref();
  look();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      clearInterval(cleaning);
      await looking;
      const patience = setTimeout(() => end.abort(), STOP_WITHIN);
      await Promise.all(attempts.values());
      clearTimeout(patience);
      if (end.signal.aborted) await releaseClaims(deps, name);
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

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
