import type { TFunction } from 'i18next';
import { languageTag } from '../../../../domain/locales.ts';
import type { Locale } from '../../../../domain/locales.ts';
import type { PageHead } from '../../../site/pageHead.ts';

const PATH = '/kb/taxes';

/** The day of the last change, which the article names in its own words too. */
export const LAST_CHANGED = '2026-11-21';

/** What the article on taxes tells search engines. */
export function taxesHead(t: TFunction<'taxes'>, productName: string, locale: Locale): PageHead {
  return {
    title: t(($) => $.head.title),
    description: t(($) => $.head.description),
    canonicalPath: PATH,
    breadcrumbs: [
      { name: productName, path: '/' },
      { name: t(($) => $.title), path: PATH },
    ],
    jsonLd: (address) => [
      {
        '@type': 'Article',
        headline: t(($) => $.title),
        description: t(($) => $.head.description),
        inLanguage: languageTag(locale),
        dateModified: LAST_CHANGED,
        mainEntityOfPage: address(PATH),
        author: { '@type': 'Organization', name: productName, url: address('/') },
      },
    ],
  };
}
