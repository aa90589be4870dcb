import { createContext, use, useCallback, useEffect } from 'react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageEvents } from './pageEvents.ts';

/** Null where nothing is counted: on the server and in the portal. */
export const PageEventsContext = createContext<PageEvents | null>(null);

/** What identifies a view; hash changes don't start a new one. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Counts a view of an agency's page once it is visible. */
export function usePageView(alias: string): void {
  const events = use(PageEventsContext);
  const address = usePageAddress();
  useEffect(() => {
    // Set here too: effects of a page run before its provider's.
    events?.at(address);
    return events?.showPage(alias);
  }, [events, address, alias]);
}

/** Counts an impression of an agency's card. Returns the `ref` for its element. */
export function useImpression(alias: string): (element: Element | null) => (() => void) | undefined {
  const events = use(PageEventsContext);
  return useCallback(
    (element) => (element && events ? events.impressions.observe(element, alias) : undefined),
    [events, alias],
  );
}

interface CountedLink {
  readonly onClick: () => void;
  readonly onAuxClick: (event: MouseEvent) => void;
}

/** Event handlers for a link that count clicks, also with the middle button. */
export function useCountedLink(alias: string, type: 'WEBSITE_CLICK' | 'LINK_CLICK'): CountedLink {
  const events = use(PageEventsContext);
  const count = (): void => events?.click(alias, type);
  return {
    onClick: count,
    onAuxClick: (event) => {
      if (event.button === 1) count();
    },
  };
}
