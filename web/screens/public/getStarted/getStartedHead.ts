import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { PageHead } from '../../../site/pageHead.ts';
import { faqPage } from '../../../site/faqPage.ts';
import type { Question } from '../../../ui/Questions.tsx';

/** Metadata of the plans page for search engines. */
export function getStartedHead(
  t: TFunction<'getStarted'>,
  productName: string,
  questions: readonly Question[],
): PageHead {
  return {
    title: t(($) => $.head.title),
    description: t(($) => $.head.description),
    canonicalPath: '/get-started',
    breadcrumbs: [
      { name: productName, path: '/' },
      { name: t(($) => $.plans.title), path: '/get-started' },
    ],
    jsonLd: () => [faqPage(questions)],
  };
}

/** Questions agencies ask before they pick a plan. */
export function usePlanQuestions(): readonly Question[] {
  const { t } = useTranslation('getStarted');
  return (['trial', 'difference', 'score', 'appear', 'tax'] as const).map((key) => ({
    key,
    question: t(($) => $.faq[key].question),
    answer: t(($) => $.faq[key].answer),
  }));
}
