import { normalizePhone } from '../../../domain/contact/phone.ts';
import type { ContactMethodType } from '../../relay/__generated__/LeadContacts_lead.graphql.ts';

/** Link for a contact method (STA-09); null if the value does not make a valid link. */
export function contactHref(type: ContactMethodType, value: string): string | null {
  if (type === 'EMAIL') {
    const [, mailbox, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(value) ?? [];
    // Only the two parts are encoded, because mail programs expect a literal @ (RFC 6068).
    return mailbox && domain ? `mailto:${encodeURIComponent(mailbox)}@${encodeURIComponent(domain)}` : null;
  }
  if (type === 'PHONE') {
    // Also a number without a country, but not one with an extension, which would become a different number.
    const dialed = /^\+?[\d\s()./\u2010-\u2015-]+$/.test(value) ? value.replace(/[^\d+]/g, '') : '';
    const number = normalizePhone(value) ?? dialed;
    return number.length >= 3 ? `tel:${number}` : null;
  }
  if (type === 'WHATSAPP') {
    const number = normalizePhone(value) ?? normalizePhone(`+${value}`);
    return number ? `https://wa.me/${number.slice(1)}` : null;
  }
  return null;
}
