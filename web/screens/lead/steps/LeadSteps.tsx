import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import styles from './LeadSteps.module.css';
import { useLeadNeighbors } from './useLeadNeighbors.ts';
import type { LeadStep } from './useLeadNeighbors.ts';

/** Buttons that go to the previous and the next lead of the list, as do the keys K and J (EXT-09). */
export function LeadSteps({ slug }: { slug: string }) {
  const { t } = useTranslation('inbox');
  const navigate = useNavigate();
  const { previous, next } = useLeadNeighbors(slug);
  const go = (step: LeadStep | null) => {
    if (step) void navigate(step.to, { state: step.state, replace: true });
  };
  useShortcuts([
    { keys: 'j', label: t(($) => $.keys.next), run: () => go(next) },
    { keys: 'k', label: t(($) => $.keys.previous), run: () => go(previous) },
  ]);
  return (
    <span className={styles.steps}>
      <Step icon="arrowUp" label={t(($) => $.keys.previous)} step={previous} />
      <Step icon="arrowDown" label={t(($) => $.keys.next)} step={next} />
    </span>
  );
}

/** At the ends of the list the button stays visible without a target, so that nothing moves. */
function Step({ icon, label, step }: { icon: IconName; label: string; step: LeadStep | null }) {
  return step === null ? (
    <span className={styles.step} data-disabled="" aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <Link to={step.to} state={step.state} replace className={styles.step} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}
