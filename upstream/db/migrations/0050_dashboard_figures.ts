import { type Kysely, sql } from 'kysely';

/**
 * Visits of an agency's page by quarter hour in UTC, because the offsets of time zones are multiples of it.
 * `agency_days` has their sums by day in the owner's time zone, so that a year is a few hundred rows; the sums are
 * recomputed when that time zone changes. Visits from before this migration are known only by day, and count as if they
 * were at noon. The index of the newest leads covers the columns that the dashboard counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table agency_quarters (
    agency_id integer not null references agencies(id) on delete cascade,
    quarter timestamptz(0) not null,
    impressions integer not null default 0,
    page_views integer not null default 0,
    website_clicks integer not null default 0,
    link_clicks integer not null default 0,
    primary key (agency_id, quarter)
  )`,
  `insert into agency_quarters
  select agency_days.agency_id,
    (agency_days.day + time '12:00') at time zone coalesce(accounts.time_zone, 'UTC'),
    impressions, page_views, website_clicks, link_clicks
  from agency_days
  join agencies on agencies.id = agency_days.agency_id
  left join accounts on accounts.id = agencies.account_id`,
  // The lock waits for events that are being counted, because they may still use the old time zone.
  `create function sum_up_agency_days(agency integer) returns void language plpgsql as $$
  begin
    lock table agency_quarters in share row exclusive mode;
    delete from agency_days where agency_id = agency;
    insert into agency_days
    select agency, (quarter at time zone coalesce(accounts.time_zone, 'UTC'))::date as day,
      sum(impressions), sum(page_views), sum(website_clicks), sum(link_clicks)
    from agency_quarters
    join agencies on agencies.id = agency
    left join accounts on accounts.id = agencies.account_id
    where agency_quarters.agency_id = agency
    group by accounts.time_zone, day;
  end $$`,
  `create function agency_days_follow_account() returns trigger language plpgsql as $$
  begin
    perform sum_up_agency_days(id) from agencies where account_id = new.id;
    return null;
  end $$`,
  `create trigger accounts_time_zone_days after update of time_zone on accounts
  for each row when (old.time_zone is distinct from new.time_zone) execute function agency_days_follow_account()`,
  `create function agency_days_follow_owner() returns trigger language plpgsql as $$
  begin
    perform sum_up_agency_days(new.id);
    return null;
  end $$`,
  `create trigger agencies_owner_days after update of account_id on agencies
  for each row when (old.account_id is distinct from new.account_id) execute function agency_days_follow_owner()`,
  // Figures of a year are read from the index alone.
  'drop index leads_newest',
  `create index leads_newest on leads (account_id, received_at desc, id desc) include (type, status, mark, expires_at,
    blocked_at, updated_at, answered_at, review_status, budget_from, budget_to)`,
];
