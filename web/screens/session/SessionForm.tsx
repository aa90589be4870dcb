import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { generalErrorOf } from './sessionErrors.ts';
import type { SessionError } from './sessionErrors.ts';
import { useSessionErrorText } from './useSessionErrorText.ts';
import styles from './CredentialsForm.module.css';

/** The frame of a form for credentials: general errors, fields, one wide button. */
export function SessionForm({
  form,
  errors,
  failure,
  isPending,
  onSubmit,
  submitLabel,
  children,
}: {
  form: Ref<HTMLFormElement>;
  errors: readonly SessionError[];
  failure: FailureKind | null;
  isPending: boolean;
  onSubmit: (event: { preventDefault: () => void }) => void;
  submitLabel: string;
  children: ReactNode;
}) {
  const { t: tCommon } = useTranslation('common');
  const errorText = useSessionErrorText();
  const general = generalErrorOf(errors);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {children}
      {/* Next to the button: above the form, it can be out of sight on a phone with its keyboard open. */}
      <div role="alert">
        {general && <Banner tone="danger">{errorText(general)}</Banner>}
        {failure && <Banner tone="danger">{tCommon(($) => $.failure[failure])}</Banner>}
      </div>
      <Button type="submit" look="primary" wide pending={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
