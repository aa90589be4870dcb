import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { REVIEW_TEXT_LIMITS, REVIEW_TEXTS, reviewTextErrors } from '../../../domain/originalReview.ts';
import type { ReviewCode, ReviewText } from '../../../domain/originalReview.ts';
import { storedText } from '../../../domain/storedText.ts';
import { codePointLength } from '../../../domain/textLength.ts';
import type { ReviewForm_filters$key } from '../../relay/__generated__/ReviewForm_filters.graphql.ts';
import type { ReviewForm_lead$key } from '../../relay/__generated__/ReviewForm_lead.graphql.ts';
import type { ReviewForm_review$key } from '../../relay/__generated__/ReviewForm_review.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { CloseRefused } from '../form/CloseRefused.tsx';
import { LeaveDialog } from '../form/LeaveDialog.tsx';
import { RestoredBanner } from '../form/RestoredBanner.tsx';
import { useKeptForm } from '../form/useKeptForm.ts';
import { BriefLink } from './BriefLink.tsx';
import { ReviewChoices } from './ReviewChoices.tsx';
import { REVIEW_DRAFT } from './reviewDraft.ts';
import { ReviewClient } from './ReviewClient.tsx';
import { ReviewServices } from './ReviewServices.tsx';
import { savedReview, useSaveReview } from './useSaveReview.ts';
import type { ReviewFailure, ReviewFormValues } from './useSaveReview.ts';
import styles from './Review.module.css';

/**
 * The agency's description of a project, saved as a draft or submitted (ENT-39, VAL-41). A new one is prefilled with
 * what the lead asked for. The input is kept after a failure (ERR-18) and when the user leaves.
 */
export function ReviewForm(props: {
  ownerId: string;
  leadId: string;
  lead: ReviewForm_lead$key;
  review: ReviewForm_review$key;
  filters: ReviewForm_filters$key;
  onClose: () => void;
  onShare: (uuid: string) => void;
}) {
  const { leadId, onClose, onShare } = props;
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation('common');
  const review = useFragment(
    graphql`
      fragment ReviewForm_review on OriginalReview @throwOnFieldError {
        uuid
        status
        ...useSaveReview_review
      }
    `,
    props.review,
  );
  const filters = useFragment(
    graphql`
      fragment ReviewForm_filters on FilterCatalogue @throwOnFieldError {
        budgets {
          id
        }
        projectDurations {
          id
        }
        services {
          ...ReviewServices_service
        }
        ...ReviewChoices_filters
      }
    `,
    props.filters,
  );
  const lead = useFragment(
    graphql`
      fragment ReviewForm_lead on Lead @throwOnFieldError {
        services {
          id
        }
        budget {
          id
        }
        projectDuration {
          id
        }
        ...ReviewClient_lead
      }
    `,
    props.lead,
  );
  const saved = savedReview(review);
  const wanted = {
    serviceIds: lead.services.map(({ id }) => id),
    budgetId: lead.budget?.id ?? null,
    projectDurationId: lead.projectDuration?.id ?? null,
  };
  const facts = { ...saved.values, ...(review.status === 'EMPTY' && wanted) };
  const opened = {
    ...facts,
    budgetId: offered(filters.budgets, facts.budgetId),
    projectDurationId: offered(filters.projectDurations, facts.projectDurationId),
  };
  const kept = useKeptForm(REVIEW_DRAFT, `${props.ownerId}:${leadId}`, opened, saved.revision);
  const form = kept.values;
  const [errors, setErrors] = useState<ReadonlyMap<ReviewText, ReviewCode>>(new Map());
  const [failure, setFailure] = useState<ReviewFailure | null>(null);
  const [pending, setPending] = useState<'draft' | 'submit' | null>(null);
  const element = useRef<HTMLFormElement>(null);
  // It can no longer be saved, but its texts can still be copied.
  const isRefused = failure === 'notEditable';
  const leave = () => (isRefused ? kept.closeSaved : kept.leave)(onClose);
  const save = useSaveReview();
  const change = (changed: Partial<ReviewFormValues>) => {
    kept.change(changed);
    setErrors(new Map());
  };
  const send = async (submit: boolean) => {
    if (pending || isRefused) return;
    const found = reviewTextErrors(form, submit);
    setErrors(found);
    setFailure(null);
    const [first] = found.keys();
    if (first !== undefined) {
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setPending(submit ? 'submit' : 'draft');
    const outcome = await save({ ...form, leadId, submit, revision: kept.revision }, setFailure, kept.merge);
    setPending(null);
    if (outcome === null) return;
    const { shareUuid } = outcome;
    kept.closeSaved(shareUuid === null ? onClose : () => onShare(shareUuid));
  };
  return (
    <>
      <Dialog
        title={t(($) => $.title)}
        isBusy={pending !== null}
        onClose={leave}
        unsaved={kept.isEdited && !isRefused}
        question={{ title: tCommon(($) => $.unsaved.title), text: tCommon(($) => $.unsaved.kept) }}
        wide
        footer={
          isRefused ? (
            <CloseRefused onClose={leave} />
          ) : (
            <>
              <Button pending={pending === 'draft'} onClick={() => void send(false)}>
                {t(($) => $.saveDraft)}
              </Button>
              <Button look="primary" pending={pending === 'submit'} onClick={() => void send(true)}>
                {t(($) => $.submit)}
              </Button>
            </>
          )
        }
      >
        <form
          ref={element}
          className={styles.column}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send(true);
          }}
        >
          {kept.restoredFrom !== null && (
            <RestoredBanner from={kept.restoredFrom} onKeep={kept.hideRestored} onDiscard={kept.discard} />
          )}
          <ReviewClient lead={lead} />
          <p>{t(($) => $.intro)}</p>
          {review.uuid && <BriefLink reviewUuid={review.uuid} />}
          {REVIEW_TEXTS.map((field) => {
            const code = errors.get(field);
            return (
              <TextArea
                key={field}
                name={field}
                label={t(($) => $[field])}
                rows={4}
                value={form[field]}
                error={code && code !== 'INVALID_VALUE' && t(($) => $.validation[code], REVIEW_TEXT_LIMITS)}
                hint={t(($) => $.counter, { length: codePointLength(storedText(form[field])), ...REVIEW_TEXT_LIMITS })}
                onChange={(event) => change({ [field]: event.currentTarget.value })}
              />
            );
          })}
          <ReviewChoices filters={filters} values={form} onChange={change} />
          <ReviewServices
            services={filters.services}
            values={form.serviceIds}
            onChange={(serviceIds) => change({ serviceIds })}
          />
          {failure && (
            <Banner isAlert tone={failure === 'overtaken' ? 'warning' : 'danger'}>
              {failure === 'refused' || failure === 'overtaken' || failure === 'notEditable'
                ? t(($) => $[failure])
                : tCommon(($) => $.failure[failure])}
            </Banner>
          )}
        </form>
      </Dialog>
      <LeaveDialog blocker={kept.blocker} isKept />
    </>
  );
}

/** A lead's budget or duration may be missing from the catalogue; a review cannot use such a value. */
function offered(choices: readonly { readonly id: string }[], id: string | null): string | null {
  return choices.find((choice) => choice.id === id)?.id ?? null;
}
