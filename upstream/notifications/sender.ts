import { languageTag } from '../../domain/locales.ts';
import { MINUTE } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { releaseClaims } from '../queue/lease.ts';
import { startWorker, warn } from '../queue/worker.ts';
import {
  claimMail,
  findDueMails,
  forgetOldMessages,
  recordMail,
  removeExpiredSecrets,
  withdrawMail,
} from './claimMessage.ts';
import { type LinkOptions, renderMessage } from './renderMessage.ts';
import { MAILS_AT_ONCE, type MailSender } from './sendMail.ts';
import { reportServerFailures } from './serverFailures.ts';
import { isStillWanted } from './stillWanted.ts';

export interface OutboxSenderOptions extends LinkOptions {
  /** Null: messages stay in the outbox, and nothing is sent. */
  readonly mails: MailSender | null;
  /** How long a message must be unread before its notification is sent, in milliseconds. */
  readonly unreadAfter: number;
  /**
   * Identifies this sender's claims: the same after every restart on the same data, so that they can be released, and
   * never used by two processes at once.
   */
  readonly name: string;
  /** Interval between checks for due emails, in milliseconds. */
  readonly tick?: number;
}

export interface OutboxSender {
  /** Starts no further attempts, waits briefly for running ones, then aborts them. */
  stop(): Promise<void>;
}

const TICK = 500;

/** How long `stop` waits for running attempts, in milliseconds. Aborted attempts are repeated later. */
const STOP_WITHIN = 3_000;

/**
 * Sends the emails in the outbox at least once, with the same Message-ID in each attempt. Messages are claimed row by
 * row, so that several processes can send, and one that is killed leaves its claims to the next. WhatsApp messages stay
 * in the outbox, because there is no service to send them.
 */
export async function startOutboxSender(deps: Deps, options: OutboxSenderOptions): Promise<OutboxSender> {
  const { mails, unreadAfter, name, tick = TICK } = options;
  await releaseClaims(deps, 'outbox_messages', name);
  const report = reportServerFailures();
  const attempt = async (id: string, sender: MailSender, signal: AbortSignal): Promise<void> => {
    const row = await claimMail(deps, id, name);
    if (row === null) return;
    const isExpired = row.secret_until !== null && row.secret_until <= deps.clock.now();
    if (isExpired || !(await isStillWanted(deps, row))) {
      await withdrawMail(deps, row);
      return;
    }
    const { subject, text, html, unsubscribeUrl } = renderMessage(row, options);
    const outcome = await sender.send(
      {
        to: row.address,
        messageId: row.message_id,
        subject: subject ?? '',
        text,
        html: html ?? '',
        language: languageTag(row.language),
        unsubscribeUrl,
      },
      signal,
    );
    // An aborted attempt has no result: the next process repeats it.
    if (signal.aborted && outcome.error !== null) return;
    report(outcome.error);
    await recordMail(deps, row, outcome);
  };
  const worker =
    mails &&
    startWorker({
      findDue: async () => await findDueMails(deps, unreadAfter),
      run: async ({ id }, signal) => await attempt(id, mails, signal),
      atOnce: MAILS_AT_ONCE,
      tick,
      stopWithin: STOP_WITHIN,
    });
  const cleaning = setInterval(() => {
    void Promise.all([removeExpiredSecrets(deps), forgetOldMessages(deps)]).catch(warn);
  }, MINUTE).unref();
  return {
    stop: async () => {
      clearInterval(cleaning);
      if (await worker?.stop()) await releaseClaims(deps, 'outbox_messages', name);
      mails?.close();
    },
  };
}
