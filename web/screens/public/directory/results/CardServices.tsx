import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../i18n/format.ts';
import type { CardServices_agency$key } from '../../../../relay/__generated__/CardServices_agency.graphql.ts';
import styles from './CardServices.module.css';

const SHOWN = 4;

/** An agency's services: those searched for, then top-level ones, then parts. */
export function CardServices({
  agency,
  asked,
}: {
  agency: CardServices_agency$key;
  /** Aliases of the services in the search. */
  asked: readonly string[];
}) {
  const { t } = useTranslation('directory');
  const { number } = useFormat();
  const { services } = useFragment(
    graphql`
      fragment CardServices_agency on Agency @throwOnFieldError {
        services {
          alias
          name
          parentId
        }
      }
    `,
    agency,
  );
  if (services.length === 0) return null;
  const rank = ({ alias, parentId }: (typeof services)[number]) =>
    asked.includes(alias) ? 0 : parentId == null ? 1 : 2;
  const ranked = services.toSorted((a, b) => rank(a) - rank(b));
  const rest = ranked.length - SHOWN;
  return (
    <ul role="list" className={styles.services} aria-label={t(($) => $.card.services)}>
      {ranked.slice(0, SHOWN).map((service) => (
        <li key={service.alias} className={styles.service} data-asked={rank(service) === 0 || undefined}>
          {service.name}
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.rest}>
          <span aria-hidden="true">{t(($) => $.card.moreServices, { number: number(rest) })}</span>
          <span className="visually-hidden">{t(($) => $.card.moreServicesName, { count: rest })}</span>
        </li>
      )}
    </ul>
  );
}
