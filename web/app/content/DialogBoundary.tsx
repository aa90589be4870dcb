import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { UnauthenticatedError } from '../../relay/errors.ts';
import { useLoadFailureNotice } from './useLoadFailureNotice.ts';

/**
 * Shows a dialog as soon as it has loaded, over the page as it is. Closes it if its data or code fails to load and shows
 * a notice instead (ERR-13, ERR-17, ERR-19); mount it with the dialog, because it stays closed.
 */
export function DialogBoundary({
  onFailure,
  fallback = null,
  children,
}: {
  onFailure: () => void;
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const show = useLoadFailureNotice();
  return (
    <Boundary
      onError={(error) => {
        show(error);
        onFailure();
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof UnauthenticatedError)) this.props.onError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof UnauthenticatedError) throw error;
    return error === null ? this.props.children : null;
  }
}
