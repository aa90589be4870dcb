import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isUuid } from '../../../domain/uuid.ts';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { paths } from '../../app/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panels.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { useHandOver } from './useHandOver.ts';

/**
 * The page that HubSpot's consent page returns to: adds the lead to HubSpot, or says why it was not added (RST-68,
 * O-22).
 */
export function HubspotScreen() {
  const { t } = useTranslation('hubspot');
  const { t: tCommon } = useTranslation('common');
  const { t: tLead } = useTranslation('lead');
  const [search] = useSearchParams();
  const handOver = useHandOver(search);
  const state = search.get('state') ?? '';
  const place = useRef<HTMLDivElement>(null);
  // The retry disappears if HubSpot refuses for good.
  useKeptFocus(place, { row: 'tr', control: 'a', fallback: 'a' });
  usePageTitle(t(($) => $.title));
  return (
    <PageBody>
      <div ref={place}>
        {handOver.state === 'pending' ? (
          <EmptyState isPage icon="leads" title={t(($) => $.title)}>
            <p role="status">{t(($) => $.adding)}</p>
          </EmptyState>
        ) : (
          <EmptyState
            isPage
            icon="error"
            title={t(($) => $.notAdded)}
            action={
              <>
                {handOver.state === 'failed' && (
                  <Button look="primary" icon="retry" pending={handOver.isSending} onClick={handOver.retry}>
                    {tCommon(($) => $.tryAgain)}
                  </Button>
                )}
                {isUuid(state) ? (
                  <ButtonLink to={paths.lead(state)}>{t(($) => $.back)}</ButtonLink>
                ) : (
                  <ButtonLink to={paths.leads}>{tLead(($) => $.backToLeads)}</ButtonLink>
                )}
              </>
            }
          >
            <p role="alert">
              {handOver.isSending
                ? t(($) => $.adding)
                : handOver.state === 'failed'
                  ? tCommon(($) => $.failure[handOver.kind])
                  : t(($) => $.refusal[handOver.refusal])}
            </p>
          </EmptyState>
        )}
      </div>
    </PageBody>
  );
}
