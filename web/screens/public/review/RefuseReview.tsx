import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from './RefuseReview.module.css';

/**
 * Declines a review after a question, because the answer is final. It is a native popover within the form, so it also
 * asks before and without JavaScript.
 */
export function RefuseReview({ pending, onRefuse }: { pending: boolean; onRefuse: () => Promise<void> }) {
  const { t } = useTranslation('review');
  const { t: tCommon } = useTranslation('common');
  const id = useId();
  const question = useRef<HTMLDialogElement>(null);
  const refuse = async () => {
    await onRefuse();
    // A failure is shown in the form.
    question.current?.hidePopover();
  };
  return (
    <>
      <Button popoverTarget={id}>{t(($) => $.refuse)}</Button>
      <dialog ref={question} id={id} popover="auto" className={styles.question} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t(($) => $.refusal.title)}</h2>
        <p>{t(($) => $.refusal.text)}</p>
        <div className={styles.actions}>
          <Button popoverTarget={id} popoverTargetAction="hide">
            {tCommon(($) => $.cancel)}
          </Button>
          <Button
            type="submit"
            name="decision"
            value="refuse"
            look="danger"
            pending={pending}
            onClick={(event) => {
              event.preventDefault();
              void refuse();
            }}
          >
            {t(($) => $.refuse)}
          </Button>
        </div>
      </dialog>
    </>
  );
}
