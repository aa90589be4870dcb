import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { PortalLink } from '../../../site/PortalLink.tsx';
import { usePageHead } from '../../../site/usePageHead.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner, EmptyState } from '../../../ui/Panels.tsx';
import { unsubscribeHead } from './unsubscribeHead.ts';

/**
 * The page of an unsubscribe link (STA-70). Opening it changes nothing. The button posts to the same URL, without
 * JavaScript, and the gateway redirects to the page with a result.
 */
export function UnsubscribeScreen() {
  const { t } = useTranslation('unsubscribe');
  usePageHead(unsubscribeHead(t));
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const result = search.get('result');
  const action = useHref({ pathname: '/unsubscribe', search: new URLSearchParams({ token }).toString() });
  const settings = <PortalLink to="/profile/settings">{t(($) => $.settings)}</PortalLink>;
  if (result === 'done') {
    return (
      <EmptyState isPage icon="success" title={t(($) => $.doneTitle)} action={settings}>
        {t(($) => $.doneText)}
      </EmptyState>
    );
  }
  if (token === '') {
    return (
      <EmptyState isPage icon="search" title={t(($) => $.unknownTitle)} action={settings}>
        {t(($) => $.unknownText)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isPage
      icon="mail"
      title={t(($) => $.title)}
      action={
        <form method="post" action={action}>
          <Button type="submit" look="primary">
            {t(($) => $.button)}
          </Button>
        </form>
      }
    >
      {result === 'failed' && <Banner tone="danger">{t(($) => $.failed)}</Banner>}
      <p>{t(($) => $.text)}</p>
    </EmptyState>
  );
}
