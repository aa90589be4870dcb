import type { TFunction } from 'i18next';
import type { PageHead } from '../../../site/pageHead.ts';

/** Metadata of the landing page for search engines; `{q}` in the search URL is the query. */
export function landingHead(t: TFunction<'landing'>, productName: string): PageHead {
  return {
    title: t(($) => $.head.title),
    description: t(($) => $.head.description),
    canonicalPath: '/',
    jsonLd: (address) => [
      {
        '@type': 'WebSite',
        name: productName,
        url: address('/'),
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: address('/agencies?q={q}') },
          'query-input': 'required name=q',
        },
      },
      { '@type': 'Organization', name: productName, url: address('/') },
    ],
  };
}
