import { useEffect } from 'react';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { reloadOldPage } from './missingCode.ts';
import { useAutomaticRetry } from './useAutomaticRetry.ts';

/**
 * Replaces a part of a page whose code could not be loaded. If it is the whole page, nothing can be lost, so it reloads
 * by itself where that may help.
 */
export function MissingCode({ isPage = false, block }: { isPage?: boolean; block?: string | undefined }) {
  useEffect(() => {
    if (isPage) void reloadOldPage();
  }, [isPage]);
  useAutomaticRetry('general', () => {
    if (isPage) void reloadOldPage();
  });
  return <ErrorPanel kind="general" isPage={isPage} block={block} onRetry={() => window.location.reload()} />;
}
