import type { ComponentProps } from 'react';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { useAutomaticRetry } from './useAutomaticRetry.ts';

/** What failed, with a retry by button and by itself (EXT-04). */
export function RecoveringError(props: ComponentProps<typeof ErrorPanel> & { onRetry: () => void }) {
  useAutomaticRetry(props.kind, props.onRetry);
  return <ErrorPanel {...props} />;
}
