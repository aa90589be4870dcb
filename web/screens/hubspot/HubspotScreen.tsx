import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isUuid } from '../../../domain/uuid.ts';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { paths } from '../../app/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panels.tsx';
import { useHandOver } from './useHandOver.ts';

/**
 * The page that HubSpot's consent page returns to: adds the lead to HubSpot, or says why it was not added (RST-68,
 * O-22).
 */
export function HubspotScreen() {
  const { t } = useTranslation('hubspot');
  const { t: tCommon } = useTranslation('common');
  const [search] = useSearchParams();
  const handOver = useHandOver(search);
  const state = search.get('state') ?? '';
  usePageTitle(t(($) => $.title));
  if (handOver.state === 'pending') {
    return (
      <PageBody>
        <EmptyState isPage icon="leads" title={t(($) => $.title)}>
          <p role="status">{t(($) => $.adding)}</p>
        </EmptyState>
      </PageBody>
    );
  }
  const back = <ButtonLink to={isUuid(state) ? paths.lead(state) : paths.leads}>{t(($) => $.back)}</ButtonLink>;
  return (
    <PageBody>
      <EmptyState
        isPage
        icon="error"
        title={t(($) => $.notAdded)}
        action={
          <>
            {handOver.state === 'failed' && (
              <Button look="primary" icon="retry" onClick={handOver.retry}>
                {tCommon(($) => $.tryAgain)}
              </Button>
            )}
            {back}
          </>
        }
      >
        <p role="alert">
          {handOver.state === 'failed'
            ? tCommon(($) => $.failure[handOver.kind])
            : t(($) => $.refusal[handOver.refusal])}
        </p>
      </EmptyState>
    </PageBody>
  );
}
