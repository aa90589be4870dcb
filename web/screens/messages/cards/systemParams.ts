/** The values of a system card by their names (all texts, absent when unknown). */
export type SystemParams = Readonly<Record<string, string | undefined>>;

/** A whole amount in USD as the portal stored it; null when absent or no number. */
export function amountOf(value: string | undefined): number | null {
  if (value === undefined || value.trim() === '') return null;
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : null;
}
