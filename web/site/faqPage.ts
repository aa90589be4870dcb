import type { Question } from '../ui/Questions.tsx';
import type { JsonLd } from './pageHead.ts';

/** The questions of a page as schema.org knows them; they must stand in the page word by word. */
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
