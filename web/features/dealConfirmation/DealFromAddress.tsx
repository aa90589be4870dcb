import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUuid } from '../../../domain/uuid.ts';
import { DialogBoundary } from '../../app/content/DialogBoundary.tsx';
import { DEAL_PARAMETER } from './dealAddress.ts';

const DealDialog = lazy(async () => ({ default: (await import('./DealDialog.tsx')).DealDialog }));

/** Opens the deal named in the URL (SCR-30); closing it removes the parameter (QRY-16). */
export function DealFromAddress() {
  const [search, setSearch] = useSearchParams();
  const uuid = search.get(DEAL_PARAMETER);
  if (uuid === null || !isUuid(uuid)) return null;
  const close = () =>
    setSearch(
      (before) => {
        before.delete(DEAL_PARAMETER);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <DialogBoundary key={uuid} onFailure={close}>
      <DealDialog dealUuid={uuid} onClose={close} />
    </DialogBoundary>
  );
}
