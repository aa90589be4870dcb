import { useEffect } from 'react';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { useAutomaticRetry } from './useAutomaticRetry.ts';

/** Age in ms below which a page has the scripts of the current release, so reloading it by itself would not help. */
const YOUNG_MS = 60_000;

/**
 * Replaces a screen whose code could not be loaded. Nothing can be lost there, so the page reloads by itself where that
 * may help.
 */
export function MissingScreen() {
  useEffect(() => void reloadOldPage(), []);
  useAutomaticRetry('general', () => void reloadOldPage());
  return <ErrorPanel isPage kind="general" onRetry={() => window.location.reload()} />;
}

/** Reloads the page, unless it was just loaded or the site is unreachable. */
async function reloadOldPage(): Promise<void> {
  if (performance.now() < YOUNG_MS) return;
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD' });
    if (ok) window.location.reload();
  } catch {
    // Unreachable. There is a button.
  }
}
