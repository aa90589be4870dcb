import type { ComponentProps } from 'react';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { useAutomaticRetry } from './useAutomaticRetry.ts';

/** Shows what failed, and retries by button and automatically (EXT-04). */
export function RecoveringError(props: ComponentProps<typeof ErrorPanel> & { onRetry: () => void }) {
  useAutomaticRetry(props.kind, props.onRetry);
  return <ErrorPanel {...props} />;
}
