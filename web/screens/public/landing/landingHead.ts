import type { TFunction } from 'i18next';
import type { PageHead } from '../../../site/pageHead.ts';

/** What the landing page tells search engines; `{q}` in the address of its search stands for what is looked for. */
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
