import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DialogBoundary } from './DialogBoundary.tsx';

/** Shows a dialog while the URL has a valid search parameter; closing it removes the parameter (QRY-16). */
export function DialogFromAddress({
  parameter,
  isValid,
  children,
}: {
  parameter: string;
  isValid: (value: string) => boolean;
  children: (value: string, close: () => void) => ReactNode;
}) {
  const [search, setSearch] = useSearchParams();
  const value = search.get(parameter);
  if (value === null || !isValid(value)) return null;
  const close = () =>
    setSearch(
      (before) => {
        before.delete(parameter);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <DialogBoundary key={value} onFailure={close}>
      {children(value, close)}
    </DialogBoundary>
  );
}
