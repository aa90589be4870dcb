/** The exams of the academy, by their names in AgencyScore.certificates. */
export const EXAMS = ['toolkit', 'agency'] as const;
export type Exam = (typeof EXAMS)[number];
