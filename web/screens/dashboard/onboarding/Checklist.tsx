import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import type {
  OnboardingStepName,
  OnboardingStepState,
} from '../../../relay/__generated__/Onboarding_viewer.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChecklistStep, DoneStep } from './ChecklistStep.tsx';
import styles from './Checklist.module.css';
import { useCloseOnboarding } from './useCloseOnboarding.ts';

export type OnboardingSteps = readonly {
  readonly name: OnboardingStepName;
  /** Null if it could not be read; the step is then shown as open. */
  readonly state: OnboardingStepState | null;
}[];

/** The onboarding steps and their progress; creating the account counts as the first (SCR-31). */
export function Checklist({
  ownerId,
  email,
  revision,
  steps,
  trialHref,
  canClose,
  onClosed,
}: {
  ownerId: string;
  email: string;
  revision: string | null;
  steps: OnboardingSteps;
  /** Link that starts the trial; null when the subscription already includes the portal or no trial is offered. */
  trialHref: string | null;
  canClose: boolean;
  onClosed: () => void;
}) {
  const { t } = useTranslation('onboarding');
  const format = useFormat();
  const titleId = useId();
  const [close, isClosing] = useCloseOnboarding();
  const total = steps.length + 1;
  const next = steps.findIndex(({ state }) => state !== 'DONE');
  const done = steps.filter(({ state }) => state === 'DONE').length + 1;
  const progress = t(($) => $.checklist.progress, { done: format.number(done), total: format.number(total) });
  const hide = async () => {
    if (!(await close())) return;
    onClosed();
    // The focused button disappears together with the checklist.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.checklist} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} tabIndex={-1}>
          {t(($) => $.checklist.title)}
        </h2>
        <span className={styles.count}>{progress}</span>
        {canClose && (
          <Button size="small" look="quiet" pending={isClosing} onClick={() => void hide()}>
            {t(($) => $.checklist.hide)}
          </Button>
        )}
        <progress max={total} value={done} aria-label={progress} />
      </header>
      <ol role="list">
        <DoneStep title={t(($) => $.step.account.title)} text={t(($) => $.step.account.text, { email })} />
        {steps.map(({ name, state }, index) => (
          <ChecklistStep
            key={name}
            name={name}
            number={index + 2}
            state={state ?? 'OPEN'}
            isNext={index === next}
            ownerId={ownerId}
            email={email}
            revision={revision}
            trialHref={trialHref}
          />
        ))}
      </ol>
    </section>
  );
}
