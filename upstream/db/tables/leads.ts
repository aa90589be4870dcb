import type { Generated, JSONColumnType } from 'kysely';
import type { WireContactMethod, WireDomainOverview, WireLead } from '../../contract/leads.ts';

/** Decision about a lead; expiry and blocking are derived (see leads/leadState.ts). */
export type StoredLeadStatus = 'active' | 'accepted' | 'declined';

export interface LeadsTable {
  id: string;
  account_id: string;
  slug: string;
  type: WireLead['type'];
  status: StoredLeadStatus;
  mark: WireLead['mark'];
  review_status: WireLead['reviewStatus'];
  name: string;
  company: string | null;
  website: string | null;
  domain: string | null;
  country: string | null;
  language: string;
  title: string;
  text: string;
  services: JSONColumnType<WireLead['services']>;
  /** Whole USD. */
  budget_from: number | null;
  budget_to: number | null;
  project_duration: WireLead['projectDuration'];
  received_at: Date;
  expires_at: Date;
  answered_at: Date | null;
  blocked_at: Date | null;
  decline_reason: WireLead['declineReason'];
  domain_overview: JSONColumnType<WireDomainOverview> | null;
  contact_methods: JSONColumnType<WireContactMethod[]>;
  /** Time of the latest write, taken from the account's clock. Expiring writes nothing, so it does not count. */
  updated_at: Date;
}

/** The time of the latest change of an account's leads. A writer locks the row until its transaction ends. */
export interface LeadClocksTable {
  account_id: string;
  changed_at: Date;
}

/** A lead's texts, folded for search, and copies of the columns that a list filters, counts and sorts by. */
export interface LeadTextsTable {
  lead_id: string;
  account_id: string;
  /** UTF-8. */
  text: Uint8Array;
  /** Triggers copy this and all further columns. */
  type: Generated<LeadsTable['type']>;
  status: Generated<StoredLeadStatus>;
  mark: Generated<LeadsTable['mark']>;
  received_at: Generated<Date>;
  expires_at: Generated<Date>;
  blocked_at: Generated<Date | null>;
  updated_at: Generated<Date>;
}

/** Notes that agencies keep on leads. */
export interface LeadNotesTable {
  id: string;
  lead_id: string;
  text: string;
  created_at: Date;
  idempotency_key: string | null;
}

export interface LeadTables {
  leads: LeadsTable;
  lead_clocks: LeadClocksTable;
  lead_texts: LeadTextsTable;
  lead_notes: LeadNotesTable;
}
