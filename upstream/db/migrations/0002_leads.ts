import { type Kysely, sql } from 'kysely';

/**
 * Leads. `status` is the decision (active, accepted, declined); expiry follows from `expires_at` and blocking from
 * `blocked_at`, so that neither needs a job and unblocking restores the previous state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leads (
      id uuid primary key,
      account_id uuid not null references accounts(id) on delete cascade,
      slug text not null,
      type text not null check (type in ('brief', 'proposal')),
      status text not null check (status in ('active', 'accepted', 'declined')),
      mark text check (mark in ('addedToCrm', 'closedWon', 'closedLost', 'rejectedByLead')),
      review_status text check (review_status in ('created', 'pending', 'completed', 'rejected', 'unsuccessful')),
      name text not null,
      company text,
      website text,
      domain text,
      country text,
      language text not null,
      title text not null,
      text text not null,
      services jsonb not null,
      budget_from integer,
      budget_to integer,
      project_duration text check (project_duration in ('lessThanMonth', 'oneToThreeMonths', 'threeToSixMonths', 'moreThanSixMonths')),
      received_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      answered_at timestamptz(3),
      blocked_at timestamptz(3),
      decline_reason text check (decline_reason in ('budget', 'service', 'industry', 'too_busy', 'location', 'language', 'spam', 'other')),
      domain_overview jsonb,
      contact_methods jsonb not null,
      unique (account_id, slug),
      check (budget_from is not null or budget_to is null),
      check (mark is null or status = 'accepted'),
      check (decline_reason is null or status = 'declined')
    )`.execute(db);
  await sql`create index leads_newest on leads (account_id, received_at desc, id desc)`.execute(db);
  await sql`create index leads_active on leads (account_id, expires_at) where status = 'active'`.execute(db);
}
