import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { PageEvents } from './pageEvents.ts';
import { pageEventsSender } from './sendPageEvents.ts';
import { PageEventsContext, usePageAddress } from './usePageEvents.ts';

/** Provides event counting to the pages below (DIR-12). Must be inside the router; does nothing on the server. */
export function PageEventsProvider({ endpoint, children }: { endpoint: string; children: ReactNode }) {
  const [events] = useState(() => new PageEvents(pageEventsSender(endpoint)));
  const address = usePageAddress();
  useEffect(() => events.listen(window), [events]);
  useEffect(() => events.at(address), [events, address]);
  return <PageEventsContext value={events}>{children}</PageEventsContext>;
}
