import { createContext, use, useCallback, useEffect } from 'react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageEvents } from './pageEvents.ts';

/** Null where nothing counts: on the server, in the portal. */
export const PageEventsContext = createContext<PageEvents | null>(null);

/** What makes a view: a place within the page does not. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Counts a view of an agency's page once the browser shows it. */
export function usePageView(alias: string): void {
  const events = use(PageEventsContext);
  const address = usePageAddress();
  useEffect(() => {
    // Said here too: effects of a page run before those of the provider above it.
    events?.at(address);
    return events?.showPage(alias);
  }, [events, address, alias]);
}

/** Counts an agency's card when it was seen: the `ref` of the card's element. */
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

/** Counts that a link of an agency is followed, by whatever button opens it: properties of the link. */
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
