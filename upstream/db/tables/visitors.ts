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

interface Visits {
  agency_id: number;
  impressions: number;
  page_views: number;
  website_clicks: number;
  link_clicks: number;
}

/** Visits of an agency's page by quarter hour. */
export interface AgencyQuartersTable extends Visits {
  quarter: Date;
}

/** Sums of the visits by day in the owner's time zone, maintained by countEvents and by triggers (migration 0050). */
export interface AgencyDaysTable extends Visits {
  /** `2026-11-21` */
  day: ColumnType<Date, string, string>;
}

/** Keys of counted events, to count each once; deleted after a day. */
export interface CountedViewsTable {
  view: string;
  agency_id: number;
  type: WireAgencyEventType;
  counted_at: Date;
}

/** Feedback, also from visitors without an account. */
export interface FeedbackTable {
  id: string;
  /** Where it was sent from: the id of a route. */
  page: string;
  text: string;
  email: string;
  /** The sender's idempotency key: feedback sent again with the same key is stored once. */
  idempotency_key: string | null;
  sent_at: Date;
}

export interface VisitorTables {
  briefs: BriefsTable;
  brief_sends: BriefSendsTable;
  agency_quarters: AgencyQuartersTable;
  agency_days: AgencyDaysTable;
  counted_views: CountedViewsTable;
  feedback: FeedbackTable;
}
