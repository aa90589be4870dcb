import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { blockChat } from '../chats/chats.control.ts';
import { companies } from '../db/demo/companies.ts';
import { leadRequest } from '../db/demo/leadRequest.ts';
import { random } from '../db/demo/random.ts';
import type { Deps } from '../db/deps.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import { transact } from '../db/transact.ts';
import { addLead, changeLead } from './leadChange.ts';
import { notifyOfLead } from '../notifications/notify.ts';
import { recordEvent } from '../webhooks/recordEvent.ts';

/** Creates a new lead for an account, from a company drawn by `seed`. Returns its uuid. */
export async function arriveLead({ db, clock }: Deps, accountId: string, seed: string = randomUUID()): Promise<string> {
  const generator = random(seed);
  const request = leadRequest(generator.pick(companies), generator.chance(0.3) ? 'proposal' : 'brief', generator);
  const id = randomUUID();
  const lead = {
    ...request,
    id,
    account_id: accountId,
    // Unlike in the demo data, a company may occur twice.
    slug: `${request.slug}-${id.slice(0, 8)}`,
    services: JSON.stringify(request.services),
    domain_overview: request.domain_overview === null ? null : JSON.stringify(request.domain_overview),
    contact_methods: JSON.stringify(request.contact_methods),
    status: 'active',
    mark: null,
    review_status: null,
    answered_at: null,
    blocked_at: null,
    decline_reason: null,
  } as const;
  await transact(db, async (trx) => {
    const receivedAt = await addLead(trx, lead, clock);
    await recordEvent(trx, accountId, receivedAt, { type: 'lead.received', leadId: id });
    await notifyOfLead(trx, accountId, id, receivedAt);
  });
  return id;
}

/** Makes an unanswered lead expire now (STA-04). */
export async function expireLead(deps: Deps, leadId: string): Promise<void> {
  await change(deps, leadId, { expires_at: deps.clock.now() });
}

/** Blocks a lead, as moderation does (STA-05). */
export async function blockLead(deps: Deps, leadId: string): Promise<void> {
  const chatId = await chatOf(deps, leadId);
  if (chatId === null) await change(deps, leadId, { blocked_at: deps.clock.now() });
  else await blockChat(deps, chatId);
}

async function change({ db, clock }: Deps, leadId: string, values: Updateable<LeadsTable>): Promise<void> {
  await transact(db, async (trx) => await changeLead(trx, leadId, clock, values));
}

async function chatOf({ db }: Deps, leadId: string): Promise<string | null> {
  const chat = await db.selectFrom('chats').select('id').where('lead_id', '=', leadId).executeTakeFirst();
  return chat?.id ?? null;
}
