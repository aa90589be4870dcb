import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { REVIEW_TEXT_LIMITS, REVIEW_TEXTS, reviewTextErrors } from '../../../domain/originalReview.ts';
import type { ReviewCode, ReviewText } from '../../../domain/originalReview.ts';
import { storedText } from '../../../domain/storedText.ts';
import { codePointLength } from '../../../domain/textLength.ts';
import type { FailureKind } from '../../relay/errors.ts';
import type { ReviewForm_filters$key } from '../../relay/__generated__/ReviewForm_filters.graphql.ts';
import type { ReviewForm_review$key } from '../../relay/__generated__/ReviewForm_review.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { ReviewChoices } from './ReviewChoices.tsx';
import { ReviewServices } from './ReviewServices.tsx';
import { useSaveReview } from './useSaveReview.ts';
import type { ReviewFormValues } from './useSaveReview.ts';
import styles from './Review.module.css';

/** The agency's description of a project, saved as a draft or submitted; a failure keeps the input (ENT-39, VAL-41, ERR-18). */
export function ReviewForm(props: {
  leadId: string;
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
        services {
          id
        }
        budget {
          id
        }
        projectDuration {
          id
        }
        challenge
        solution
        result
      }
    `,
    props.review,
  );
  const filters = useFragment(
    graphql`
      fragment ReviewForm_filters on FilterCatalogue @throwOnFieldError {
        services {
          ...ReviewServices_service
        }
        ...ReviewChoices_filters
      }
    `,
    props.filters,
  );
  const [saved] = useState<ReviewFormValues>(() => ({
    serviceIds: review.services.map(({ id }) => id),
    budgetId: review.budget?.id ?? null,
    projectDurationId: review.projectDuration?.id ?? null,
    challenge: review.challenge ?? '',
    solution: review.solution ?? '',
    result: review.result ?? '',
  }));
  const [form, setForm] = useState(saved);
  const [errors, setErrors] = useState<ReadonlyMap<ReviewText, ReviewCode>>(new Map());
  const [failure, setFailure] = useState<FailureKind | 'refused' | null>(null);
  const [pending, setPending] = useState<'draft' | 'submit' | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const save = useSaveReview();
  const change = (changed: Partial<ReviewFormValues>) => {
    setForm({ ...form, ...changed });
    setErrors(new Map());
  };
  const send = async (submit: boolean) => {
    if (pending) return;
    const found = reviewTextErrors(form, submit);
    setErrors(found);
    setFailure(null);
    const [first] = found.keys();
    if (first !== undefined) {
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setPending(submit ? 'submit' : 'draft');
    const outcome = await save({ ...form, leadId, submit }, setFailure);
    setPending(null);
    if (outcome === null) return;
    if (outcome.shareUuid === null) onClose();
    else onShare(outcome.shareUuid);
  };
  return (
    <Dialog
      title={t(($) => $.title)}
      onClose={onClose}
      unsaved={form !== saved}
      wide
      footer={
        <>
          <Button pending={pending === 'draft'} onClick={() => void send(false)}>
            {t(($) => $.saveDraft)}
          </Button>
          <Button look="primary" pending={pending === 'submit'} onClick={() => void send(true)}>
            {t(($) => $.submit)}
          </Button>
        </>
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
        <p>{t(($) => $.intro)}</p>
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
          <div role="alert">
            <Banner tone="danger">
              {failure === 'refused' ? t(($) => $.refused) : tCommon(($) => $.failure[failure])}
            </Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
