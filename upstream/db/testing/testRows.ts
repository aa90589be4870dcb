import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { leadExpiresAt } from '../../../domain/leads.ts';
import type { RequestAccount } from '../../http/route.ts';
import { leadText } from '../../leads/leadText.ts';
import type { Database } from '../tables.ts';
import type { AccountsTable } from '../tables/accounts.ts';
import type { AgenciesTable } from '../tables/agencies.ts';
import type { LeadsTable } from '../tables/leads.ts';

/** An account for tests, with a subscription by default. */
export async function insertAccount(
  db: Kysely<Database>,
  values: Partial<Insertable<AccountsTable>> = {},
): Promise<RequestAccount> {
  const row = await db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email: `${randomUUID()}@test.example`,
      password_hash: '-',
      subscription_status: 'paid',
      created_at: new Date(0),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    email: row.email,
    subscriptionStatus: row.subscription_status,
    roles: row.roles,
    timeZone: row.time_zone,
    locale: row.locale,
  };
}

/** An active brief received at `receivedAt`, with the given changes. */
export async function insertLead(
  db: Kysely<Database>,
  accountId: string,
  receivedAt: Date,
  values: Partial<Insertable<LeadsTable>> = {},
): Promise<Selectable<LeadsTable>> {
  const id = randomUUID();
  const lead = await db
    .insertInto('leads')
    .values({
      id,
      account_id: accountId,
      slug: `lead-${id}`,
      type: 'brief',
      status: 'active',
      mark: null,
      review_status: null,
      name: 'Emma Carter',
      company: 'Harbor & Pine',
      website: 'https://www.harborandpine.example/',
      domain: 'harborandpine.example',
      country: 'US',
      language: 'en',
      title: 'Get found locally',
      text: 'We would like to be found in every town we serve.',
      services: JSON.stringify([{ id: 102, name: 'Local SEO' }]),
      budget_from: 2500,
      budget_to: 5000,
      project_duration: 'oneToThreeMonths',
      received_at: receivedAt,
      expires_at: leadExpiresAt(receivedAt),
      answered_at: null,
      blocked_at: null,
      decline_reason: null,
      domain_overview: null,
      contact_methods: JSON.stringify([{ type: 'email', value: 'emma@harborandpine.example' }]),
      updated_at: receivedAt,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.insertInto('lead_texts').values(leadText(lead)).execute();
  return lead;
}

/** A published agency without an owner, with the given changes; its alias is derived from its name. */
export async function insertAgency(
  db: Kysely<Database>,
  name: string,
  values: Partial<Insertable<AgenciesTable>> = {},
): Promise<Selectable<AgenciesTable>> {
  return await db
    .insertInto('agencies')
    .values({
      name,
      alias: name.toLowerCase().replaceAll(' ', '-'),
      status: 'published',
      moderation_status: 'approved',
      created_at: new Date(0),
      published_at: new Date(0),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
