import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { reviewAnswerErrors } from '../../../../domain/originalReview.ts';
import type { ReviewAnswer, ReviewAnswerField } from '../../../../domain/originalReview.ts';
import { isRefusedAnswer, readAnswerForm } from '../../../../domain/reviewAnswerForm.ts';
import type { AnswerFailure } from '../../../../domain/reviewAnswerForm.ts';
import { usePosted } from '../../../site/posted.ts';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroup } from '../../../ui/Choices.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Banner, Card } from '../../../ui/Panels.tsx';
import { useInputLock } from '../../../ui/dialog/useInputLock.ts';
import { RefuseReview } from './RefuseReview.tsx';
import { useAnswerDraft } from './useAnswerDraft.ts';
import { useAnswerReview } from './useAnswerReview.ts';
import styles from './ReviewPage.module.css';

const RATINGS = [5, 4, 3, 2, 1] as const;

/**
 * Confirms the review with name, company and rating, or declines it. Fields are uncontrolled, so input from before
 * hydration is kept; neither a failure nor a reload changes them. Without JavaScript it is posted to the server, which responds with
 * this page.
 */
export function ReviewAnswerForm({ uuid }: { uuid: string }) {
  const { t } = useTranslation('review');
  const posted = usePosted();
  const refused = isRefusedAnswer(posted, uuid) ? posted : null;
  const action = useHref(`/review/${encodeURIComponent(uuid)}`);
  const form = useRef<HTMLFormElement>(null);
  const send = useAnswerReview(uuid);
  const [wrong, setWrong] = useState<ReadonlySet<ReviewAnswerField>>(
    () => new Set(refused && reviewAnswerErrors(refused.answer).keys()),
  );
  const [pending, setPending] = useState<ReviewAnswer['decision'] | null>(null);
  const [failure, setFailure] = useState<AnswerFailure | null>(refused?.failure ?? null);
  const draft = useAnswerDraft(form, uuid, refused !== null);
  useInputLock(form, pending !== null);
  const answer = async (decision: ReviewAnswer['decision']) => {
    if (pending || !form.current) return;
    const values = readAnswerForm(new FormData(form.current), decision);
    const found = new Set(reviewAnswerErrors(values).keys());
    setWrong(found);
    setFailure(null);
    const [first] = found;
    if (first !== undefined) {
      form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setPending(decision);
    const reason = await send(values);
    if (reason === null) draft.clear();
    setFailure(reason);
    setPending(null);
  };
  return (
    <Card title={t(($) => $.form)}>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={action}
        noValidate
        onInput={draft.keep}
        onSubmit={(event) => {
          event.preventDefault();
          void answer('confirm');
        }}
      >
        <TextField
          name="author"
          label={t(($) => $.author)}
          autoComplete="name"
          defaultValue={refused?.answer.author}
          error={wrong.has('author') && t(($) => $.validation.author)}
        />
        <TextField
          name="company"
          label={t(($) => $.company)}
          autoComplete="organization"
          defaultValue={refused?.answer.company}
          error={wrong.has('company') && t(($) => $.validation.company)}
        />
        <RadioGroup
          name="rating"
          legend={t(($) => $.rating)}
          inline
          defaultValue={refused?.answer.rating?.toString()}
          choices={RATINGS.map((count) => ({ value: String(count), label: t(($) => $.stars, { count }) }))}
          error={wrong.has('rating') && t(($) => $.validation.rating)}
        />
        <div role="alert">
          {failure && <Banner tone="danger">{t(($) => (failure === 'tooMany' ? $.tooMany : $.failure))}</Banner>}
        </div>
        <div className={styles.actions}>
          <Button type="submit" look="primary" icon="check" pending={pending === 'confirm'}>
            {t(($) => $.confirm)}
          </Button>
          <RefuseReview pending={pending === 'refuse'} onRefuse={() => answer('refuse')} />
        </div>
      </form>
    </Card>
  );
}
