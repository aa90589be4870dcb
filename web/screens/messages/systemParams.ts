/** The values of a system card by their names (all texts, absent when unknown). */
export type SystemParams = Readonly<Record<string, string | undefined>>;

/** Makes a card's list of names and values readable by name. */
export function systemParams(list: readonly { readonly name: string; readonly value: string }[]): SystemParams {
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** A whole amount in USD as the portal stored it; null when absent or no number. */
export function amountOf(value: string | undefined): number | null {
  if (value === undefined || value.trim() === '') return null;
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : null;
}

/** Ways to reach a lead that the browser can start. */
export type ContactKind = 'email' | 'phone' | 'whatsapp';

/** Address that starts a mail, a call or a WhatsApp chat; null when the value cannot be one. */
export function contactHref(kind: ContactKind, value: string): string | null {
  if (kind === 'email') return /^[^\s@?&]+@[^\s@?&]+$/.test(value.trim()) ? `mailto:${value.trim()}` : null;
  const digits = value.replace(/\D/g, '');
  if (digits.length < 4) return null;
  if (kind === 'whatsapp') return `https://wa.me/${digits.replace(/^00/, '')}`;
  return `tel:${value.trim().startsWith('+') ? '+' : ''}${digits}`;
}
