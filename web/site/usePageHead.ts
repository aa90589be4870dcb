import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { absoluteAddress, useSite } from './site.ts';
import type { PageHead } from './pageHead.ts';

/** Tags for link previews and search engines, which load every page from the server. */
const OF_SERVED_PAGE = 'meta[property^="og:"], link[hreflang], script[type="application/ld+json"]';

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
    setContent('meta[name="description"]', head.description);
    setContent('meta[name="robots"]', head.robots ?? (head.status ? 'noindex' : 'all'));
    const canonical = document.head.querySelector('link[rel="canonical"]');
    const address = absoluteAddress(site, head.canonicalPath);
    if (canonical?.getAttribute('href') === address) return;
    canonical?.setAttribute('href', address);
    // Extensions and share dialogs read the page itself, and would take what describes another one.
    for (const tag of document.head.querySelectorAll(OF_SERVED_PAGE)) tag.remove();
  }, [title, head, site]);
}

/** The server writes these tags into every public page. */
function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content);
}
