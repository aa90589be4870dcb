import type { Generated } from 'kysely';

/** A phone number. An account has at most one that is approved and one that waits for its code. */
export interface WhatsAppRecipientsTable {
  id: Generated<number>;
  account_id: string;
  /** E.164. */
  address: string;
  created_at: Date;
  /** Null until the code was entered. */
  approved_at: Date | null;
  subscribed: Generated<boolean>;
  /** Kept for a while, so that removing can be undone. */
  removed_at: Date | null;
  code_hash: string | null;
  code_expires_at: Date | null;
  /** Wrong codes since the last one was sent. */
  code_attempts: Generated<number>;
}

/** Codes of the last 24 hours, which limit the next ones. */
export interface WhatsAppCodesTable {
  id: string;
  account_id: string;
  address: string;
  sent_at: Date;
}

export interface WhatsAppTables {
  whatsapp_recipients: WhatsAppRecipientsTable;
  whatsapp_codes: WhatsAppCodesTable;
}
