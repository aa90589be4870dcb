import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Panels.tsx';
import type { PurchaseFailureValue } from './useBuyTariff.ts';

/**
 * Why nothing was bought: the expanded notice with the reason where the payment service gives one, else the general one (ERR-11,
 * ERR-12). It stands in the dialog, because a notice of the page behind it could be neither reached nor heard.
 */
export function PurchaseFailure({ failure: { kind, reason } }: { failure: PurchaseFailureValue }) {
  const { t } = useTranslation('purchase');
  if (reason !== null) {
    return (
      <Banner tone="danger" title={t(($) => $.failure.quickPurchaseExpandedError)}>
        {reason}
      </Banner>
    );
  }
  return <Banner tone="danger">{t(($) => $.failure[kind])}</Banner>;
}
