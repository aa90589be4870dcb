import type { WireSubscription } from '../../contract/account.ts';
import type { WireCardRefusal } from '../../contract/purchaseControl.ts';
import type { BodyOf } from '../../contract/call.ts';
import type { postQuickPurchase } from '../../contract/purchase.ts';

/** How an account pays: with the card that is kept for it. No row: there is none. */
export interface BillingTable {
  account_id: string;
  /** Of the billing address, ISO 3166: `DE`. */
  country: string;
  vat_number: string | null;
  /** Why the card is refused; null: it is not. */
  card_refusal: WireCardRefusal | null;
}

/** Only added to: what was bought, with the sums of that moment. */
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

export interface PurchaseTables {
  billing: BillingTable;
  purchases: PurchasesTable;
}
