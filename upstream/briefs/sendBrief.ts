import { hash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import type { Deps } from '../db/deps.ts';
import { lockFor } from '../db/lockFor.ts';
import type { Database } from '../db/tables.ts';
import type { BriefLead } from '../db/tables/visitors.ts';
import { transact } from '../db/transact.ts';
import { requireListedAgency } from '../directory/publicAgency.ts';
import { notifyOfLead } from '../notifications/notify.ts';
import { recordEvent } from '../webhooks/recordEvent.ts';
import { briefLead, type BriefInput } from './briefLead.ts';
import { keyReused } from '../http/keyReused.ts';
import { addLead } from '../leads/leadChange.ts';
import { lockSender, noteSend } from './sendLimit.ts';

/** The sender of a brief. */
export interface Sender {
  /** IP address for the limit. */
  readonly address: string;
  /** Language of the request. */
  readonly language: string;
  /** Idempotency key: sending the same brief to the same agency again returns the first one. */
  readonly key?: string;
}

/** The transaction in which leads arrive. */
interface Arrival extends Pick<Deps, 'clock'> {
  readonly trx: Transaction<Database>;
}

/**
 * Turns a visitor's brief into an active lead of the agency's account (RST-76, DIR-13); without an owner it is kept
 * until there is one. Returns the uuid of the lead. Throws 404, 409 for a key used for another brief, 422 with fields,
 * and 429 with Retry-After.
 */
export async function sendBrief(
  { db, clock }: Deps,
  alias: string,
  input: BriefInput,
  { address, language, key }: Sender,
): Promise<string> {
  const agency = await requireListedAgency(db, alias);
  const id = randomUUID();
  const contentHash = hash(
    'sha256',
    JSON.stringify(Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    'base64url',
  );
  // Leads have English names, whatever language the page had.
  const lead = briefLead(id, input, await readCatalogue(db, 'en'), language);
  return await transact(db, async (trx) => {
    const now = clock.now();
    await lockSender(trx, address);
    // A client that repeats a brief may meanwhile have another address.
    if (key !== undefined) await lockFor(trx, `brief to ${agency.id} with key ${key}`);
    const earlier = await findByKey(trx, agency.id, key);
    if (earlier) {
      if (earlier.content_hash !== null && earlier.content_hash !== contentHash) throw keyReused();
      return earlier.id;
    }
    await noteSend(trx, address, now);
    const owner = await lockOwner(trx, agency.id);
    await trx
      .insertInto('briefs')
      .values({
        id,
        agency_id: agency.id,
        key: key ?? null,
        content_hash: contentHash,
        received_at: now,
        lead: owner === null ? JSON.stringify(lead) : null,
      })
      .execute();
    if (owner !== null) await insertLead({ trx, clock }, owner, lead);
    return id;
  });
}

/** Delivers the briefs kept for the owner of an agency. `trx` must be the transaction that sets the owner. */
export async function deliverBriefs({ trx, clock }: Arrival, agencyId: number, accountId: string): Promise<void> {
  const waiting = await trx
    .selectFrom('briefs')
    .select(['id', 'lead'])
    .where('agency_id', '=', agencyId)
    .where('lead', 'is not', null)
    .orderBy('received_at')
    .forUpdate()
    .execute();
  for (const { id, lead } of waiting) {
    await trx.updateTable('briefs').set({ lead: null }).where('id', '=', id).execute();
    if (lead !== null) await insertLead({ trx, clock }, accountId, lead);
  }
}

async function insertLead({ trx, clock }: Arrival, accountId: string, lead: BriefLead): Promise<void> {
  const receivedAt = await addLead(trx, { ...lead, account_id: accountId }, clock);
  await recordEvent(trx, accountId, receivedAt, { type: 'lead.received', leadId: lead.id });
  await notifyOfLead(trx, accountId, lead.id, receivedAt);
}

/** The owner of an agency, which does not change before the transaction ends. */
async function lockOwner(trx: Transaction<Database>, agencyId: number): Promise<string | null> {
  const { account_id: owner } = await trx
    .selectFrom('agencies')
    .select('account_id')
    .where('id', '=', agencyId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return owner;
}

async function findByKey(db: Kysely<Database>, agencyId: number, key: string | undefined) {
  if (key === undefined) return undefined;
  return await db
    .selectFrom('briefs')
    .select(['id', 'content_hash'])
    .where('agency_id', '=', agencyId)
    .where('key', '=', key)
    .executeTakeFirst();
}
