import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { absoluteAddress, useSite } from './site.ts';
import type { PageHead } from './pageHead.ts';

/**
 * Says what the page is: on the server for the HTML's head and the status of the answer, in the browser for tab and links after a
 * step to another page. Each public screen calls it once, with what its `<name>Head.ts` makes of its data.
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

/** The server writes each of them into every public page. */
function setContent(selector: string, attribute: string, value: string): void {
  const element = document.head.querySelector(selector);
  if (element && element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
