import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Chip } from '../../../ui/Chip.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import type { ProfileOptions } from '../form/profileOptions.ts';
import styles from './Frame.module.css';

/** Maximum number of services named on the card; the rest are counted. */
const SHOWN_SERVICES = 3;

/** Live preview of the directory card. */
export function PreviewCard({ values, options }: { values: EditedProfile; options: ProfileOptions }) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  const services = options.services.flatMap((service) => [service, ...service.children]);
  const chosen = services.filter(({ id }) => values.services.includes(id));
  const lowest = options.budgets.find(({ id }) => values.budgets.includes(id));
  const facts = [
    [t(($) => $.preview.location), values.offices[0]?.location?.name],
    [
      t(($) => $.preview.budget),
      lowest &&
        (lowest.least === null
          ? t(($) => $.preview.budgetAny)
          : t(($) => $.preview.budgetFrom, { amount: lowest.least })),
    ],
    [t(($) => $.preview.team), options.numberOfEmployees.find(({ id }) => id === values.numberOfEmployees)?.name],
  ] as const;
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        {values.logo?.url && <img src={values.logo.url} alt="" width={44} height={44} />}
        <div>
          <p className={styles.name}>{values.name || t(($) => $.preview.noName)}</p>
          <p className={styles.muted}>{values.tagline || t(($) => $.preview.noTagline)}</p>
        </div>
      </div>
      {values.shortDescription && <p>{values.shortDescription}</p>}
      {chosen.length > 0 && (
        <div className={styles.services}>
          {chosen.slice(0, SHOWN_SERVICES).map(({ id, name }) => (
            <Chip key={id}>{name}</Chip>
          ))}
          {chosen.length > SHOWN_SERVICES && <Chip>{`+${number(chosen.length - SHOWN_SERVICES)}`}</Chip>}
        </div>
      )}
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
