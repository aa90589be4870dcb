import type { TFunction } from 'i18next';
import type { PageHead } from '../../../site/pageHead.ts';

/** Metadata of the page of an unsubscribe link, which is never indexed. */
export function unsubscribeHead(t: TFunction<'unsubscribe'>): PageHead {
  return {
    title: t(($) => $.title),
    description: t(($) => $.text),
    robots: 'noindex, follow',
    // The canonical URL omits the token of the link.
    canonicalPath: '/unsubscribe',
  };
}
