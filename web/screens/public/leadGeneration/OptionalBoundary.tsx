import { Component } from 'react';
import type { ReactNode } from 'react';

/** Renders nothing if its content fails, because nobody would miss it. */
export class OptionalBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
