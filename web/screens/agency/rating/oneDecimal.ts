/** A rating as it is told: 4.66 -> 4.7. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
