import { useTranslation } from 'react-i18next';
import { planBenefits } from '../../../domain/plans.ts';
import type { Plan, PlanBenefit } from '../../../domain/plans.ts';
import { isUnlimited } from '../../../domain/tariffs.ts';
import { CheckedList } from '../../ui/lists/CheckedList.tsx';
import { PRODUCT_TITLES } from './planNames.ts';

/** The two benefits a plan is offered with. */
export function PlanBenefits({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const { t: tCommon } = useTranslation('common');
  const textOf = (benefit: PlanBenefit): string => {
    switch (benefit.kind) {
      case 'page':
        return t(($) => $.benefit.page);
      case 'work':
        return t(($) => $.benefit.work);
      case 'everythingIn':
        return t(($) => $.benefit.everythingIn, { plan: tCommon(($) => $.tier[benefit.plan]) });
      case 'toolkit':
        return t(($) => $.benefit.toolkit, { product: PRODUCT_TITLES[benefit.product] });
      case 'room':
        return t(($) => $.benefit.room, {
          offices: t(($) => $.benefit.offices, { count: benefit.offices ?? 0 }),
          services: isUnlimited(benefit.services)
            ? t(($) => $.benefit.unlimitedServices)
            : t(($) => $.benefit.services, { count: benefit.services ?? 0 }),
        });
    }
  };
  return <CheckedList items={planBenefits(plan).map((benefit) => ({ key: benefit.kind, text: textOf(benefit) }))} />;
}
