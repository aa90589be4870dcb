import type { Generated } from 'kysely';

/** A phone number. An account has at most one approved number and one that is waiting for its code. */
export interface WhatsAppRecipientsTable {
  id: Generated<number>;
  account_id: string;
  /** E.164. */
  address: string;
  created_at: Date;
  /** Null until the code has been entered. */
  approved_at: Date | null;
  subscribed: Generated<boolean>;
  /** When the number was removed; the row is kept for a while, so that this can be undone. */
  removed_at: Date | null;
  code_hash: string | null;
  code_expires_at: Date | null;
  /** Number of wrong codes entered since the last one was sent. */
  code_attempts: Generated<number>;
}

/** Codes sent in the last 24 hours, which count towards the limits. */
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
