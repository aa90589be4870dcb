import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { useAutomaticRetry } from './useAutomaticRetry.ts';
import { useFocusOnReplacement } from './useFocusOnReplacement.ts';

/** Shows what failed, and retries by button and automatically (EXT-04). */
export function RecoveringError(props: ComponentProps<typeof ErrorPanel> & { onRetry: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useAutomaticRetry(props.kind, props.onRetry);
  useFocusOnReplacement(panel);
  return <ErrorPanel ref={panel} {...props} />;
}
