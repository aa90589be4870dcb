import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';

/** Progress towards a goal: "2 of 3". Without the goal once there is more: there may be more stories than count. */
export function useProgress(): (done: number, goal: number) => string {
  const { t } = useTranslation('pageOptimization');
  const { number } = useFormat();
  return (done, goal) =>
    done > goal ? number(done) : t(($) => $.progress, { done: number(done), goal: number(goal) });
}
