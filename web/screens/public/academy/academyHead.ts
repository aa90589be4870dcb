import type { TFunction } from 'i18next';
import type { PageHead } from '../../../site/pageHead.ts';

const PATH = '/academy/exams';

/** Metadata of the exams page for search engines. */
export function academyHead(t: TFunction<'academy'>, productName: string): PageHead {
  return {
    title: t(($) => $.head.title),
    description: t(($) => $.head.description),
    canonicalPath: PATH,
    breadcrumbs: [
      { name: productName, path: '/' },
      { name: t(($) => $.hero.title), path: PATH },
    ],
  };
}
