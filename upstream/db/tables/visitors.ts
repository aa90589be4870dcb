import type { ColumnType, Insertable } from 'kysely';
import type { WireAgencyEventType } from '../../contract/visitors.ts';
import type { LeadsTable } from './leads.ts';

/** A lead created by a brief, without its owner. */
export type BriefLead = Omit<Insertable<LeadsTable>, 'account_id' | 'received_at' | 'expires_at' | 'updated_at'>;

export interface BriefsTable {
  /** Id of the future lead. */
  id: string;
  agency_id: number;
  /** Idempotency key of the sender. */
  key: string | null;
  /** Hash of the content the key was used for; null for briefs stored by an older version. */
  content_hash: string | null;
  received_at: Date;
  /** Set only while the agency has no owner. */
  lead: ColumnType<BriefLead | null, string | null, null>;
}

/** Briefs that count towards the limit of an address; deleted after a day. */
export interface BriefSendsTable {
  id: string;
  address: string;
  sent_at: Date;
}

/** Page views of an agency per day, in its owner's time zone. */
export interface AgencyDaysTable {
  agency_id: number;
  /** `2026-11-21` */
  day: ColumnType<Date, string, string>;
  impressions: number;
  page_views: number;
  website_clicks: number;
  link_clicks: number;
}

/** Keys of events already counted, so that each is counted once; deleted after a day. */
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
