import type { Translate } from '../../i18n/texts.ts';
import type { PageHead } from '../../site/pageHead.ts';

const PATH = '/academy/exams';

/** What the page of the exams tells search engines. */
export function academyHead(t: Translate<'academy'>, productName: string): PageHead {
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
