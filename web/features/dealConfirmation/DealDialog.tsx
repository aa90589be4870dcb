import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { isMember } from '../../../domain/closedSet.ts';
import { DEAL_ANSWERS } from '../../../domain/dealAnswer.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { DealDialogQuery } from '../../relay/__generated__/DealDialogQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useClearedDraft } from '../form/useClearedDraft.ts';
import { DEAL_DRAFT } from './dealDraft.ts';
import { DealFacts } from './DealFacts.tsx';
import styles from './DealDialog.module.css';

// Loaded only for a deal that can be answered.
const DealForm = lazy(async () => ({ default: (await import('./DealForm.tsx')).DealForm }));

const query = graphql`
  query DealDialogQuery($uuid: String!) @throwOnFieldError {
    viewer {
      id
      deal(uuid: $uuid) {
        id
        canAnswer
        ...DealFacts_deal
        ...DealForm_deal
      }
    }
    filters {
      ...DealForm_filters
    }
  }
`;

interface Props {
  onClose: () => void;
}

/** A reported deal, refetched each time it opens: the question, or the agency's answer (SCR-30, ENT-44). */
export function DealDialog({ dealUuid, ...ways }: Props & { dealUuid: string }) {
  const { onClose } = ways;
  const [reference, load] = useQueryLoader<DealDialogQuery>(query);
  useEffect(() => load({ uuid: dealUuid }, { fetchPolicy: 'network-only' }), [dealUuid, load]);
  return (
    <Suspense fallback={<LoadingDeal onClose={onClose} />}>
      {reference ? <OpenDeal reference={reference} {...ways} /> : <LoadingDeal onClose={onClose} />}
    </Suspense>
  );
}

function OpenDeal({ reference, onClose }: Props & { reference: PreloadedQuery<DealDialogQuery> }) {
  const { t } = useTranslation('deals');
  const { t: tCommon } = useTranslation('common');
  // The answer selected on the deal's card.
  const location: { readonly state: unknown } = useLocation();
  const answer = location.state;
  const { viewer, filters } = usePreloadedQuery<DealDialogQuery>(query, reference);
  if (!viewer) throw new UnauthenticatedError('No session');
  const { deal } = viewer;
  useClearedDraft(DEAL_DRAFT, deal && !deal.canAnswer ? `${viewer.id}:${deal.id}` : null);
  if (deal?.canAnswer) {
    const selected = typeof answer === 'string' && isMember(DEAL_ANSWERS, answer) ? answer : null;
    return <DealForm ownerId={viewer.id} deal={deal} filters={filters} answer={selected} onClose={onClose} />;
  }
  return (
    <Dialog
      title={t(($) => $.title)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{tCommon(($) => $.close)}</Button>}
    >
      {deal ? <DealFacts deal={deal} /> : <p>{t(($) => $.notFound)}</p>}
    </Dialog>
  );
}

function LoadingDeal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('deals');
  return (
    <Dialog title={t(($) => $.title)} onClose={onClose}>
      <div className={styles.loading} aria-busy="true">
        <Skeleton height={72} />
        <Skeleton height={176} />
      </div>
    </Dialog>
  );
}
