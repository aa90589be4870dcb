import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useRangeTexts } from '../../i18n/useRangeTexts.ts';
import type { ReviewChoices_filters$key } from '../../relay/__generated__/ReviewChoices_filters.graphql.ts';
import { Select } from '../../ui/Field.tsx';
import { durationName } from '../durationName.ts';
import type { ReviewFormValues } from './useSaveReview.ts';

type Chosen = Pick<ReviewFormValues, 'budgetId' | 'projectDurationId'>;

/** Budget and duration of the project; both are optional. */
export function ReviewChoices({
  filters,
  values,
  onChange,
}: {
  filters: ReviewChoices_filters$key;
  values: Chosen;
  onChange: (changed: Partial<Chosen>) => void;
}) {
  const { t } = useTranslation('reviews');
  const { t: tDeals } = useTranslation('deals');
  const ranges = useRangeTexts();
  const { budgets, projectDurations } = useFragment(
    graphql`
      fragment ReviewChoices_filters on FilterCatalogue @throwOnFieldError {
        budgets {
          id
          from {
            ...money_money
          }
          to {
            ...money_money
          }
        }
        projectDurations {
          id
          from
          to
        }
      }
    `,
    filters,
  );
  return (
    <>
      <Select
        label={t(($) => $.budget)}
        value={values.budgetId ?? ''}
        onChange={(event) => onChange({ budgetId: event.currentTarget.value || null })}
      >
        <option value="">{t(($) => $.none)}</option>
        {budgets.map(({ id, from, to }) => (
          <option key={id} value={id}>
            {ranges.budget(from, to)}
          </option>
        ))}
      </Select>
      <Select
        label={t(($) => $.duration)}
        value={values.projectDurationId ?? ''}
        onChange={(event) => onChange({ projectDurationId: event.currentTarget.value || null })}
      >
        <option value="">{t(($) => $.none)}</option>
        {projectDurations.map(({ id, from, to }) => (
          <option key={id} value={id}>
            {tDeals(($) => $.duration[durationName(from ?? null, to ?? null)])}
          </option>
        ))}
      </Select>
    </>
  );
}
