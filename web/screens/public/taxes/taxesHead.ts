import type { TFunction } from 'i18next';
import { languageTag } from '../../../../domain/locales.ts';
import type { Locale } from '../../../../domain/locales.ts';
import type { PageHead } from '../../../site/pageHead.ts';

const PATH = '/kb/taxes';

/** Date of the last change; also part of the article's text. */
export const LAST_CHANGED = '2026-11-21';

/** Metadata of the tax article. */
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
