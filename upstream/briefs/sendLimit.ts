import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY, HOUR } from '../db/clock.ts';
import { lockFor } from '../db/lockFor.ts';
import type { Database } from '../db/tables.ts';
import { ApiError } from '../http/apiError.ts';

/**
 * Limits per address (DIR-13), with periods in milliseconds. Answers to reviews are counted separately, under a key
 * derived from the address.
 */
const LIMITS = [
  { within: HOUR, most: 5 },
  { within: DAY, most: 20 },
] as const;

/** Serializes briefs from one address until the end of the transaction, so that all of them count. */
export async function lockSender(trx: Transaction<Database>, address: string): Promise<void> {
  await lockFor(trx, `brief from ${address}`);
}

/**
 * Counts a brief against the limits of its sender's address: 5 an hour, 20 a day. The sender must be locked. Throws
 * ApiError 429 with Retry-After in seconds. Deletes expired entries.
 */
export async function noteSend(trx: Transaction<Database>, address: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('brief_sends')
    .where('sent_at', '<=', new Date(now.getTime() - DAY))
    .execute();
  const sends = await trx
    .selectFrom('brief_sends')
    .select('sent_at')
    .where('address', '=', address)
    .orderBy('sent_at', 'desc')
    .execute();
  const waits = LIMITS.map(({ within, most }) => {
    const last = sends[most - 1]?.sent_at.getTime() ?? Number.NEGATIVE_INFINITY;
    return last + within - now.getTime();
  });
  const wait = Math.max(...waits);
  if (wait > 0) {
    throw new ApiError(429, 'TOO_MANY_ATTEMPTS', 'Too many requests from this address. Try again later.', {
      headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
    });
  }
  await trx.insertInto('brief_sends').values({ id: randomUUID(), address, sent_at: now }).execute();
}
