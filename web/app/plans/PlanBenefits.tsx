import { useTranslation } from 'react-i18next';
import type { PlanBenefit } from '../../../domain/plans.ts';
import { isUnlimited } from '../../../domain/tariffs.ts';
import { CheckedList } from '../../ui/lists/CheckedList.tsx';
import { PRODUCT_TITLES } from './planNames.ts';

/** Benefits of a plan as a checked list. */
export function PlanBenefits({ benefits }: { benefits: readonly PlanBenefit[] }) {
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
      case 'reach':
        return t(($) => $.benefit.reach, {
          languages: t(($) => $.benefit.languages, { count: benefit.languages ?? 0 }),
          places: t(($) => $.benefit.regions, { count: benefit.regions ?? 0 }),
        });
    }
  };
  return <CheckedList items={benefits.map((benefit) => ({ key: benefit.kind, text: textOf(benefit) }))} />;
}
