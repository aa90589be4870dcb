import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewAnswerErrors } from '../../../../domain/originalReview.ts';
import type { ReviewAnswer, ReviewAnswerField } from '../../../../domain/originalReview.ts';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroup } from '../../../ui/Choices.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Banner, Card } from '../../../ui/Panels.tsx';
import { useInputLock } from '../../../ui/dialog/useInputLock.ts';
import { useIsAlive } from '../agency/brief/useIsAlive.ts';
import { useAnswerReview } from './useAnswerReview.ts';
import type { AnswerFailure } from './useAnswerReview.ts';
import styles from './ReviewPage.module.css';

const RATINGS = [5, 4, 3, 2, 1] as const;

/**
 * Confirms the review with name, company and rating, or declines it. Fields are uncontrolled, so input from before
 * hydration is kept; a failure does not change them.
 */
export function ReviewAnswerForm({ uuid }: { uuid: string }) {
  const { t } = useTranslation('review');
  const isAlive = useIsAlive();
  const form = useRef<HTMLFormElement>(null);
  const send = useAnswerReview(uuid);
  const [wrong, setWrong] = useState<ReadonlySet<ReviewAnswerField>>(new Set());
  const [pending, setPending] = useState<ReviewAnswer['decision'] | null>(null);
  const [failure, setFailure] = useState<AnswerFailure | null>(null);
  useInputLock(form, pending !== null);
  const answer = async (decision: ReviewAnswer['decision']) => {
    if (pending || !form.current) return;
    const values = { decision, ...enteredIn(form.current) };
    const found = new Set(reviewAnswerErrors(values).keys());
    setWrong(found);
    setFailure(null);
    const [first] = found;
    if (first !== undefined) {
      form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setPending(decision);
    setFailure(await send(values));
    setPending(null);
  };
  return (
    <Card title={t(($) => $.form)}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void answer('confirm');
        }}
      >
        <TextField
          name="author"
          label={t(($) => $.author)}
          autoComplete="name"
          error={wrong.has('author') && t(($) => $.validation.author)}
        />
        <TextField
          name="company"
          label={t(($) => $.company)}
          autoComplete="organization"
          error={wrong.has('company') && t(($) => $.validation.company)}
        />
        <RadioGroup
          name="rating"
          legend={t(($) => $.rating)}
          inline
          choices={RATINGS.map((count) => ({ value: String(count), label: t(($) => $.stars, { count }) }))}
          error={wrong.has('rating') && t(($) => $.validation.rating)}
        />
        <div role="alert">
          {failure && <Banner tone="danger">{t(($) => (failure === 'tooMany' ? $.tooMany : $.failure))}</Banner>}
        </div>
        <div className={styles.actions}>
          {/* Disabled until the page is hydrated. */}
          <Button type="submit" look="primary" icon="check" disabled={!isAlive} pending={pending === 'confirm'}>
            {t(($) => $.confirm)}
          </Button>
          <Button disabled={!isAlive} pending={pending === 'refuse'} onClick={() => void answer('refuse')}>
            {t(($) => $.refuse)}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function enteredIn(form: HTMLFormElement): Omit<ReviewAnswer, 'decision'> {
  const values = new FormData(form);
  const text = (name: ReviewAnswerField) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { author: text('author'), company: text('company'), rating: Number(text('rating')) || null };
}
