import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../Button.tsx';
import { classNames } from '../classNames.ts';
import { isInputMethodKey } from '../composition.ts';
import { addOpenDialog } from './openDialogs.ts';
import styles from './Dialog.module.css';
import { useInputLock } from './useInputLock.ts';

/** What the dialog asks before it closes. Its buttons say "Keep editing" and "Leave" unless it names them. */
export interface DialogQuestion {
  readonly title: string;
  readonly text: string;
  readonly stay?: string;
  readonly leave?: string;
}

/**
 * A modal dialog (SCR-34): the browser traps the focus, and it returns to the opener. Render it only while open. With
 * `unsaved`, Escape and the close button ask first, optionally with a custom `question`. The focus starts at the first
 * field, or at the one with `data-autofocus`. Show failures of its actions inside it, not as a notice. While `isBusy`
 * with an action, it takes no input and cannot be closed, because only it shows the outcome.
 */
export function Dialog({
  title,
  onClose,
  unsaved = false,
  question: words,
  wide = false,
  isBusy = false,
  footer,
  children,
}: {
  title: string;
  /** If absent, only its own actions close it. */
  onClose?: () => void;
  unsaved?: boolean;
  question?: DialogQuestion;
  wide?: boolean;
  isBusy?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    // Gets the focus if the dialog's action removes the opener, as by deleting its row, or if its address opened it.
    const place = opener?.parentElement?.closest<HTMLElement>('[tabindex]') ?? document.querySelector('main');
    if (!element) return undefined;
    element.showModal();
    // Without this, the browser would focus the Close button.
    const focused = document.activeElement;
    if (!element.contains(focused) || focused?.closest('header')) firstField(element)?.focus();
    const remove = addOpenDialog(element);
    return () => {
      remove();
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      // After lists that keep the focus themselves (useKeptFocus).
      queueMicrotask(() => {
        if (document.activeElement === document.body) place?.focus({ preventScroll: true });
      });
    };
  }, []);

  useInputLock(dialog, isBusy);

  const ask = () => {
    if (!onClose || isBusy) return;
    if (unsaved) question.current?.showModal();
    else onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Handled before the browser handles it, because the browser lets a dialog prevent closing only once.
        const inside = event.target instanceof Element && event.target.closest(':popover-open, dialog');
        if (event.key !== 'Escape' || inside !== event.currentTarget || isInputMethodKey(event.nativeEvent)) return;
        event.preventDefault();
        ask();
      }}
      onCancel={(event) => {
        // The back gesture of phones. Cancel events of file inputs and the nested question bubble up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        ask();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {onClose && <IconButton icon="close" label={t(($) => $.close)} onClick={ask} />}
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      {onClose && (
        <dialog ref={question} className={styles.dialog} aria-labelledby={`${titleId}-question`}>
          <div className={styles.body}>
            <h2 id={`${titleId}-question`}>{words?.title ?? t(($) => $.unsaved.title)}</h2>
            <p>{words?.text ?? t(($) => $.unsaved.text)}</p>
          </div>
          <footer className={styles.footer}>
            <Button onClick={() => question.current?.close()}>{words?.stay ?? t(($) => $.unsaved.stay)}</Button>
            <Button look="danger" onClick={onClose}>
              {words?.leave ?? t(($) => $.unsaved.leave)}
            </Button>
          </footer>
        </dialog>
      )}
    </dialog>
  );
}

/** The field that gets the focus first; in a radio group, the selected button. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted) return wanted;
  const fields = "div :is(input, textarea, select):not([readonly], [type='file'])";
  const field = dialog.querySelector<HTMLInputElement>(`:scope > ${fields}`);
  if (field?.type !== 'radio') return field;
  return dialog.querySelector<HTMLElement>(`input[name="${CSS.escape(field.name)}"]:checked`) ?? field;
}
