import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { loadDraft } from '../../../features/form/keptDraft.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { Money } from '../../../i18n/money.ts';
import { readMoney } from '../../../i18n/money.ts';
import { useRangeTexts } from '../../../i18n/useRangeTexts.ts';
import type { CardPreview_profile$key } from '../../../relay/__generated__/CardPreview_profile.graphql.ts';
import { initialsOf } from '../../../ui/Avatar.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { APPLICATION_DRAFT } from './applicationDraft.ts';
import styles from './CardPreview.module.css';

/** Maximum services on the card. */
const SHOWN_SERVICES = 3;

/** Preview of the agency's directory card, with placeholders for missing data. */
export function CardPreview({ ownerId, profile: key }: { ownerId: string; profile: CardPreview_profile$key | null }) {
  const { t } = useTranslation('onboarding');
  const { money } = useFormat();
  const { people } = useRangeTexts();
  const profile = useFragment(
    graphql`
      fragment CardPreview_profile on Profile @throwOnFieldError {
        name
        tagline
        shortDescription
        logo {
          url
        }
        services {
          id
          name
        }
        budgets {
          from {
            ...money_money
          }
        }
        numberOfEmployees {
          from
          to
        }
        offices {
          location {
            name
          }
        }
      }
    `,
    key,
  );
  // Before the draft exists, only the application has the name.
  const [application] = useState(() => loadDraft(APPLICATION_DRAFT, ownerId));
  const name = profile?.name || application?.values.name || null;
  const city = profile?.offices[0]?.location?.name ?? null;
  const services = (profile?.services ?? []).slice(0, SHOWN_SERVICES);
  const [least] = (profile?.budgets ?? []).map(({ from }) => readMoney(from)).toSorted((a, b) => a.amount - b.amount);
  const budgetText = (from: Money) =>
    from.amount === 0 ? t(($) => $.card.budgetAny) : t(($) => $.card.budgetFrom, { amount: money(from) });
  const size = profile?.numberOfEmployees;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        {profile?.logo ? (
          <img src={profile.logo.url ?? undefined} alt="" width={44} height={44} />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name ?? '')}
          </span>
        )}
        <div>
          <p className={styles.name}>{name ?? t(($) => $.card.name)}</p>
          <p className={styles.muted}>{profile?.tagline || t(($) => $.card.tagline)}</p>
        </div>
      </div>
      {profile?.shortDescription ? (
        <p>{profile.shortDescription}</p>
      ) : (
        <div className={styles.lines} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      <div className={styles.chips}>
        {services.length > 0 ? (
          services.map((service) => <Chip key={service.id}>{service.name}</Chip>)
        ) : (
          <span className={styles.empty}>{t(($) => $.card.services)}</span>
        )}
        {city === null ? <span className={styles.empty}>{t(($) => $.card.city)}</span> : <Chip>{city}</Chip>}
      </div>
      <p className={styles.foot}>
        <span>{least ? budgetText(least) : t(($) => $.card.budget)}</span>
        <span>{size ? people(size.from, size.to) : t(($) => $.card.team)}</span>
        <span>{t(($) => $.card.reviews)}</span>
      </p>
    </div>
  );
}
