import { useEffect, useEffectEvent } from 'react';
import type { FailureKind } from '../../relay/errors.ts';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { useAutomaticRetry } from './useAutomaticRetry.ts';

/** Age in ms below which a page has the scripts of the current release, so reloading it by itself would not help. */
const YOUNG_MS = 60_000;

/**
 * Replaces a screen whose code could not be loaded. Nothing can be lost there, so the page reloads by itself where that
 * may help. `ageOfPage` is in ms.
 */
export function MissingScreen({
  kind = 'general',
  ageOfPage = () => performance.now(),
}: {
  kind?: FailureKind;
  ageOfPage?: () => number;
}) {
  const tryReload = (atAnyAge = false) => {
    if (atAnyAge || ageOfPage() >= YOUNG_MS) void reloadIfReachable();
  };
  const tryAtOnce = useEffectEvent(tryReload);
  useEffect(() => tryAtOnce(), []);
  // A page that was offline reloads at any age, because its scripts may be those of the current release; but not at once,
  // because a browser that takes itself for offline would then reload endlessly.
  useAutomaticRetry('general', () => tryReload(kind === 'network'));
  return <ErrorPanel isPage kind={kind} onRetry={() => window.location.reload()} />;
}

async function reloadIfReachable(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD' });
    if (ok) window.location.reload();
  } catch {
    // There is a button.
  }
}
