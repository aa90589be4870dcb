import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { purchaseSession } from '../../app/access/purchaseSession.ts';
import { SectionBoundary } from '../../app/content/SectionBoundary.tsx';
import type {
  PurchaseSource,
  QuickPurchaseDialogQuery,
} from '../../relay/__generated__/QuickPurchaseDialogQuery.graphql.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useCloseOnBack } from '../../ui/dialog/useCloseOnBack.ts';
import { QuickPurchaseBought } from './QuickPurchaseBought.tsx';
import { QuickPurchaseForm } from './QuickPurchaseForm.tsx';
import { useBuyTariff } from './useBuyTariff.ts';
import type { BuyTools } from './useBuyTariff.ts';
import styles from './QuickPurchase.module.css';

const query = graphql`
  query QuickPurchaseDialogQuery($source: PurchaseSource!, $sessionId: String!) @throwOnFieldError {
    viewer {
      account {
        ...QuickPurchaseForm_account @arguments(source: $source, sessionId: $sessionId)
      }
    }
  }
`;

/**
 * Adds a tariff to the account's product: its cost, the purchase and the new tariff (SCR-20, STA-35). Public pages use
 * it too, so it must not import the portal's frame. Stays open when the element that opened it unmounts.
 */
export function QuickPurchaseDialog({
  source,
  next,
  onClose,
}: {
  /** Where the dialog was opened (O-40). */
  source: PurchaseSource;
  /** A link shown after the purchase beside "Continue". */
  next?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation('purchase');
  const { t: tCommon } = useTranslation('common');
  const sessionId = purchaseSession();
  const [reference, load] = useQueryLoader<QuickPurchaseDialogQuery>(query);
  useEffect(() => load({ source, sessionId }, { fetchPolicy: 'store-or-network' }), [source, sessionId, load]);
  const tools = useBuyTariff(source, sessionId);
  const { bought, isBuying } = tools;
  useCloseOnBack(onClose, isBuying);
  // Does not use Skeleton, because public pages would then load the portal's entry chunk, which contains it.
  const loading = (
    <p className={styles.loading} aria-busy="true">
      {tCommon(($) => $.loading)}
    </p>
  );
  return (
    <Dialog title={bought === null ? t(($) => $.title) : t(($) => $.bought.title)} isBusy={isBuying} onClose={onClose}>
      {bought !== null ? (
        <QuickPurchaseBought tier={bought} next={next} onClose={onClose} />
      ) : (
        <SectionBoundary
          resetOn={reference}
          onRetry={() => load({ source, sessionId }, { fetchPolicy: 'network-only' })}
        >
          <Suspense fallback={loading}>
            {reference ? <Offer reference={reference} tools={tools} onClose={onClose} /> : loading}
          </Suspense>
        </SectionBoundary>
      )}
    </Dialog>
  );
}

function Offer({
  reference,
  ...ways
}: {
  reference: PreloadedQuery<QuickPurchaseDialogQuery>;
  tools: BuyTools;
  onClose: () => void;
}) {
  const { t } = useTranslation('purchase');
  const { viewer } = usePreloadedQuery<QuickPurchaseDialogQuery>(query, reference);
  return viewer ? <QuickPurchaseForm account={viewer.account} {...ways} /> : <p>{t(($) => $.failure.signedOut)}</p>;
}
