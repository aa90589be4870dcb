import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts';
import { StepLink } from '../../leads/walk/StepLink.tsx';
import styles from './LeadSteps.module.css';
import { useLeadNeighbors } from './useLeadNeighbors.ts';
import type { LeadStep } from './useLeadNeighbors.ts';

/**
 * The position in the list, and buttons that go to the previous and the next lead of the list, as do the keys K and J
 * (EXT-09). Renders nothing for a lead that the list does not have, such as an older one opened by a link.
 */
export function LeadSteps({ slug }: { slug: string }) {
  const { t } = useTranslation('inbox');
  const navigate = useNavigate();
  const { isOutside, place, previous, next } = useLeadNeighbors(slug);
  const go = (step: LeadStep | null) => {
    if (step) void navigate(step.to, { state: step.state, replace: true });
  };
  useShortcuts([
    { keys: 'j', label: t(($) => $.keys.next), run: () => go(next) },
    { keys: 'k', label: t(($) => $.keys.previous), run: () => go(previous) },
  ]);
  if (isOutside) return null;
  return (
    <span className={styles.steps}>
      {place && <span className={styles.position}>{t(($) => $.walk.position, { ...place })}</span>}
      <StepLink icon="arrowUp" label={t(($) => $.keys.previous)} to={previous?.to ?? null} state={previous?.state} />
      <StepLink icon="arrowDown" label={t(($) => $.keys.next)} to={next?.to ?? null} state={next?.state} />
    </span>
  );
}
