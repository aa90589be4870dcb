import type { TFunction } from 'i18next';
import type { PageHead } from '../../../site/pageHead.ts';

/** Metadata of a review link's page, which is never indexed. `agency`: its name, if known. */
export function reviewHead(t: TFunction<'review'>, uuid: string, agency: string | null): PageHead {
  return {
    title: agency === null ? t(($) => $.title) : t(($) => $.titleOf, { name: agency }),
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
