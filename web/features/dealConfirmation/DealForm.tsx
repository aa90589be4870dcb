import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { NavigationType, useNavigationType } from 'react-router-dom';
import {
  DEAL_ANSWERS,
  dealAnswerErrors,
  dealAnswerSent,
  dealTextsShown,
  OTHER_OPTION,
} from '../../../domain/dealAnswer.ts';
import type { DealAnswerCode, DealAnswerField, DealAnswerForm, DealAnswerValue } from '../../../domain/dealAnswer.ts';
import { useRangeTexts } from '../../i18n/useRangeTexts.ts';
import type { FailureKind } from '../../relay/errors.ts';
import type { DealForm_deal$key } from '../../relay/__generated__/DealForm_deal.graphql.ts';
import type { DealForm_filters$key } from '../../relay/__generated__/DealForm_filters.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/Choices.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Select } from '../../ui/Field.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { DEAL_DRAFT, EMPTY_DEAL } from './dealDraft.ts';
import { DealFacts } from './DealFacts.tsx';
import { DealText } from './DealText.tsx';
import { durationName } from '../durationName.ts';
import { CloseRefused } from '../form/CloseRefused.tsx';
import { LeaveDialog } from '../form/LeaveDialog.tsx';
import { RestoredBanner } from '../form/RestoredBanner.tsx';
import { useKeptForm } from '../form/useKeptForm.ts';
import { isDealRefusal, useAnswerDeal } from './useAnswerDeal.ts';
import type { DealRefusal } from './useAnswerDeal.ts';
import styles from './DealDialog.module.css';

/** Asks whether the agency won a reported deal. Fields depend on the answer; a failed submit keeps the input (ENT-52, ERR-14). */
export function DealForm(props: {
  ownerId: string;
  deal: DealForm_deal$key;
  filters: DealForm_filters$key;
  /** The answer selected on the card. */
  answer: DealAnswerValue | null;
  onClose: () => void;
}) {
  const { onClose } = props;
  const { t } = useTranslation('deals');
  const { t: tCommon } = useTranslation('common');
  const ranges = useRangeTexts();
  const deal = useFragment(
    graphql`
      fragment DealForm_deal on Deal @throwOnFieldError {
        id
        budget {
          __typename
        }
        projectDuration {
          __typename
        }
        ...DealFacts_deal
      }
    `,
    props.deal,
  );
  const { budgets, projectDurations } = useFragment(
    graphql`
      fragment DealForm_filters on FilterCatalogue @throwOnFieldError {
        budgets {
          id
          key
          from {
            ...money_money
          }
          to {
            ...money_money
          }
        }
        projectDurations {
          id
          key
          from
          to
        }
      }
    `,
    props.filters,
  );
  const kept = useKeptForm(DEAL_DRAFT, `${props.ownerId}:${deal.id}`, { ...EMPTY_DEAL, answer: props.answer });
  // After a reload, what was last selected in the form is newer.
  const clicked = useNavigationType() === NavigationType.Pop ? null : props.answer;
  const [selected, setSelected] = useState<DealAnswerValue | null>(null);
  if (clicked !== null && clicked !== selected) {
    setSelected(clicked);
    // The restored draft may have another answer.
    kept.change({ answer: clicked });
  }
  if (kept.restoredFrom !== null && !kept.isEdited) kept.hideRestored();
  const form = kept.values;
  const [errors, setErrors] = useState<ReadonlyMap<DealAnswerField, DealAnswerCode>>(new Map());
  const [failure, setFailure] = useState<FailureKind | DealRefusal | null>(null);
  // It can no longer be sent, but its text can still be copied.
  const isRefused = failure !== null && isDealRefusal(failure);
  const leave = () => (isRefused ? kept.closeSaved : kept.leave)(onClose);
  const element = useRef<HTMLFormElement>(null);
  const [answer, isPending] = useAnswerDeal();
  const shown = dealTextsShown(form);
  const change = (changed: Partial<DealAnswerForm>) => {
    kept.change(changed);
    setErrors(new Map());
  };
  const send = async () => {
    setFailure(null);
    const found = dealAnswerErrors(form);
    setErrors(found);
    const [first] = found.keys();
    if (first === undefined) {
      const idOf = (entries: typeof budgets | typeof projectDurations, number: number | null) =>
        entries.find(({ key }) => key === String(number))?.id ?? null;
      const sent = dealAnswerSent(form);
      const chosen = {
        budgetId: idOf(budgets, sent.budget),
        projectDurationId: idOf(projectDurations, sent.duration),
      };
      if (await answer(deal.id, sent, chosen, setFailure)) kept.closeSaved(onClose);
    } else {
      element.current?.querySelector<HTMLElement>(first === 'answer' ? 'input' : `[name="${first}"]`)?.focus();
    }
  };
  const option = (value: string) => (value === '' ? null : Number(value));
  const text = (field: (typeof shown)[number]) =>
    shown.includes(field) && (
      <DealText
        field={field}
        value={form[field]}
        code={errors.get(field) ?? null}
        onChange={(value) => change({ [field]: value })}
      />
    );

  const restored = kept.restoredFrom !== null && (
    <RestoredBanner from={kept.restoredFrom} onKeep={kept.hideRestored} onDiscard={kept.discard} />
  );

  return (
    <>
      <Dialog
        title={t(($) => $.title)}
        isBusy={isPending}
        onClose={leave}
        unsaved={kept.isEdited && !isRefused}
        question={{ title: tCommon(($) => $.unsaved.title), text: tCommon(($) => $.unsaved.kept) }}
        footer={
          isRefused ? (
            <CloseRefused onClose={leave} />
          ) : (
            <>
              <Button onClick={leave}>{tCommon(($) => $.cancel)}</Button>
              <Button look="primary" pending={isPending} onClick={() => void send()}>
                {t(($) => $.submit)}
              </Button>
            </>
          )
        }
      >
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending && !isRefused) void send();
          }}
        >
          {restored}
          <DealFacts deal={deal} />
          <RadioGroup
            legend={t(($) => $.question)}
            choices={DEAL_ANSWERS.map((value) => ({ value, label: t(($) => $.answer[value]) }))}
            value={form.answer}
            onChange={(value) => change({ answer: value })}
            error={errors.has('answer') && t(($) => $.validation.answer.required)}
          />
          {form.answer === 'yes' && (
            <>
              <Select
                label={t(($) => $.budget)}
                value={form.budget ?? ''}
                onChange={(event) => change({ budget: option(event.currentTarget.value) })}
              >
                <option value="">{t(($) => (deal.budget ? $.asReported : $.notReported))}</option>
                {budgets.map(({ key, from, to }) => (
                  <option key={key} value={key}>
                    {ranges.budget(from, to)}
                  </option>
                ))}
                <option value={OTHER_OPTION}>{t(($) => $.otherBudget)}</option>
              </Select>
              {text('budgetOther')}
              <Select
                label={t(($) => $.durationLabel)}
                value={form.duration ?? ''}
                onChange={(event) => change({ duration: option(event.currentTarget.value) })}
              >
                <option value="">{t(($) => (deal.projectDuration ? $.asReported : $.notReported))}</option>
                {projectDurations.map(({ key, from, to }) => (
                  <option key={key} value={key}>
                    {t(($) => $.duration[durationName(from ?? null, to ?? null)])}
                  </option>
                ))}
                <option value={OTHER_OPTION}>{t(($) => $.otherDuration)}</option>
              </Select>
              {text('durationOther')}
            </>
          )}
          {text('noTextarea')}
          {text('otherTextarea')}
          {failure && (
            <Banner isAlert tone="danger">
              {isRefused ? t(($) => $.refused[failure]) : tCommon(($) => $.failure[failure])}
            </Banner>
          )}
        </form>
      </Dialog>
      <LeaveDialog blocker={kept.blocker} isKept />
    </>
  );
}
