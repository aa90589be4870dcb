import type { ContactMethodType } from '../../relay/__generated__/LeadContacts_lead.graphql.ts';

/** Link for a contact method (STA-09); null if the value cannot be one. */
export function contactHref(type: ContactMethodType, value: string): string | null {
  const number = value.replace(/[^\d+]/g, '');
  if (type === 'EMAIL') {
    const [, mailbox, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(value) ?? [];
    // Only the parts are encoded: mail programs want the @ itself (RFC 6068).
    return mailbox && domain ? `mailto:${encodeURIComponent(mailbox)}@${encodeURIComponent(domain)}` : null;
  }
  if (type === 'PHONE') return /^\+?\d{3,}$/.test(number) ? `tel:${number}` : null;
  if (type === 'WHATSAPP') return /^\+?\d{6,}$/.test(number) ? `https://wa.me/${number.replace('+', '')}` : null;
  return null;
}
