import { useTranslation } from 'react-i18next';
import { PortalButton } from '../../site/PortalLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';

/** What an agency can do next. */
export function ForAgencies() {
  const { t } = useTranslation('landing');
  return (
    <CallToAction title={t(($) => $.cta.title)} text={t(($) => $.cta.text)}>
      <PortalButton look="primary" to="/signup">
        {t(($) => $.cta.signUp)}
      </PortalButton>
      <ButtonLink to="/get-started">{t(($) => $.cta.plans)}</ButtonLink>
      <ButtonLink look="quiet" to="/agencies/lead-generation">
        {t(($) => $.cta.leads)}
      </ButtonLink>
    </CallToAction>
  );
}
