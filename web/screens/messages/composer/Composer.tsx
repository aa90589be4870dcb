import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { checkMessageText, messageCounter, MESSAGE_MAX_LENGTH } from '../../../../domain/messages/messageText.ts';
import { missingVariables } from '../../../../domain/messages/placeholders.ts';
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import { lazyOptional } from '../../../app/content/lazyOptional.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Composition } from '../../../ui/composition.ts';
import type { Drafts } from '../outbox/drafts.ts';
import { useDraft } from '../outbox/useKept.ts';
import { hasOnScreenKeyboard } from './onScreenKeyboard.ts';
import styles from './Composer.module.css';

// Loaded after the chat.
const RepliesButton = lazyOptional(async () => (await import('../replies/RepliesButton.tsx')).RepliesButton);
const ReplyPicker = lazy(async () => ({ default: (await import('../replies/ReplyPicker.tsx')).ReplyPicker }));

/** The message composer. Text is saved as the chat's draft from the first character (EXT-01). */
export function Composer({
  leadName,
  chatUuid,
  drafts,
  onSend,
  onManage,
}: {
  leadName: string;
  chatUuid: string;
  drafts: Drafts;
  /** Sends the text; the caller clears the draft. */
  onSend: (text: string) => void;
  /** Called with whether the dialog that manages the saved replies is open. */
  onManage: (isManaging: boolean) => void;
}) {
  const { t } = useTranslation('messages');
  const { number } = useFormat();
  const text = useDraft(drafts, chatUuid);
  const area = useRef<HTMLTextAreaElement>(null);
  const [composition] = useState(() => new Composition());
  const { isShown, isOver, length } = messageCounter(text);
  const limit = number(MESSAGE_MAX_LENGTH);
  const missing = missingVariables(text);
  const maySend = checkMessageText(text).ok && missing.length === 0;
  const [hasReplies, setHasReplies] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const isListOpen = isPicking && hasReplies;
  const togglePicker = () => {
    setPicking(!isPicking);
    if (isPicking) area.current?.focus();
  };
  useGrowing(area, text);
  // A restored draft continues at its end. The chat keeps the focus when it is closed by the lead.
  useLayoutEffect(() => {
    const field = area.current;
    const place = field?.form?.parentElement;
    if (field) field.selectionStart = field.value.length;
    return () => {
      if (place?.contains(document.activeElement)) place.closest('section')?.focus({ preventScroll: true });
    };
  }, []);
  useShortcuts([{ keys: 'r', label: t(($) => $.shortcuts.write), run: () => area.current?.focus() }]);

  const send = () => {
    if (!maySend) return;
    onSend(text);
    area.current?.focus();
  };
  const change = (value: string) => {
    drafts.set(chatUuid, value);
    // A slash in an empty field opens the saved replies, even if they are still loading.
    if (value === '/' && text === '') setPicking(true);
    else if (!hasReplies) setPicking(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (composition.takes(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      setPicking(false);
      // Letters are shortcuts again, and arrow keys scroll the messages.
      if (!isListOpen) area.current?.closest('section')?.querySelector<HTMLElement>('[role=log]')?.focus();
    }
    // On an on-screen keyboard, Enter starts a new line and the button sends.
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || hasOnScreenKeyboard()) return;
    event.preventDefault();
    // Beside the list, what begins with a slash is a search for a saved reply.
    if (!isListOpen || text[0] !== '/') send();
  };
  return (
    <div className={styles.composer}>
      {/* Outside the form, because it contains a form of its own. */}
      {isListOpen && (
        <DialogBoundary onFailure={togglePicker}>
          <ReplyPicker leadName={leadName} typed={text} field={area} onManage={onManage} onClose={togglePicker} />
        </DialogBoundary>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={styles.box}>
          <textarea
            ref={area}
            className={styles.area}
            rows={1}
            dir="auto"
            aria-label={t(($) => $.composer.label, { name: leadName })}
            aria-describedby="composer-hint composer-counter"
            aria-invalid={isOver || undefined}
            placeholder={t(($) => $.composer.placeholder)}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onCompositionStart={composition.start}
            onCompositionEnd={composition.end}
            onBlur={composition.end}
          />
          <div className={styles.bar}>
            <Suspense fallback={null}>
              <RepliesButton isOpen={isPicking} onToggle={togglePicker} onKnown={setHasReplies} />
            </Suspense>
            <p id="composer-hint" className={styles.hint}>
              {t(($) => $.composer.hint)}
            </p>
            <Button type="submit" size="small" look="primary" icon="send" className={styles.send} disabled={!maySend}>
              {t(($) => $.composer.send)}
            </Button>
          </div>
        </div>
        <div className={styles.foot}>
          <p
            id="composer-counter"
            className={classNames(styles.counter, (isOver || missing.length > 0) && styles.over)}
          >
            {/* Without the counter, because every key would announce it. */}
            <span role="status">
              {isOver && <span className="visually-hidden">{t(($) => $.replies.error.maxLength, { limit })} </span>}
              {!isOver && missing.length > 0 && (
                <>{t(($) => $.replies.missing, { names: missing.map((name) => `{${name}}`).join(', ') })} </>
              )}
            </span>
            {isOver && t(($) => $.composer.tooLong, { count: length - MESSAGE_MAX_LENGTH })}
            {isShown && !isOver && t(($) => $.composer.counter, { length: number(length), limit })}
          </p>
        </div>
      </form>
    </div>
  );
}

/** Grows the field with its text, within the limits of the style sheet. */
function useGrowing(area: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [area, text]);
}
