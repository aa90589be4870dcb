import { graphql, readInlineData } from 'react-relay/hooks';
import type { Prices } from '../../../domain/prices.ts';
import { readMoney } from '../../i18n/money.ts';
import type { Money } from '../../i18n/money.ts';
import type { listedPrices_prices$key } from '../../relay/__generated__/listedPrices_prices.graphql.ts';

/** Prices by plan, selected as `...listedPrices_prices`. */
export function readListedPrices(key: listedPrices_prices$key): Readonly<Record<keyof Prices, Money>> {
  const { leadGen, pro, guru, business } = readInlineData(
    graphql`
      fragment listedPrices_prices on Prices @inline @throwOnFieldError {
        leadGen {
          ...money_money
        }
        pro {
          ...money_money
        }
        guru {
          ...money_money
        }
        business {
          ...money_money
        }
      }
    `,
    key,
  );
  return {
    leadGen: readMoney(leadGen),
    pro: readMoney(pro),
    guru: readMoney(guru),
    business: readMoney(business),
  };
}
