import { createContext, use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '../../relay/errors.ts';
import { Button, ButtonLink, IconButton } from '../Button.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import { Menu, MenuItem } from '../menu/Menu.tsx';
import { intoView } from '../dialog/intoView.ts';
import { onDialogsChange, topDialog } from '../dialog/openDialogs.ts';
import { NoticeStore, STAY_WITH_ACTION_MS } from './noticeStore.ts';
import type { NoticeAction, NoticeContent } from './noticeStore.ts';
import styles from './Notices.module.css';

const NoticeContext = createContext(new NoticeStore());

export function NoticeProvider({ store, children }: { store: NoticeStore; children: ReactNode }) {
  return <NoticeContext value={store}>{children}</NoticeContext>;
}

export interface NoticeTools {
  /**
   * Shows a notice; its text is a complete sentence in the user's language. Returns a function that withdraws it once it
   * is no longer true.
   */
  show: (notice: NoticeContent) => () => void;
  /**
   * Shows a notice with an undo action; one that ends after `forMs` is not offered later in the menu of past changes.
   * Returns a function that withdraws the notice, for a change that was undone elsewhere.
   */
  showUndo: (text: string, undo: NoticeAction['run'], options?: { forMs?: number; menuText?: string }) => () => void;
  /**
   * Shows a notice for a failed action (NTC-04, ERR-20), and returns a function that withdraws it. `undo`, if it failed
   * itself, is offered again. `name`: of the lead whom it was about, because another one may be open by now.
   */
  showFailure: (
    kind: FailureKind,
    undo?: { run: NoticeAction['run']; menuText: string } | null,
    name?: string,
  ) => () => void;
  /** The same for an action that may be repeated even if it was executed. */
  showRetry: (kind: FailureKind, retry: NoticeAction['run'], name?: string) => void;
  /** Closes a success that offers nothing to do, before a failure is shown in its place on the screen. */
  closeSuccess: () => void;
}

/** Access to notices from anywhere below the provider. */
export function useNotices(): NoticeTools {
  const store = use(NoticeContext);
  const { t } = useTranslation('common');
  const failureText = (kind: FailureKind, name?: string) => {
    const text = t(($) => $.failure[kind]);
    return name === undefined ? text : t(($) => $.about, { name, text });
  };
  return {
    show: store.show,
    showUndo: (text, undo, { forMs, menuText } = {}) =>
      store.show({
        kind: 'success',
        text,
        ...(menuText !== undefined && { menuText }),
        action: { label: t(($) => $.undo), run: undo, ...(forMs !== undefined && { forMs }) },
      }),
    showFailure: (kind, undo, name) =>
      store.show({
        kind: 'error',
        text: failureText(kind, name),
        ...(undo && { menuText: undo.menuText, action: { label: t(($) => $.undo), run: undo.run } }),
      }),
    showRetry: (kind, retry, name) =>
      store.show({
        kind: 'error',
        text: failureText(kind, name),
        action: { label: t(($) => $.tryAgain), run: retry, forMs: STAY_WITH_ACTION_MS },
      }),
    closeSuccess: store.closeSuccess,
  };
}

function firstButton(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>('button, a');
}

function covers(notice: Element, focused: Element): boolean {
  const [above, below] = [notice.getBoundingClientRect(), focused.getBoundingClientRect()];
  return !notice.contains(focused) && below.top < above.bottom && below.bottom > above.top;
}

/**
 * Displays and announces notices, inside the topmost dialog while one is open, because it makes everything else inert.
 * F6 or Alt+T moves the focus to it, Escape and its buttons back (NTC-16). If it is replaced while it has the focus, the
 * new one gets it.
 */
export function NoticeRegion() {
  const store = use(NoticeContext);
  const { active, phase } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const dialog = useSyncExternalStore(onDialogsChange, topDialog, () => null);
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const passesFocusOn = useRef(false);
  const isHovered = useRef(false);
  // Runs once per box, unlike a function that changes with each rendering, and the cleanup before the box is removed.
  const attach = useCallback(
    (element: HTMLDivElement) => {
      box.current = element;
      isHovered.current = false;
      if (passesFocusOn.current) firstButton(element)?.focus();
      // The page's scroll padding includes the notice, which would otherwise cover what has the focus.
      const focused = document.activeElement;
      if (focused?.matches(':focus-visible') && covers(element, focused)) intoView(focused);
      return () => {
        box.current = null;
        passesFocusOn.current = store.getState().active !== null && element.contains(document.activeElement);
      };
    },
    [store],
  );

  useEffect(() => {
    const goToNotice = (event: KeyboardEvent) => {
      if (event.key !== 'F6' && !(event.altKey && event.code === 'KeyT')) return;
      const button = box.current && firstButton(box.current);
      if (!button) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener('keydown', goToNotice);
    return () => document.removeEventListener('keydown', goToNotice);
  }, []);

  const goBack = () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && box.current?.contains(focused)) {
      // A notice that was closed does not pass the focus on.
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      else focused.blur();
    }
    cameFrom.current = null;
  };
  const resume = () => {
    if (!isHovered.current && !box.current?.contains(document.activeElement)) store.resume();
  };
  const leave = (then: () => void) => {
    goBack();
    then();
  };

  const content = active && (
    <div
      key={active.id}
      ref={attach}
      className={classNames(styles.notice, styles[active.kind], phase !== 'shown' && styles[phase])}
      onPointerEnter={() => {
        isHovered.current = true;
        store.pause();
      }}
      onPointerLeave={() => {
        isHovered.current = false;
        resume();
      }}
      onFocus={({ relatedTarget }) => {
        store.pause();
        if (relatedTarget && !box.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={resume}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It must not close the dialog as well.
        event.preventDefault();
        leave(store.dismiss);
      }}
    >
      <Icon name={active.kind} />
      <p className={styles.text}>{active.text}</p>
      {active.action && (
        <Button look="quiet" size="small" onClick={() => leave(() => store.act(active))}>
          {active.action.label}
        </Button>
      )}
      {active.link && (
        <ButtonLink look="quiet" size="small" to={active.link.to} onClick={store.dismiss}>
          {active.link.label}
        </ButtonLink>
      )}
      <IconButton icon="close" label={t(($) => $.close)} onClick={() => leave(store.dismiss)} />
    </div>
  );
  const isAlert = active?.kind === 'error';
  const status = !isAlert && content;
  const alert = isAlert && content;
  const inside = (
    <div className={styles.region}>
      <div aria-live="polite">{status}</div>
      <div aria-live="assertive">{alert}</div>
    </div>
  );
  // The live regions are always rendered, because one added together with its text is often not announced: also those
  // outside the dialog, to which a notice moves if the dialog closes as it appears.
  return (
    <>
      {dialog && createPortal(inside, dialog)}
      <div className={styles.region}>
        <div role="status">{!dialog && status}</div>
        <div role="alert">{!dialog && alert}</div>
      </div>
    </>
  );
}

/** Undo actions of replaced or missed notices, for a list's menu (STA-66). Renders nothing if there are none. */
export function PastUndoMenu() {
  const store = use(NoticeContext);
  const { past } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { t } = useTranslation('common');
  if (past.length === 0) return null;
  return (
    <Menu label={t(($) => $.pastUndo)} icon="undo">
      {past.map((notice) => (
        <MenuItem key={notice.id} icon="undo" onSelect={() => store.act(notice)}>
          {`${notice.action?.label ?? ''}: ${notice.menuText ?? notice.text}`}
        </MenuItem>
      ))}
    </Menu>
  );
}
