import { sql } from 'kysely';
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

/**
 * Counts events by agency and day. Days are in the current time zone of the agency's owner (UTC without an owner), so
 * that the total of a range of days is a sum of rows.
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
      )
      insert into agency_days (agency_id, day, impressions, page_views, website_clicks, link_clicks)
      select fresh.agency_id, (${now}::timestamptz at time zone coalesce(min(accounts.time_zone), 'UTC'))::date,
        count(*) filter (where type = 'impression'), count(*) filter (where type = 'pageView'),
        count(*) filter (where type = 'websiteClick'), count(*) filter (where type = 'linkClick')
      from fresh
      join agencies on agencies.id = fresh.agency_id
      left join accounts on accounts.id = agencies.account_id
      group by fresh.agency_id
      order by fresh.agency_id
      on conflict (agency_id, day) do update set
        impressions = agency_days.impressions + excluded.impressions,
        page_views = agency_days.page_views + excluded.page_views,
        website_clicks = agency_days.website_clicks + excluded.website_clicks,
        link_clicks = agency_days.link_clicks + excluded.link_clicks`.execute(db);
  };

  return {
    count,
    countFor: async (alias, events) => {
      await requireAgencyPage(db, alias);
      await count(events.map((event) => ({ ...event, alias })));
    },
  };
}
