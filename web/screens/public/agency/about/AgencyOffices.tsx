import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { AgencyOffices_agency$key } from '../../../../relay/__generated__/AgencyOffices_agency.graphql.ts';
import { useCountedLink } from '../../../../site/usePageEvents.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { phoneHref } from '../links/phoneHref.ts';
import { Part } from '../section/Part.tsx';
import styles from './AgencyOffices.module.css';

/** The agency's offices, the head office first. */
export function AgencyOffices({ agency }: { agency: AgencyOffices_agency$key }) {
  const { t } = useTranslation('agency');
  const { country } = useFormat();
  const { alias, offices } = useFragment(
    graphql`
      fragment AgencyOffices_agency on Agency @throwOnFieldError {
        alias
        offices {
          location {
            name
            country
          }
          address
          postalCode
          phone
          phoneText
        }
      }
    `,
    agency,
  );
  const counted = useCountedLink(alias, 'LINK_CLICK');
  return (
    <Part id="offices" title={t(($) => $.offices.title)}>
      <ul role="list" className={styles.offices}>
        {offices.map(({ location, address, postalCode, phone, phoneText }, index) => (
          <li key={index} className={styles.office}>
            <h3>
              {location?.name}
              {index === 0 && offices.length > 1 && <Chip>{t(($) => $.offices.head)}</Chip>}
            </h3>
            <address className={styles.address}>
              {address && <span>{address}</span>}
              <span>{[postalCode, location?.name].filter(Boolean).join(' ')}</span>
              {location && <FormattedValue>{country(location.country)}</FormattedValue>}
            </address>
            {phone && <Phone phone={phone} text={phoneText ?? phone} counted={counted} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Phone({ phone, text, counted }: { phone: string; text: string; counted: ReturnType<typeof useCountedLink> }) {
  const href = phoneHref(phone);
  const shown = (
    <>
      <Icon name="phone" size={16} />
      {text}
    </>
  );
  if (href === null) return <span className={styles.phone}>{shown}</span>;
  return (
    <a {...counted} href={href} className={styles.phone}>
      {shown}
    </a>
  );
}
