import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { SectionBoundary } from '../../app/content/SectionBoundary.tsx';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { ProjectsPurchaseDialogQuery } from '../../relay/__generated__/ProjectsPurchaseDialogQuery.graphql.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { ProjectsPurchaseForm } from './ProjectsPurchaseForm.tsx';
import { useBuyProjects } from './useBuyProjects.ts';

const query = graphql`
  query ProjectsPurchaseDialogQuery @throwOnFieldError {
    viewer {
      account {
        ...ProjectsPurchaseForm_account
      }
    }
  }
`;

/** Lets the account buy more projects when all are in use (SCR-33, STA-55). */
export function ProjectsPurchaseDialog({ onDone, onClose }: { onDone: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation('score');
  const { t: tCommon } = useTranslation('common');
  const [reference, load] = useQueryLoader<ProjectsPurchaseDialogQuery>(query);
  const tools = useBuyProjects();
  useEffect(() => load({}, { fetchPolicy: 'network-only' }), [load]);
  const loading = (
    <SkeletonGroup label={tCommon(($) => $.loading)}>
      <Skeleton height={220} />
    </SkeletonGroup>
  );
  return (
    <Dialog title={t(($) => $.more.title)} isBusy={tools.isBuying} onClose={onClose}>
      <SectionBoundary resetOn={reference} onRetry={() => load({}, { fetchPolicy: 'network-only' })}>
        <Suspense fallback={loading}>
          {reference ? <Offer reference={reference} tools={tools} onDone={onDone} onClose={onClose} /> : loading}
        </Suspense>
      </SectionBoundary>
    </Dialog>
  );
}

function Offer({
  reference,
  ...ways
}: {
  reference: PreloadedQuery<ProjectsPurchaseDialogQuery>;
  tools: ReturnType<typeof useBuyProjects>;
  onDone: (text: string) => void;
  onClose: () => void;
}) {
  const { viewer } = usePreloadedQuery<ProjectsPurchaseDialogQuery>(query, reference);
  if (!viewer) throw new UnauthenticatedError('No session');
  return <ProjectsPurchaseForm account={viewer.account} {...ways} />;
}
