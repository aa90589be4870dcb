import { graphql, readInlineData } from 'react-relay/hooks';
import { PRICE_CURRENCY } from '../../domain/prices.ts';
import type { money_money$key } from '../relay/__generated__/money_money.graphql.ts';

/** An amount; `currency` is an ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Reads an amount of the contract, selected as `...money_money`. */
export function readMoney(key: money_money$key): Money {
  const { amount, currency } = readInlineData(
    graphql`
      fragment money_money on Money @inline {
        amount
        currency
      }
    `,
    key,
  );
  return { amount, currency };
}

/** An amount without a currency of its own, in the currency of our prices. */
export function inPriceCurrency(amount: number): Money {
  return { amount, currency: PRICE_CURRENCY };
}
