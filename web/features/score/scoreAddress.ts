/** The search parameter that opens the score (QRY-15). */
export const SCORE_PARAMETER = 'score';
