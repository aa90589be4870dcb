import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DialogBoundary } from '../../app/content/DialogBoundary.tsx';
import { REVIEWABLE_PARAMETER } from './reviewAddress.ts';

const ReviewChooser = lazy(async () => ({ default: (await import('./ReviewChooser.tsx')).ReviewChooser }));

/** Opens the list of leads to ask via `?reviewableLeads=1` (QRY-13); closing it removes the parameter (QRY-16). */
export function ReviewFromAddress() {
  const [search, setSearch] = useSearchParams();
  if (search.get(REVIEWABLE_PARAMETER) !== '1') return null;
  const close = () =>
    setSearch(
      (before) => {
        before.delete(REVIEWABLE_PARAMETER);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <DialogBoundary onFailure={close}>
      <ReviewChooser onClose={close} />
    </DialogBoundary>
  );
}
