import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadDraft } from '../../../features/form/keptDraft.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { APPLICATION_DRAFT } from './applicationDraft.ts';
import styles from './Checklist.module.css';
import type { OnboardingSteps } from './Checklist.tsx';
import { StepLink } from './StepLink.tsx';

// Loaded on demand: an account sends it only once.
const ApplicationForm = lazy(async () => ({ default: (await import('./ApplicationForm.tsx')).ApplicationForm }));

export type StepName = OnboardingSteps[number]['name'];

/** An open step: what to do, and a link to it. */
export function ChecklistStep({
  name,
  number,
  state,
  isNext,
  ownerId,
  email,
  revision,
  trialHref,
}: {
  name: StepName;
  number: number;
  state: 'DONE' | 'OPEN' | 'LATER';
  /** Emphasized, as the first one that is not done. */
  isNext: boolean;
  ownerId: string;
  email: string;
  /** Revision of the page before the application. */
  revision: string | null;
  trialHref: string | null;
}) {
  const { t } = useTranslation('onboarding');
  const format = useFormat();
  const [isApplying, setApplying] = useState(
    () => name === 'CREATE_PAGE' && loadDraft(APPLICATION_DRAFT, ownerId) !== null,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const step = t(($) => $.step[name].title);
  if (state === 'DONE') return <DoneStep title={step} text={t(($) => $.step[name].text)} />;
  const startsTrial = name === 'CREATE_PAGE' && state === 'LATER' && trialHref !== null;
  const waitsForLead = name === 'ASK_FOR_REVIEW' && state === 'LATER' && trialHref === null;
  const cancel = () => {
    setApplying(false);
    opener.current?.focus();
  };
  const action = (): ReactNode => {
    const text = t(($) => $.step[name].action);
    if (startsTrial) {
      return (
        <ButtonAnchor size="small" href={trialHref}>
          {text}
        </ButtonAnchor>
      );
    }
    if (state === 'LATER') return <span className={styles.later}>{t(($) => $.checklist.later)}</span>;
    if (name === 'CREATE_PAGE') {
      return (
        <Button ref={opener} size="small" aria-expanded={isApplying} onClick={() => setApplying(!isApplying)}>
          {text}
          <span className="visually-hidden"> {step}</span>
        </Button>
      );
    }
    return <StepLink name={name} />;
  };
  return (
    <li className={styles.step} data-next={isNext || undefined}>
      <span className={styles.number} aria-hidden="true">
        {format.number(number)}
      </span>
      <div className={styles.text}>
        <strong>{step}</strong>
        <span>{waitsForLead ? t(($) => $.step.ASK_FOR_REVIEW.later) : t(($) => $.step[name].text)}</span>
      </div>
      {action()}
      {isApplying && state === 'OPEN' && (
        <div className={styles.form}>
          <Suspense fallback={<Skeleton height={320} />}>
            <ApplicationForm ownerId={ownerId} email={email} revision={revision} onCancel={cancel} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

/** A completed step. */
export function DoneStep({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('onboarding');
  return (
    <li className={styles.step}>
      <span className={styles.tick}>
        <Icon name="check" size={16} />
        <span className="visually-hidden">{t(($) => $.checklist.done)}</span>
      </span>
      <div className={styles.text}>
        <span className={styles.done}>{title}</span>
        <span>{text}</span>
      </div>
    </li>
  );
}
