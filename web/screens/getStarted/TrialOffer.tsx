import { useTranslation } from 'react-i18next';
import { TRIAL_OFFER } from '../../../domain/plans.ts';
import { useSite } from '../../site/site.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { useSubscribeHref } from './useSubscribeHref.ts';

/** The trial, for those who do not want to choose yet (CON-27). */
export function TrialOffer() {
  const { t } = useTranslation('getStarted');
  const { subscribeUrl } = useSite();
  const href = useSubscribeHref();
  return (
    <CallToAction title={t(($) => $.trial.title)} text={t(($) => $.trial.text)}>
      <ButtonAnchor look="primary" href={href(TRIAL_OFFER)}>
        {subscribeUrl === null ? t(($) => $.trial.ask) : t(($) => $.trial.start)}
      </ButtonAnchor>
    </CallToAction>
  );
}
