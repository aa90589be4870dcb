import type { ContactMethodType } from '../../relay/__generated__/LeadContacts_lead.graphql.ts';

/** Link for a contact method (STA-09); null if the value does not make a valid link. */
export function contactHref(type: ContactMethodType, value: string): string | null {
  const number = value.replace(/[^\d+]/g, '');
  if (type === 'EMAIL') {
    const [, mailbox, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(value) ?? [];
    // Only the two parts are encoded, because mail programs expect a literal @ (RFC 6068).
    return mailbox && domain ? `mailto:${encodeURIComponent(mailbox)}@${encodeURIComponent(domain)}` : null;
  }
  if (type === 'PHONE') return /^\+?\d{3,}$/.test(number) ? `tel:${number}` : null;
  if (type === 'WHATSAPP') return /^\+?\d{6,}$/.test(number) ? `https://wa.me/${number.replace('+', '')}` : null;
  return null;
}
