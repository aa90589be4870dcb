/** The academy's exams, named as in AgencyScore.certificates. */
export const EXAMS = ['toolkit', 'agency'] as const;
export type Exam = (typeof EXAMS)[number];
