import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import { readMoney } from '../../i18n/money.ts';
import type { LeadBudget_lead$key } from '../../relay/__generated__/LeadBudget_lead.graphql.ts';

/** The lead's budget, as a range or with a single bound. */
export function LeadBudget({ lead }: { lead: LeadBudget_lead$key }) {
  const { t } = useTranslation('leads');
  const { money, moneyRange } = useFormat();
  const { budget } = useFragment(
    graphql`
      fragment LeadBudget_lead on Lead @throwOnFieldError {
        budget {
          from {
            ...money_money
          }
          to {
            ...money_money
          }
        }
      }
    `,
    lead,
  );
  if (!budget) return <>{t(($) => $.budget.none)}</>;
  const from = readMoney(budget.from);
  const to = budget.to ? readMoney(budget.to) : null;
  if (!to) return <>{t(($) => $.budget.over, { from: money(from) })}</>;
  if (from.amount === 0) return <>{t(($) => $.budget.upTo, { to: money(to) })}</>;
  return <>{moneyRange(from, to)}</>;
}
