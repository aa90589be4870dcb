import { useEffect } from 'react';
import type { PlanId } from '../../../domain/plans.ts';

/** Tells the plans beside it which of them the reader's account can buy here, as long as it can. */
export function OfferedPlan({ plan, onOffer }: { plan: PlanId; onOffer: (plan: PlanId | null) => void }) {
  useEffect(() => {
    onOffer(plan);
    return () => onOffer(null);
  }, [plan, onOffer]);
  return null;
}
