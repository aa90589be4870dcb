import { type RawBuilder, sql } from 'kysely';
import type { WireAgencyEventType } from '../contract/visitors.ts';
import { DAY, HOUR } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { hasPageSql } from '../directory/agencyState.ts';
import { requireAgencyPage } from '../directory/publicAgency.ts';

/** What a visitor saw or clicked; `view` identifies the page view. */
export interface AgencyEvent {
  readonly alias: string;
  readonly type: WireAgencyEventType;
  readonly view: string;
}

/** How long repetitions of an event are recognized. */
const KEPT = DAY;
const PRUNED_EVERY = HOUR;

export interface EventCounter {
  /** Counts events of agencies with a public page, each once per view; others are ignored (DIR-12). */
  count(events: readonly AgencyEvent[]): Promise<void>;
  /** The same for one agency. Throws 404 AGENCY_NOT_FOUND. */
  countFor(alias: string, events: readonly Omit<AgencyEvent, 'alias'>[]): Promise<void>;
}

/** A quarter of an hour, because the offsets of time zones are multiples of it. */
const QUARTER = HOUR / 4;

/**
 * Counts events by agency and quarter hour, and by day in the time zone of the agency's owner (UTC without an owner),
 * so that the figures of a range are the sum of a few rows.
 */
export function eventCounter({ db, clock }: Deps): EventCounter {
  let prunedAt = Number.NEGATIVE_INFINITY;

  /** Deletes expired keys of page views. */
  const prune = async (now: Date): Promise<void> => {
    if (now.getTime() - prunedAt < PRUNED_EVERY) return;
    prunedAt = now.getTime();
    await db
      .deleteFrom('counted_views')
      .where('counted_at', '<=', new Date(now.getTime() - KEPT))
      .execute();
  };

  const count: EventCounter['count'] = async (events) => {
    const now = clock.now();
    await prune(now);
    // Always in the same order, to prevent deadlocks between calls for the same agencies.
    await sql`
      with fresh as (
        insert into counted_views (view, agency_id, type, counted_at)
        select distinct event.view, agencies.id, event.type, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event (alias text, type text, view uuid)
        join agencies on agencies.alias = event.alias
        where ${hasPageSql()}
        order by 1, 2, 3
        on conflict do nothing
        returning agency_id, type
      ),
      visits as (
        select agency_id,
          count(*) filter (where type = 'impression') as impressions,
          count(*) filter (where type = 'pageView') as page_views,
          count(*) filter (where type = 'websiteClick') as website_clicks,
          count(*) filter (where type = 'linkClick') as link_clicks
        from fresh group by agency_id order by agency_id
      ),
      quarters as (
        insert into agency_quarters (agency_id, quarter, impressions, page_views, website_clicks, link_clicks)
        select agency_id, ${quarterOf(now)}::timestamptz, impressions, page_views, website_clicks, link_clicks
        from visits
        on conflict (agency_id, quarter) do update set ${increments('agency_quarters')}
      )
      insert into agency_days (agency_id, day, impressions, page_views, website_clicks, link_clicks)
      select visits.agency_id, (${now}::timestamptz at time zone coalesce(accounts.time_zone, 'UTC'))::date,
        impressions, page_views, website_clicks, link_clicks
      from visits
      join agencies on agencies.id = visits.agency_id
      left join accounts on accounts.id = agencies.account_id
      order by visits.agency_id
      on conflict (agency_id, day) do update set ${increments('agency_days')}`.execute(db);
  };

  return {
    count,
    countFor: async (alias, events) => {
      await requireAgencyPage(db, alias);
      await count(events.map((event) => ({ ...event, alias })));
    },
  };
}

/** The beginning of the quarter hour that contains it. */
function quarterOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / QUARTER) * QUARTER);
}

/** Adds the new counts to those of an existing row. */
function increments(table: 'agency_quarters' | 'agency_days'): RawBuilder<unknown> {
  const columns = ['impressions', 'page_views', 'website_clicks', 'link_clicks'];
  return sql.join(
    columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + excluded.${sql.ref(name)}`),
  );
}
