import { Component } from 'react';
import type { ReactNode } from 'react';
import { failureKind, UnauthenticatedError } from '../relay/errors.ts';
import type { FailureKind } from '../relay/errors.ts';
import { useNotices } from '../ui/notices/Notices.tsx';

/** Closes a dialog whose data fails to load and shows a notice instead (ERR-13, ERR-17, ERR-19). */
export function DialogBoundary({ onFailure, children }: { onFailure: () => void; children: ReactNode }) {
  const notices = useNotices();
  return (
    <Boundary
      onError={(kind) => {
        notices.showFailure(kind);
        onFailure();
      }}
    >
      {children}
    </Boundary>
  );
}

class Boundary extends Component<{ onError: (kind: FailureKind) => void; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof UnauthenticatedError)) this.props.onError(failureKind(error));
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof UnauthenticatedError) throw error;
    return error === null ? this.props.children : null;
  }
}
