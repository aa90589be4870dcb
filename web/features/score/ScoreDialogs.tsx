import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { ScoreDialogsQuery } from '../../relay/__generated__/ScoreDialogsQuery.graphql.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { DialogBoundary } from '../../app/content/DialogBoundary.tsx';
import { SetUpProject } from '../projects/SetUpProject.tsx';
import { AgencyScore } from './AgencyScore.tsx';

const query = graphql`
  query ScoreDialogsQuery @throwOnFieldError {
    viewer {
      score {
        ...AgencyScore_score
        ...SetUpProject_score
      }
    }
  }
`;

/**
 * The score in a dialog (SCR-25). For setting up a project, another dialog takes its place and then leads back to it
 * (STA-55).
 */
export function ScoreDialogs({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('score');
  const { t: tCommon } = useTranslation('common');
  const [reference, load] = useQueryLoader<ScoreDialogsQuery>(query);
  const { revalidate } = useRevalidator();
  const hasChanged = useRef(false);
  useEffect(() => load({}, { fetchPolicy: 'store-and-network' }), [load]);
  useFocusOnOpener();
  const close = () => {
    onClose();
    // The figures and next steps on the page behind the dialog depend on the score.
    if (hasChanged.current) void revalidate();
  };
  const loading = (
    <Dialog title={t(($) => $.title)} wide onClose={close}>
      <SkeletonGroup label={tCommon(($) => $.loading)}>
        <Skeleton height={486} />
      </SkeletonGroup>
    </Dialog>
  );
  return (
    <DialogBoundary onFailure={close} fallback={loading}>
      {reference ? (
        <Shown
          reference={reference}
          onChange={() => {
            hasChanged.current = true;
          }}
          onClose={close}
        />
      ) : (
        loading
      )}
    </DialogBoundary>
  );
}

function Shown({
  reference,
  onChange,
  onClose,
}: {
  reference: PreloadedQuery<ScoreDialogsQuery>;
  onChange: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('score');
  const { viewer } = usePreloadedQuery<ScoreDialogsQuery>(query, reference);
  const [isSettingUp, setSettingUp] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  if (!viewer) throw new UnauthenticatedError('No session');
  if (isSettingUp && viewer.score) {
    return (
      <SetUpProject
        score={viewer.score}
        onDone={(text) => {
          onChange();
          setDone(text);
          setSettingUp(false);
        }}
        onClose={() => setSettingUp(false)}
      />
    );
  }
  return (
    <Dialog title={t(($) => $.title)} wide onClose={onClose}>
      {viewer.score ? (
        <AgencyScore
          score={viewer.score}
          done={done}
          onDone={(text) => {
            onChange();
            setDone(text);
          }}
          onSetUpProject={() => {
            setDone(null);
            setSettingUp(true);
          }}
        />
      ) : (
        <p>{t(($) => $.noPlan)}</p>
      )}
    </Dialog>
  );
}

/**
 * A closing dialog would return the focus to the previous one, which is gone by then; only the last one returns it to
 * the page.
 */
function useFocusOnOpener(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
