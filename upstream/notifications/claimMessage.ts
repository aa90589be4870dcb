import type { Selectable } from 'kysely';
import { MINUTE, SECOND, HOUR } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import type { OutboxMessagesTable } from '../db/tables/outbox.ts';
import { isUnclaimed, leaseTo, UNCLAIMED } from '../queue/lease.ts';
import { MAIL_DEADLINE, type MailOutcome } from './sendMail.ts';

export type OutboxRow = Selectable<OutboxMessagesTable>;

/** Maximum number of due messages read at once; enough for all connections of a process. */
const MOST_CANDIDATES = 50;

/** Time after which a sender that has claimed a message is considered dead, in milliseconds. */
const CLAIM_TIME = MAIL_DEADLINE + 5 * SECOND;

/**
 * Delay after each failed attempt, in milliseconds. After the last one, about two days later, the message is given up.
 */
export const MAIL_RETRY_DELAYS: readonly number[] = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  14 * HOUR,
  24 * HOUR,
];

/** Emails that are due, longest waiting first. Those about unread messages wait `unreadAfter` milliseconds. */
export async function findDueMails({ db, clock }: Deps, unreadAfter: number): Promise<{ readonly id: string }[]> {
  const now = clock.now();
  const settled = new Date(now.getTime() - unreadAfter);
  return await db
    .selectFrom('outbox_messages')
    .select('id')
    .where('channel', '=', 'EMAIL')
    .where('next_attempt_at', '<=', now)
    .where((where) => where.or([where('kind', '<>', 'unreadMessages'), where('created_at', '<=', settled)]))
    .where(isUnclaimed('outbox_messages'))
    .orderBy('next_attempt_at')
    .limit(MOST_CANDIDATES)
    .execute();
}

/** Claims an email for an attempt by `sender`; null if another sender was faster, or it is no longer due. */
export async function claimMail({ db, clock }: Deps, id: string, sender: string): Promise<OutboxRow | null> {
  const row = await db
    .updateTable('outbox_messages')
    .set(leaseTo(sender, CLAIM_TIME))
    .where('id', '=', id)
    // Another sender may have tried in the meantime, and failed.
    .where('next_attempt_at', '<=', clock.now())
    .where(isUnclaimed('outbox_messages'))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the result of an attempt. Does nothing if the claim was lost in the meantime. */
export async function recordMail({ db, clock }: Deps, row: OutboxRow, outcome: MailOutcome): Promise<void> {
  const attempts = row.attempt_count + 1;
  const now = clock.now();
  const delay = MAIL_RETRY_DELAYS[attempts - 1];
  const isSent = outcome.error === null;
  const isOver = isSent || outcome.isPermanent || delay === undefined;
  await db
    .updateTable('outbox_messages')
    .set({
      state: isSent ? 'sent' : isOver ? 'givenUp' : 'failed',
      attempt_count: attempts,
      last_error: outcome.error,
      sent_at: isSent ? now : null,
      next_attempt_at: isOver ? null : new Date(now.getTime() + delay),
      ...(isOver ? withoutSecret(row) : {}),
      ...UNCLAIMED,
    })
    .where('id', '=', row.id)
    .where('claim', '=', row.claim)
    .execute();
}

/** Marks a claimed message as withdrawn, because it is no longer wanted. */
export async function withdrawMail({ db }: Deps, row: OutboxRow): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ state: 'withdrawn', next_attempt_at: null, ...withoutSecret(row), ...UNCLAIMED })
    .where('id', '=', row.id)
    .where('claim', '=', row.claim)
    .execute();
}

/** Withdraws the messages of all channels whose secret has expired, and removes the secret from them. */
export async function removeExpiredSecrets({ db, clock }: Deps): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ params: '{}', secret_until: null, next_attempt_at: null, state: 'withdrawn', ...UNCLAIMED })
    .where('secret_until', '<=', clock.now())
    .execute();
}

/** How long the outbox keeps a message, in milliseconds. */
const KEPT_FOR = 30 * 24 * HOUR;

/** Deletes messages older than 30 days. */
export async function forgetOldMessages({ db, clock }: Deps): Promise<void> {
  await db
    .deleteFrom('outbox_messages')
    .where('created_at', '<', new Date(clock.now().getTime() - KEPT_FOR))
    .execute();
}

function withoutSecret({ secret_until: secretUntil }: OutboxRow) {
  return secretUntil === null ? {} : { params: '{}', secret_until: null };
}
