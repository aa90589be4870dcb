import type { ColumnType, Insertable } from 'kysely';
import type { WireAgencyEventType } from '../../contract/directory.ts';
import type { LeadsTable } from './leads.ts';

/** What a brief makes of itself: a lead but for its owner. */
export type BriefLead = Omit<Insertable<LeadsTable>, 'account_id' | 'received_at' | 'expires_at'>;

export interface BriefsTable {
  /** Of the lead that it becomes. */
  id: string;
  agency_id: number;
  /** Idempotency key of the sender. */
  key: string | null;
  received_at: Date;
  /** Only while the agency has no owner. */
  lead: ColumnType<BriefLead | null, string | null, null>;
}

/** Briefs that count against the limit of an address; forgotten after a day. */
export interface BriefSendsTable {
  id: string;
  address: string;
  sent_at: Date;
}

/** What visitors saw of an agency on one day of its owner's time zone. */
export interface AgencyDaysTable {
  agency_id: number;
  /** `2026-11-21` */
  day: ColumnType<Date, string, string>;
  impressions: number;
  page_views: number;
  website_clicks: number;
  link_clicks: number;
}

/** Events that were counted, so that they count once; forgotten after a day. */
export interface CountedViewsTable {
  view: string;
  agency_id: number;
  type: WireAgencyEventType;
  counted_at: Date;
}

export interface VisitorTables {
  briefs: BriefsTable;
  brief_sends: BriefSendsTable;
  agency_days: AgencyDaysTable;
  counted_views: CountedViewsTable;
}
