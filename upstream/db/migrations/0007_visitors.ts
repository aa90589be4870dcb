import { type Kysely, sql } from 'kysely';

/**
 * Data about visitors: their briefs, and which agencies they saw. IP addresses are stored separately from briefs, and
 * only while they count towards the limit; keys of views only while the same event may be repeated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table briefs (
    id uuid primary key,
    agency_id integer not null references agencies(id) on delete cascade,
    key text,
    received_at timestamptz(3) not null,
    lead jsonb
  )`,
  'create unique index briefs_key on briefs (agency_id, key) where key is not null',
  'create index briefs_waiting on briefs (agency_id, received_at) where lead is not null',
  `create table brief_sends (
    id uuid primary key,
    address text not null,
    sent_at timestamptz(3) not null
  )`,
  'create index brief_sends_of on brief_sends (address, sent_at)',
  'create index brief_sends_age on brief_sends (sent_at)',
  `create table agency_days (
    agency_id integer not null references agencies(id) on delete cascade,
    day date not null,
    impressions integer not null default 0,
    page_views integer not null default 0,
    website_clicks integer not null default 0,
    link_clicks integer not null default 0,
    primary key (agency_id, day)
  )`,
  `create table counted_views (
    view uuid not null,
    agency_id integer not null references agencies(id) on delete cascade,
    type text not null,
    counted_at timestamptz(3) not null,
    primary key (view, agency_id, type)
  )`,
  'create index counted_views_age on counted_views (counted_at)',
];
