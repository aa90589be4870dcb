import { inPriceCurrency } from '../../../i18n/money.ts';
import type { Money } from '../../../i18n/money.ts';

/** Parameters of a system card by name; all are strings, and unknown ones are absent. */
export type SystemParams = Readonly<Record<string, string | undefined>>;

/** An amount in the portal's price currency; null if absent or not a number. */
export function amountOf(value: string | undefined): Money | null {
  if (value === undefined || value.trim() === '') return null;
  const amount = Number(value);
  return Number.isFinite(amount) ? inPriceCurrency(amount) : null;
}

/** Whether the agency answered that it did not win the deal. An upstream may not say how a denied deal was answered. */
export function isLost(params: SystemParams): boolean {
  return params['answer'] === 'no';
}

/** Whether the agency answered that it is still negotiating, which makes the deal count as denied (STA-58). */
export function isNegotiating(params: SystemParams): boolean {
  return params['answer'] === 'still_negotiating';
}
