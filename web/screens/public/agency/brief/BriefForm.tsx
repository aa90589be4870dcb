import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useHref } from 'react-router-dom';
import type { RefusedBrief } from '../../../../../domain/briefForm.ts';
import type { BriefForm_agency$key } from '../../../../relay/__generated__/BriefForm_agency.graphql.ts';
import type { BriefForm_catalogue$key } from '../../../../relay/__generated__/BriefForm_catalogue.graphql.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/Field.tsx';
import { Banner } from '../../../../ui/Panels.tsx';
import { BriefFields } from './BriefFields.tsx';
import { BriefServices } from './BriefServices.tsx';
import { clearDraft } from './briefDraft.ts';
import { BriefText } from './BriefText.tsx';
import type { BriefFormState } from './useBriefForm.ts';
import { useBriefTexts } from './useBriefTexts.ts';
import { useRangeTexts } from '../../../../i18n/useRangeTexts.ts';
import { useIsAlive } from './useIsAlive.ts';
import { useIsSlow } from './useIsSlow.ts';
import styles from './BriefForm.module.css';

/** The parts of the visitor's search that a brief also asks for, as global ids. */
export interface WantedProject {
  readonly services: readonly string[];
  /** Empty if open. */
  readonly budgetId: string;
}

/**
 * The form. Without JavaScript it is posted to the server, which responds with this page, so values never appear in a
 * URL.
 */
export function BriefForm({
  agency,
  catalogue,
  state,
  refused,
  wanted,
}: {
  agency: BriefForm_agency$key;
  catalogue: BriefForm_catalogue$key;
  state: BriefFormState;
  refused: RefusedBrief | null;
  wanted: WantedProject;
}) {
  const { t } = useTranslation('agency');
  const ranges = useRangeTexts();
  const isAlive = useIsAlive();
  const { alias, name, services } = useFragment(
    graphql`
      fragment BriefForm_agency on Agency @throwOnFieldError {
        alias
        name
        services {
          ...BriefServices_service
        }
      }
    `,
    agency,
  );
  const { budgets, projectDurations } = useFragment(
    graphql`
      fragment BriefForm_catalogue on FilterCatalogue @throwOnFieldError {
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
    catalogue,
  );
  const texts = useBriefTexts(name);
  const isSlow = useIsSlow(state.isPending);
  const { form, key, faults, failure, isOwnChoice, isPending, length, onInput, onSubmit } = state;
  const errorOf = (field: string): string | undefined => {
    const fault = faults.find((found) => found.field === field);
    return fault && texts.fault(fault);
  };
  const action = useHref(`/agencies/${encodeURIComponent(alias)}/brief`);
  const values = refused?.form;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      // The browser validates until our own validation has loaded.
      noValidate={isAlive}
      onInput={onInput}
      onSubmit={onSubmit}
      aria-label={t(($) => $.brief.title, { name })}
    >
      <input ref={key} name="key" defaultValue={refused?.key} hidden />
      <p className={styles.required}>{t(($) => $.brief.required)}</p>
      {!values && (wanted.services.length > 0 || wanted.budgetId !== '') && (
        <p className={styles.small}>
          {!isOwnChoice && t(($) => $.brief.fromSearch)}{' '}
          {/* Reloads the page without its draft, so that its fields are empty. */}
          <Link to={`/agencies/${encodeURIComponent(alias)}#brief`} reloadDocument onClick={() => clearDraft(alias)}>
            {t(($) => $.brief.startEmpty)}
          </Link>
        </p>
      )}
      <fieldset className={styles.group}>
        <legend>{t(($) => $.brief.project)}</legend>
        {services.length > 0 && (
          <BriefServices services={services} chosen={values?.services ?? wanted.services} error={errorOf('services')} />
        )}
        <BriefText value={values?.text ?? ''} length={length} error={errorOf('text')} />
        <div className={styles.pair}>
          <Select
            label={t(($) => $.brief.budget)}
            name="budgetId"
            defaultValue={values?.budgetId ?? wanted.budgetId}
            error={errorOf('budgetId')}
          >
            <option value="">{t(($) => $.brief.noBudget)}</option>
            {budgets.map(({ id, from, to }) => (
              <option key={id} value={id} suppressHydrationWarning>
                {ranges.budget(from, to)}
              </option>
            ))}
          </Select>
          <Select
            label={t(($) => $.brief.duration)}
            name="projectDurationId"
            defaultValue={values?.projectDurationId ?? ''}
            error={errorOf('projectDurationId')}
          >
            <option value="">{t(($) => $.brief.noDuration)}</option>
            {projectDurations.map(({ id, from, to }) => (
              <option key={id} value={id} suppressHydrationWarning>
                {ranges.duration(from, to)}
              </option>
            ))}
          </Select>
        </div>
      </fieldset>
      <BriefFields values={values} errorOf={errorOf} />
      <div role="alert">
        {failure && (
          <Banner
            tone={failure.kind === 'unsure' ? 'warning' : 'danger'}
            title={t(($) => (failure.kind === 'unsure' ? $.brief.failure.unsureTitle : $.brief.failure.title))}
          >
            {texts.failure(failure)}
          </Banner>
        )}
        {!failure && faults.length > 0 && <Banner tone="danger">{t(($) => $.brief.failure.faults)}</Banner>}
      </div>
      <div className={styles.end}>
        <Button type="submit" look="primary" icon="send" pending={isPending}>
          {t(($) => (isPending ? $.brief.sending : $.brief.submit))}
        </Button>
        <p className={styles.small}>{t(($) => $.brief.privacy, { name })}</p>
      </div>
      <p role="status" className={styles.small}>
        {isSlow && t(($) => $.brief.slow)}
      </p>
    </form>
  );
}
