import { type Kysely, sql } from 'kysely';
import { foldText } from '../../../domain/search/foldText.ts';

/** Limits the memory that one step uses. */
const LEADS_AT_ONCE = 1000;

/**
 * When leads changed, and the texts that a search reads. `lead_clocks` has the time of an account's latest change; a
 * writer locks its row, so that changes of one account become visible in the order of their timestamps. `lead_texts` is
 * separate from `leads`, because a search reads all texts of an account and nothing else, and because texts never
 * change. The index of the newest leads covers all columns that the counters need.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column updated_at timestamptz(3)`.execute(db);
  await sql`update leads set updated_at = greatest(received_at, answered_at, blocked_at)`.execute(db);
  await sql`alter table leads alter column updated_at set not null`.execute(db);
  await sql`create index leads_updated on leads (account_id, updated_at, id)`.execute(db);
  await sql`drop index leads_newest`.execute(db);
  await sql`
    create index leads_newest on leads (account_id, received_at desc, id desc)
      include (type, status, mark, expires_at, blocked_at, updated_at)`.execute(db);
  await sql`
    create table lead_clocks (
      account_id uuid primary key references accounts(id) on delete cascade,
      changed_at timestamptz(3) not null
    )`.execute(db);
  await sql`insert into lead_clocks select account_id, max(updated_at) from leads group by account_id`.execute(db);
  await sql`
    create table lead_texts (
      lead_id uuid primary key references leads(id) on delete cascade,
      account_id uuid not null,
      text text collate "C" not null
    )`.execute(db);
  await sql`create index lead_texts_account on lead_texts (account_id)`.execute(db);
  await copyTexts(db);
}

interface StoredLead {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly company: string | null;
  readonly domain: string | null;
  readonly title: string;
  readonly text: string;
}

async function copyTexts(db: Kysely<unknown>): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<StoredLead>`
      select id, account_id, name, company, domain, title, text from leads
      where id > ${last} order by id limit ${LEADS_AT_ONCE}`.execute(db);
    const texts = rows.map(({ id, account_id, name, company, domain, title, text }) => ({
      lead_id: id,
      account_id,
      text: [name, company, domain, title, text].map((part) => foldText(part ?? '')).join('\n'),
    }));
    await sql`
      insert into lead_texts
      select * from jsonb_populate_recordset(null::lead_texts, ${JSON.stringify(texts)}::jsonb)`.execute(db);
    if (rows.length < LEADS_AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}
