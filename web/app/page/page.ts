import { createContext, use } from 'react';
import type { Session } from './session.ts';
import type { ShellSettings } from './shellSettings.ts';
import type { Analytics } from './analytics.ts';
import type { Shortcuts } from './shortcuts.ts';
import type { Freshness } from '../../relay/freshness.ts';
import type { LiveConnection } from '../../relay/subscribe.ts';

/** The page's singletons. */
export interface Page {
  readonly basePath: string;
  readonly settings: ShellSettings;
  readonly session: Session;
  readonly live: LiveConnection;
  readonly freshness: Freshness;
  readonly analytics: Analytics;
  readonly shortcuts: Shortcuts;
}

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('No page above this component');
  return page;
}
