import { useTranslation } from 'react-i18next';
import { usePortalHref } from '../../../site/PortalLink.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';

/** Next steps for agencies. */
export function ForAgencies() {
  const { t } = useTranslation('landing');
  return (
    <CallToAction title={t(($) => $.cta.title)} text={t(($) => $.cta.text)}>
      <ButtonAnchor look="primary" href={usePortalHref('/signup')}>
        {t(($) => $.cta.signUp)}
      </ButtonAnchor>
      <ButtonLink to="/get-started">{t(($) => $.cta.plans)}</ButtonLink>
      <ButtonLink look="quiet" to="/agencies/lead-generation">
        {t(($) => $.cta.leads)}
      </ButtonLink>
    </CallToAction>
  );
}
