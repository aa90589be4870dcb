import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { absoluteAddress, useSite } from './site.ts';
import type { PageHead } from './pageHead.ts';

/**
 * Sets a page's metadata: on the server for HTML head and status, in the browser for tab title and links after
 * navigation. Each public screen calls it once with the result of its `<name>Head.ts`.
 */
export function usePageHead(head: PageHead): void {
  const site = useSite();
  const { t } = useTranslation('common');
  const title = `${head.title} · ${t(($) => $.productName)}`;
  site.collectHead?.(head);
  useEffect(() => {
    document.title = title;
    setContent('meta[name="description"]', 'content', head.description);
    setContent('meta[name="robots"]', 'content', head.robots ?? (head.status ? 'noindex' : 'all'));
    setContent('link[rel="canonical"]', 'href', absoluteAddress(site, head.canonicalPath));
  }, [title, head, site]);
}

/** Tags that the server writes into every public page. */
function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
