import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardField, CardFields, CardFrame } from './CardFrame.tsx';
import { ContactValue } from './ContactValue.tsx';
import type { SystemParams } from './systemParams.ts';
import { Website } from '../links/Website.tsx';

/** The lead's contact details as links. */
export function ContactsCard({ params, time }: { params: SystemParams; time: ReactNode }) {
  const { t } = useTranslation('messages');
  const { email, phone, whatsapp, website } = params;
  return (
    <CardFrame icon="user" tone="success" title={t(($) => $.card.contacts)} time={time}>
      <p>{t(($) => $.card.contactsText)}</p>
      <CardFields>
        <CardField name={t(($) => $.field.name)}>{params['name']}</CardField>
        <CardField name={t(($) => $.field.company)}>{params['company']}</CardField>
        <CardField wide name={t(($) => $.field.email)}>
          {email && <ContactValue type="EMAIL" value={email} />}
        </CardField>
        <CardField name={t(($) => $.field.phone)}>{phone && <ContactValue type="PHONE" value={phone} />}</CardField>
        <CardField name={t(($) => $.field.whatsapp)}>
          {whatsapp && <ContactValue type="WHATSAPP" value={whatsapp} />}
        </CardField>
        <CardField wide name={t(($) => $.field.website)}>
          {website && <Website value={website} />}
        </CardField>
        <CardField wide name={t(($) => $.field.other)}>
          {params['other']}
        </CardField>
      </CardFields>
    </CardFrame>
  );
}
