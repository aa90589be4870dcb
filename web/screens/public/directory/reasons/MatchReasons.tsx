import { useTranslation } from 'react-i18next';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { Money } from '../../../../i18n/money.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { MatchReason } from './matchReasons.ts';
import styles from './MatchReasons.module.css';

/** Why an agency matches the search: a tick for each criterion it meets, grey for a near match. */
export function MatchReasons({
  reasons,
  minBudget,
}: {
  reasons: readonly MatchReason[];
  /** The agency's minimum budget, named if the budget is a reason. */
  minBudget: Money | null;
}) {
  const { t } = useTranslation('site');
  const { money } = useFormat();
  if (reasons.length === 0) return null;
  const words = (reason: MatchReason): string => {
    switch (reason.kind) {
      case 'service':
        return t(($) => $.reasons.service, { name: reason.name });
      case 'office':
        return t(($) => $.reasons.office, { city: reason.city });
      case 'industry':
        return t(($) => $.reasons.industry, { name: reason.name });
      case 'region':
        return regionWords(reason);
      case 'budget':
        return minBudget === null || minBudget.amount === 0
          ? t(($) => $.reasons.anyBudget)
          : t(($) => $.reasons.budget, { amount: money(minBudget) });
    }
  };
  const regionWords = ({ place, city }: Extract<MatchReason, { kind: 'region' }>): string => {
    if (place === null) {
      return city === null ? t(($) => $.reasons.region) : t(($) => $.reasons.regionWithOffice, { city });
    }
    return city === null
      ? t(($) => $.reasons.regionIn, { place })
      : t(($) => $.reasons.regionInWithOffice, { place, city });
  };
  return (
    <ul role="list" className={styles.reasons} aria-label={t(($) => $.reasons.label)}>
      {reasons.map((reason) => (
        <li key={words(reason)} className={styles.reason} data-near={reason.kind === 'region' || undefined}>
          <Icon name={reason.kind === 'region' ? 'pin' : 'check'} size={16} />
          <FormattedValue>{words(reason)}</FormattedValue>
        </li>
      ))}
    </ul>
  );
}
