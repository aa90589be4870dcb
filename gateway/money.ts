import { PRICE_CURRENCY } from '../domain/prices.ts';
import type { Money, MoneyInput } from './schema.types.ts';

/** An amount of the upstream, which counts in one currency only. */
export function toMoney(amount: number): Money {
  return { amount, currency: PRICE_CURRENCY };
}

/** The same for an amount that may be missing. */
export function toMoneyOrNull(amount: number | null): Money | null {
  return amount === null ? null : toMoney(amount);
}

/** The amount in the upstream's currency, null when it is in another one. */
export function amountOf({ amount, currency }: MoneyInput): number | null {
  return currency === PRICE_CURRENCY ? amount : null;
}
