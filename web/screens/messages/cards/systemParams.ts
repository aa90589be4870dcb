import { inPriceCurrency } from '../../../i18n/money.ts';
import type { Money } from '../../../i18n/money.ts';

/** The values of a system card by their names (all texts, absent when unknown). */
export type SystemParams = Readonly<Record<string, string | undefined>>;

/** An amount as the portal stored it, in the currency of all its prices; null when absent or no number. */
export function amountOf(value: string | undefined): Money | null {
  if (value === undefined || value.trim() === '') return null;
  const amount = Number(value);
  return Number.isFinite(amount) ? inPriceCurrency(amount) : null;
}
