import type { TFunction } from 'i18next';
import type { PageHead } from '../../../site/pageHead.ts';

/** Metadata of a review link's page, which is never indexed. `title`: its heading. */
export function reviewHead(t: TFunction<'review'>, uuid: string, title: string): PageHead {
  return {
    title,
    description: t(($) => $.description),
    robots: 'noindex, follow',
    canonicalPath: `/review/${encodeURIComponent(uuid)}`,
  };
}

/** The same for an invalid link. */
export function unknownReviewHead(t: TFunction<'review'>, uuid: string): PageHead {
  return {
    status: 404,
    title: t(($) => $.notFound.title),
    description: t(($) => $.notFound.text),
    canonicalPath: `/review/${encodeURIComponent(uuid)}`,
  };
}
