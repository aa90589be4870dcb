import { contactHref } from '../../lead/contactHref.ts';
import { BreakableAddress } from '../links/BreakableAddress.tsx';

/** A contact method as a link, or as plain text if the value does not make a valid link. */
export function ContactValue({ type, value }: { type: 'EMAIL' | 'PHONE' | 'WHATSAPP'; value: string }) {
  const href = contactHref(type, value);
  if (href === null) return value;
  return (
    <a href={href} {...(type === 'WHATSAPP' && { target: '_blank', rel: 'noopener noreferrer' })}>
      <BreakableAddress text={value} />
    </a>
  );
}
