import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Panels.tsx';
import type { PurchaseFailureValue } from './purchaseErrors.ts';

/**
 * Why the purchase failed: an expanded notice with the payment provider's reason if given, else a general one (ERR-11,
 * ERR-12). Rendered in the dialog, because a notice behind a modal can be neither reached nor announced.
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
