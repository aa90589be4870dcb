import { Component } from 'react';
import type { ReactNode } from 'react';
import { failureKind, UnauthenticatedError } from '../relay/errors.ts';
import { ErrorPanel } from '../ui/Panels.tsx';

interface Props {
  /** Reads the section again; the boundary shows its children anew afterwards. */
  onRetry: () => void;
  /** A new value (a new answer, another chat) shows the children anew. */
  resetOn?: unknown;
  children: ReactNode;
}

/** Keeps a failing section of a page to itself. A lost session is the page's business. */
export class SectionBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetOn !== this.props.resetOn && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof UnauthenticatedError) throw error;
    return (
      <ErrorPanel
        kind={failureKind(error)}
        onRetry={() => {
          this.props.onRetry();
          this.setState({ error: null });
        }}
      />
    );
  }
}
