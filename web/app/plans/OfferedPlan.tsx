import { useEffect } from 'react';
import type { PlanId } from '../../../domain/plans.ts';

/** Reports the plan this account can buy on the spot while it is mounted. */
export function OfferedPlan({ plan, onOffer }: { plan: PlanId; onOffer: (plan: PlanId | null) => void }) {
  useEffect(() => {
    onOffer(plan);
    return () => onOffer(null);
  }, [plan, onOffer]);
  return null;
}
