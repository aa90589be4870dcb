import type { WireSubscription } from '../../contract/account.ts';
import type { WireCardRefusal } from '../../contract/purchaseControl.ts';
import type { BodyOf } from '../../contract/call.ts';
import type { postQuickPurchase } from '../../contract/purchase.ts';

/** An account's card on file; no row means no card. */
export interface BillingTable {
  account_id: string;
  /** Country of the billing address, ISO 3166: `DE`. */
  country: string;
  vat_number: string | null;
  /** Why the card is declined; null if it is not. */
  card_refusal: WireCardRefusal | null;
}

/** Append-only: purchases with the amounts paid at the time. */
export interface PurchasesTable {
  account_id: string;
  session_id: string;
  source: BodyOf<typeof postQuickPurchase>['source'];
  /** IANA name. */
  user_tz: string;
  tariff: WireSubscription['tariff'];
  monthly_cents: number;
  tax_percent: number;
  charge_cents: number;
  bought_at: Date;
}

/** Append-only: purchases of more projects, with the limit that each one led to. */
export interface ProjectPurchasesTable {
  account_id: string;
  max_projects: number;
  monthly_cents: number;
  tax_percent: number;
  charge_cents: number;
  bought_at: Date;
}

export interface PurchaseTables {
  billing: BillingTable;
  project_purchases: ProjectPurchasesTable;
  purchases: PurchasesTable;
}
