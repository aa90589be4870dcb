import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DialogBoundary } from '../../app/content/DialogBoundary.tsx';
import { SCORE_PARAMETER } from './scoreAddress.ts';

const ScoreDialogs = lazy(async () => ({ default: (await import('./ScoreDialogs.tsx')).ScoreDialogs }));

/** Opens the score via `?score=1` (QRY-15); closing it removes the parameter (QRY-16). */
export function ScoreFromAddress() {
  const [search, setSearch] = useSearchParams();
  if (!search.get(SCORE_PARAMETER)) return null;
  const close = () =>
    setSearch(
      (before) => {
        before.delete(SCORE_PARAMETER);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <DialogBoundary onFailure={close}>
      <ScoreDialogs onClose={close} />
    </DialogBoundary>
  );
}
