/** The name of a range of months (ENT-20). */
export function durationName(from: number | null, to: number | null) {
  if (from === null || from === 0) return 'LESS_THAN_MONTH';
  if (to === null) return 'MORE_THAN_SIX_MONTHS';
  return from < 3 ? 'ONE_TO_THREE_MONTHS' : 'THREE_TO_SIX_MONTHS';
}
