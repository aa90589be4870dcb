/** Rounds a rating for display: 4.66 -> 4.7. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
