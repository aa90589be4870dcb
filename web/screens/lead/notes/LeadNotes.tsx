import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { checkNoteText, MOST_NOTES, NOTE_MAX_LENGTH } from '../../../../domain/leadNote.ts';
import { usePage } from '../../../app/page/page.ts';
import { useKeptValues } from '../../../features/form/useKeptValues.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { LeadNotes_lead$key } from '../../../relay/__generated__/LeadNotes_lead.graphql.ts';
import { randomUuid } from '../../../relay/randomUuid.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { Card } from '../../../ui/Panels.tsx';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { useChangeNotes } from './useChangeNotes.ts';
import styles from './LeadNotes.module.css';

/** An attempt to save a note: its key, and the notes with the same text that there were before. */
interface Attempt {
  readonly text: string;
  readonly key: string;
  readonly before: readonly string[];
}

const NONE: Attempt = { text: '', key: '', before: [] };
const EMPTY = { text: '', attempt: NONE };
const DRAFT = { name: 'leadNote', version: 2, model: EMPTY };

/** The agency's own notes on a lead, if the upstream supports notes. */
export function LeadNotes({ lead }: { lead: LeadNotes_lead$key }) {
  const { t } = useTranslation('inbox');
  const { id, notes: stored } = useFragment(
    graphql`
      fragment LeadNotes_lead on Lead @throwOnFieldError {
        id
        notes {
          id
          text
          createdAt
        }
      }
    `,
    lead,
  );
  const format = useFormat();
  const { add, addedAfterAll, remove, isAdding, deleted } = useChangeNotes(id);
  const { session } = usePage();
  const kept = useKeptValues(DRAFT, `${session.viewerId}:${id}`, EMPTY);
  const { text, attempt } = kept.values;
  const card = useRef<HTMLElement>(null);
  // The button to save leaves with the text, and a note with its button.
  useKeptFocus(card, { row: 'li', control: 'button', fallback: 'textarea' });
  const verdict = checkNoteText(text);
  // Its response may have been lost with the page that sent it.
  const hasArrived =
    verdict.ok &&
    verdict.text === attempt.text &&
    stored?.some((note) => note.text === attempt.text && !attempt.before.includes(note.id)) === true;
  const settle = useEffectEvent(() => {
    kept.markSaved(kept.values);
    addedAfterAll();
  });
  useEffect(() => {
    if (hasArrived) settle();
  }, [hasArrived]);
  if (!stored) return null;
  const notes = stored.filter((note) => !deleted.has(note.id));
  const isFull = notes.length >= MOST_NOTES;
  const isTooLong = !verdict.ok && verdict.code === 'textMaxLength';
  const save = async () => {
    if (!verdict.ok) return;
    const same = stored.filter((note) => note.text === verdict.text);
    // A retry has the same key, also after a reload, so that the note is added only once.
    const sent =
      attempt.text === verdict.text
        ? attempt
        : { text: verdict.text, key: randomUuid(), before: same.map((note) => note.id) };
    kept.change({ attempt: sent });
    if (await add(sent.text, sent.key)) kept.markSaved({ text, attempt: sent });
  };
  return (
    <Card ref={card} title={t(($) => $.notes.label)}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextArea
          label={t(($) => $.notes.placeholder)}
          hint={t(($) => $.notes.hint)}
          error={
            isFull
              ? t(($) => $.notes.tooMany, { max: MOST_NOTES })
              : isTooLong && t(($) => $.notes.tooLong, { max: format.number(NOTE_MAX_LENGTH) })
          }
          rows={2}
          value={text}
          onChange={(event) => kept.change({ text: event.currentTarget.value })}
        />
        {text.trim() !== '' && (
          <Button type="submit" size="small" pending={isAdding} disabled={!verdict.ok || isFull}>
            {t(($) => $.notes.add)}
          </Button>
        )}
      </form>
      {notes.length > 0 && (
        <ul role="list" className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <div>
                <p className={styles.text} dir="auto">
                  {note.text}
                </p>
                <time className={styles.time} dateTime={note.createdAt}>
                  {format.dateTime(note.createdAt)}
                </time>
              </div>
              <IconButton icon="trash" label={t(($) => $.notes.remove)} onClick={() => void remove(note)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
