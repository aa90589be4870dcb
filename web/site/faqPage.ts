import type { Question } from '../ui/Questions.tsx';
import type { JsonLd } from './pageHead.ts';

/** A page's FAQ as schema.org data; the page must contain the texts word for word. */
export function faqPage(questions: readonly Question[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
