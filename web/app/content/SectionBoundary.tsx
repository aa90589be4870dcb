import { Component, startTransition } from 'react';
import type { ReactNode } from 'react';
import { failureKind, UnauthenticatedError } from '../../relay/errors.ts';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { isMissingCode } from './missingCode.ts';
import { RecoveringError } from './RecoveringError.tsx';
import { useRetry } from './useRetry.ts';

interface SectionProps {
  /** The section's title, if it is a card: a failure is then shown in a card with this title. */
  title?: string;
  /** Custom retry, instead of refetching the page's queries. */
  onRetry?: () => void | Promise<void>;
  /** A change of this value, for example to another chat, resets the error. */
  resetOn?: unknown;
  /**
   * When a retry gets a response, `resetOn` or a key of the parent changes. Resetting before that would read the
   * failure again.
   */
  waitsForAnswer?: boolean;
  children: ReactNode;
}

/** Limits a failure to one section. Retrying refetches the page's queries. */
export function SectionBoundary({ onRetry, ...section }: SectionProps) {
  const { retry, isRetrying } = useRetry();
  return <Boundary {...section} retry={async () => (onRetry ?? retry)()} isRetrying={isRetrying} />;
}

interface Props extends Omit<SectionProps, 'onRetry'> {
  retry: () => Promise<void>;
  isRetrying: boolean;
}

interface State {
  error: unknown;
  resetOn: unknown;
}

class Boundary extends Component<Props, State> {
  override state: State = { error: null, resetOn: this.props.resetOn };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  /** Resets with the update that brings the new value: a navigation then keeps the page until the section has loaded. */
  static getDerivedStateFromProps({ resetOn }: Props, state: State): State | null {
    return resetOn === state.resetOn ? null : { error: null, resetOn };
  }

  readonly #retry = async (): Promise<void> => {
    await this.props.retry();
    if (this.props.waitsForAnswer !== true) startTransition(() => this.setState({ error: null }));
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // A lost session affects the whole page.
    if (error instanceof UnauthenticatedError) throw error;
    if (isMissingCode(error)) {
      // Only when asked, because something may be typed in the other sections.
      return <ErrorPanel kind={failureKind(error)} block={this.props.title} onRetry={() => window.location.reload()} />;
    }
    return (
      <RecoveringError
        kind={failureKind(error)}
        block={this.props.title}
        retrying={this.props.isRetrying}
        onRetry={() => void this.#retry()}
      />
    );
  }
}
