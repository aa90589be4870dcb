import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { checkReply, REPLY_TEXT_MAX, REPLY_TITLE_MAX } from '../../../../domain/messages/savedReplies.ts';
import type { ReplyError } from '../../../../domain/messages/savedReplies.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import type { ManageReplies_viewer$key } from '../../../relay/__generated__/ManageReplies_viewer.graphql.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { LeaveDialog } from '../../../features/form/LeaveDialog.tsx';
import { useUnsavedGuard } from '../../../features/form/useUnsavedGuard.ts';
import { useReplyActions } from './useReplyActions.ts';
import type { StoredReply } from './useReplyActions.ts';
import styles from './Replies.module.css';

const NEW = { id: null, title: '', text: '', revision: null } as const;

/** Adds, changes and deletes saved replies (EXT-11). `onShown` is told whether the dialog is on the screen. */
export function ManageReplies(props: {
  viewer: ManageReplies_viewer$key;
  onShown: (isShown: boolean) => void;
  onClose: () => void;
}) {
  const { onShown } = props;
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  const { t } = useTranslation('messages');
  const { t: tCommon } = useTranslation('common');
  const { savedReplies } = useFragment(
    graphql`
      fragment ManageReplies_viewer on Viewer @throwOnFieldError {
        savedReplies {
          id
          title
          text
          revision
        }
      }
    `,
    props.viewer,
  );
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(place, { row: 'li', control: 'button:last-of-type', fallback: 'input' });
  const [opened, setOpened] = useState<StoredReply | typeof NEW>(NEW);
  const [values, setValues] = useState({ title: '', text: '' });
  const [errors, setErrors] = useState<readonly ReplyError[]>([]);
  /** The reply to open once the user agrees to discard what they typed. */
  const [next, setNext] = useState<typeof opened | null>(null);
  const [failure, setFailure] = useState<FailureKind | 'full' | 'gone' | 'changed' | null>(null);
  const [isSaved, setSaved] = useState(false);
  const { save, remove, isPending } = useReplyActions((kind) => {
    setFailure(kind);
    // What was typed can still be saved as a new one.
    if (kind === 'gone') setOpened(NEW);
  });
  const isEdited = values.title !== opened.title || values.text !== opened.text;
  // Back closes the chat with the dialog.
  const blocker = useUnsavedGuard(isEdited, () => true);

  const open = (reply: typeof opened) => {
    setOpened(reply);
    setValues({ title: reply.title, text: reply.text });
    setErrors([]);
    setFailure(null);
    setNext(null);
  };
  const ask = (reply: typeof opened) => {
    if (isEdited) setNext(reply);
    else open(reply);
  };
  const deleteReply = async (reply: { id: string; title: string; text: string }) => {
    setFailure(null);
    if ((await remove(reply)) && reply.id === opened.id) open(NEW);
  };
  /** Shows what was saved elsewhere, except in fields that were edited here. */
  const takeOver = (newer: StoredReply) => {
    setFailure('changed');
    setOpened(newer);
    setValues({
      title: values.title === opened.title ? newer.title : values.title,
      text: values.text === opened.text ? newer.text : values.text,
    });
  };
  const send = async () => {
    if (isPending) return;
    const found = checkReply(values);
    setErrors(found);
    setFailure(null);
    setSaved(false);
    const [first] = found;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.path}"]`)?.focus();
    else if (await save({ id: opened.id, revision: opened.revision, ...values }, takeOver)) {
      open(NEW);
      setSaved(true);
    }
  };
  const errorOf = (path: ReplyError['path']) => {
    const code = errors.find((error) => error.path === path)?.code;
    const limit = path === 'title' ? REPLY_TITLE_MAX : REPLY_TEXT_MAX;
    return code && t(($) => $.replies.error[code], { limit });
  };
  return (
    <Dialog title={t(($) => $.replies.manage)} onClose={props.onClose} unsaved={isEdited} isBusy={isPending}>
      <div ref={place} className={styles.manager}>
        <ul role="list" className={styles.managed}>
          {savedReplies?.map((reply) => (
            <li key={reply.id} aria-current={reply.id === opened.id ? 'true' : undefined}>
              <button type="button" onClick={() => ask(reply)}>
                <strong className={styles.title} dir="auto">
                  {reply.title}
                </strong>
                <span className={styles.text} dir="auto">
                  {reply.text}
                </span>
              </button>
              <IconButton
                icon="trash"
                label={t(($) => $.replies.delete, { title: reply.title })}
                onClick={() => void deleteReply(reply)}
              />
            </li>
          ))}
        </ul>
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <h3>{t(($) => (opened.id === null ? $.replies.new : $.replies.edit))}</h3>
          <TextField
            name="title"
            label={t(($) => $.replies.name)}
            dir="auto"
            value={values.title}
            error={errorOf('title')}
            autoComplete="off"
            onChange={(event) => setValues({ ...values, title: event.currentTarget.value })}
          />
          <TextArea
            name="text"
            label={t(($) => $.replies.text)}
            hint={t(($) => $.replies.variables, { lead: '{lead}', agency: '{agency}', link: '{link}' })}
            rows={5}
            value={values.text}
            error={errorOf('text')}
            onChange={(event) => setValues({ ...values, text: event.currentTarget.value })}
          />
          {failure && (
            <Banner isAlert tone="danger">
              {failure === 'full' || failure === 'gone' || failure === 'changed'
                ? t(($) => $.replies[failure])
                : tCommon(($) => $.failure[failure])}
            </Banner>
          )}
          {/* Others see the reply in the list. */}
          <p role="status" className="visually-hidden">
            {isSaved && t(($) => $.replies.saved)}
          </p>
          <p className={styles.actions}>
            {opened.id !== null && <Button onClick={() => ask(NEW)}>{tCommon(($) => $.cancel)}</Button>}
            <Button type="submit" look="primary" pending={isPending}>
              {t(($) => $.replies.save)}
            </Button>
          </p>
        </form>
      </div>
      {next && (
        <Dialog
          title={tCommon(($) => $.unsaved.title)}
          onClose={() => setNext(null)}
          footer={
            <>
              <Button onClick={() => setNext(null)}>{tCommon(($) => $.unsaved.stay)}</Button>
              <Button look="danger" onClick={() => open(next)}>
                {tCommon(($) => $.unsaved.leave)}
              </Button>
            </>
          }
        >
          <p>{tCommon(($) => $.unsaved.text)}</p>
        </Dialog>
      )}
      <LeaveDialog blocker={blocker} isKept={false} />
    </Dialog>
  );
}
