import { PRICE_CURRENCY } from '../domain/prices.ts';
import type { Money, MoneyInput } from './schema.types.ts';

/** An upstream amount; the upstream uses only one currency. */
export function toMoney(amount: number): Money {
  return { amount, currency: PRICE_CURRENCY };
}

/** Like `toMoney`, for an optional amount. */
export function toMoneyOrNull(amount: number | null): Money | null {
  return amount === null ? null : toMoney(amount);
}

/** The amount if it is in the upstream's currency, else null. */
export function amountOf({ amount, currency }: MoneyInput): number | null {
  return currency === PRICE_CURRENCY ? amount : null;
}
