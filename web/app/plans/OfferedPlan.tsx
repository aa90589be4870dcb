import { useEffect } from 'react';
import type { PlanId } from '../../../domain/plans.ts';

/** While mounted, reports the plan this account can buy as a quick purchase. */
export function OfferedPlan({ plan, onOffer }: { plan: PlanId; onOffer: (plan: PlanId | null) => void }) {
  useEffect(() => {
    onOffer(plan);
    return () => onOffer(null);
  }, [plan, onOffer]);
  return null;
}
