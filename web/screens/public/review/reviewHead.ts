import type { TFunction } from 'i18next';
import type { PageHead } from '../../../site/pageHead.ts';

/** What the page of a review's link says of itself: it is for one reader, and not to be found. `agency`: its name, when known. */
export function reviewHead(t: TFunction<'review'>, uuid: string, agency: string | null): PageHead {
  return {
    title: agency === null ? t(($) => $.title) : t(($) => $.titleOf, { name: agency }),
    description: t(($) => $.description),
    robots: 'noindex, follow',
    canonicalPath: `/review/${encodeURIComponent(uuid)}`,
  };
}

/** The same where the link leads to nothing. */
export function unknownReviewHead(t: TFunction<'review'>, uuid: string): PageHead {
  return {
    status: 404,
    title: t(($) => $.notFound.title),
    description: t(($) => $.notFound.text),
    canonicalPath: `/review/${encodeURIComponent(uuid)}`,
  };
}
