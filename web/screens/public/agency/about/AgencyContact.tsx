import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyContact_agency$key } from '../../../../relay/__generated__/AgencyContact_agency.graphql.ts';
import { useCountedLink } from '../../../../site/usePageEvents.ts';
import { ButtonAnchor } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/Icon.tsx';
import { externalHref, shownAddress } from '../links/externalHref.ts';
import { NewTab } from '../links/NewTab.tsx';
import { phoneHref } from '../links/phoneHref.ts';
import styles from './AgencyContact.module.css';

/** All ways to contact the agency; clicks are counted (DIR-12). */
export function AgencyContact({ agency, takesBriefs }: { agency: AgencyContact_agency$key; takesBriefs: boolean }) {
  const { t } = useTranslation('agency');
  const data = useFragment(
    graphql`
      fragment AgencyContact_agency on Agency @throwOnFieldError {
        alias
        name
        website
        scheduledLink
        socials {
          linkedIn
          facebook
          instagram
          x
        }
        offices {
          phone
          phoneText
        }
      }
    `,
    agency,
  );
  const { alias, name, socials, offices } = data;
  const website = useCountedLink(alias, 'WEBSITE_CLICK');
  const other = useCountedLink(alias, 'LINK_CLICK');
  const websiteHref = externalHref(data.website);
  const scheduledHref = externalHref(data.scheduledLink);
  const office = offices.find(({ phone: number }) => number);
  const phone = office?.phone;
  const shownPhone = office?.phoneText ?? phone;
  const callHref = phoneHref(phone);
  const { linkedIn, facebook, instagram, x } = socials;
  const profiles = (
    [
      ['linkedIn', linkedIn],
      ['facebook', facebook],
      ['instagram', instagram],
      ['x', x],
    ] as const
  ).flatMap(([key, address]) => {
    const href = externalHref(address);
    return href === null ? [] : [{ key, href }];
  });
  const isEmpty = [websiteHref, scheduledHref, phone ?? null, profiles[0] ?? null].every((way) => way === null);
  if (isEmpty && !takesBriefs) return null;
  const label = t(($) => (takesBriefs ? $.contact.ask : $.contact.title), { name });
  return (
    <section className={styles.card} aria-label={label}>
      <h2>{label}</h2>
      {takesBriefs && (
        <>
          <ul role="list" className={styles.promises}>
            {[t(($) => $.contact.free), t(($) => $.contact.hidden)].map((promise) => (
              <li key={promise}>
                <Icon name="check" size={18} />
                {promise}
              </li>
            ))}
          </ul>
          <ButtonAnchor look="primary" icon="send" href="#brief" wide className={styles.call}>
            {t(($) => $.sendBrief)}
          </ButtonAnchor>
        </>
      )}
      {scheduledHref !== null && (
        <ButtonAnchor
          {...other}
          icon="clock"
          href={scheduledHref}
          wide
          target="_blank"
          rel="nofollow noopener noreferrer"
        >
          {t(($) => $.contact.scheduled)}
          <NewTab />
        </ButtonAnchor>
      )}
      <ul role="list" className={styles.links}>
        {websiteHref !== null && (
          <Contact icon="globe" label={t(($) => $.contact.website)}>
            <a {...website} href={websiteHref} target="_blank" rel="nofollow noopener noreferrer">
              {shownAddress(data.website ?? '')}
              <NewTab />
            </a>
          </Contact>
        )}
        {phone && (
          <Contact icon="phone" label={t(($) => $.contact.phone)}>
            {callHref === null ? (
              shownPhone
            ) : (
              <a {...other} href={callHref}>
                {shownPhone}
              </a>
            )}
          </Contact>
        )}
      </ul>
      {profiles.length > 0 && (
        <ul role="list" className={styles.profiles}>
          {profiles.map(({ key, href }) => (
            <li key={key}>
              <a {...other} href={href} target="_blank" rel="nofollow noopener noreferrer">
                {t(($) => $.contact[key])}
                <NewTab />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Contact({ icon, label, children }: { icon: IconName; label: string; children: React.ReactNode }) {
  return (
    <li className={styles.contact}>
      <Icon name={icon} size={18} />
      <span>
        <span className="visually-hidden">{label}: </span>
        {children}
      </span>
    </li>
  );
}
