import type { i18n } from 'i18next';
import type { LoaderFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadTexts } from '../i18n/loadTexts.ts';
import { queryLoader } from './queryLoader.ts';
import type { Route } from './route.ts';

/**
 * Starts a page's query, then waits for its texts. Texts that fail to load fail the navigation: the route shows its
 * error panel, whose button reloads the page.
 */
export function pageLoader(
  environment: IEnvironment,
  i18n: i18n,
  { query, namespaces }: Pick<Route, 'query' | 'namespaces'>,
): LoaderFunction {
  const start = query && queryLoader(environment, query);
  return async (args) => {
    const started: unknown = start?.(args) ?? null;
    await loadTexts(i18n, namespaces);
    return started;
  };
}
