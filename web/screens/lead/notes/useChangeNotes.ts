import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { MOST_NOTES, NOTE_MAX_LENGTH } from '../../../../domain/leadNote.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { useChangeNotesAddMutation } from '../../../relay/__generated__/useChangeNotesAddMutation.graphql.ts';
import type {
  LeadChangeErrorCode,
  useChangeNotesDeleteMutation,
} from '../../../relay/__generated__/useChangeNotesDeleteMutation.graphql.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';

/** Adds and deletes notes on a lead. Deleting can be undone. */
export function useChangeNotes(leadId: string) {
  const { t } = useTranslation('inbox');
  const { t: tLeads } = useTranslation('leads');
  const notices = useNotices();
  const format = useFormat();
  const [commitAdd, isAdding] = useMutation<useChangeNotesAddMutation>(graphql`
    mutation useChangeNotesAddMutation($input: AddLeadNoteInput!) {
      addLeadNote(input: $input) {
        lead {
          ...LeadNotes_lead
        }
        errors {
          code
        }
      }
    }
  `);
  const [commitDelete] = useMutation<useChangeNotesDeleteMutation>(graphql`
    mutation useChangeNotesDeleteMutation($input: DeleteLeadNoteInput!) {
      deleteLeadNote(input: $input) {
        lead {
          ...LeadNotes_lead
        }
        errors {
          code
        }
      }
    }
  `);
  /** Ids of notes whose deletion is running. A second one would offer a second Undo, which adds the note twice. */
  const deleting = useRef(new Set<string>());
  /** Ids of deleted notes. The response of another change may be older and still list them. */
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const showRefusal = (code: LeadChangeErrorCode | null) => {
    if (code === 'TOO_MANY_NOTES')
      notices.show({ kind: 'error', text: t(($) => $.notes.tooMany, { max: MOST_NOTES }) });
    else if (code === 'TEXT_MAX_LENGTH') {
      notices.show({ kind: 'error', text: t(($) => $.notes.tooLong, { max: format.number(NOTE_MAX_LENGTH) }) });
    } else if (code === 'LEAD_NOT_FOUND') notices.show({ kind: 'error', text: tLeads(($) => $.refused[code]) });
    else notices.showFailure('general');
  };
  const withdrawFailure = useRef<(() => void) | null>(null);
  /**
   * Resolves to true once the note is saved; otherwise a notice says why it was not, or `onFailure` does. With the same
   * key, it is added only once.
   */
  const add = async (
    text: string,
    idempotencyKey: string,
    onFailure = (kind: FailureKind) => {
      withdrawFailure.current = notices.showFailure(kind);
    },
  ): Promise<boolean> => {
    withdrawFailure.current?.();
    const response = await commitAdd({ variables: { input: { leadId, text, idempotencyKey } }, onFailure });
    const code = response?.addLeadNote.errors[0]?.code;
    if (code !== undefined) showRefusal(code);
    return response !== null && code === undefined;
  };
  const remove = async (note: { id: string; text: string }): Promise<void> => {
    const { id: noteId, text } = note;
    if (deleting.current.has(noteId)) return;
    deleting.current.add(noteId);
    const response = await commitDelete({
      variables: { input: { noteId } },
      // If it was executed, a push removes the note, and only a repeated deletion offers Undo.
      onFailure: (kind) => {
        if (kind === 'notAllowed') notices.showFailure(kind);
        else notices.showRetry(kind, () => void remove(note));
      },
    });
    deleting.current.delete(noteId);
    if (!response) return;
    const code = response.deleteLeadNote.errors[0]?.code;
    if (code !== undefined) showRefusal(code);
    else {
      setDeleted((before) => new Set(before).add(noteId));
      // A colleague may have deleted it too: the same key for everybody adds it back only once. A key has at most 64
      // characters; the last ones of an id are the note's own.
      const key = noteId.slice(-64);
      notices.showUndo(removed, () => addBack(text, key));
    }
  };
  const removed = t(($) => $.notes.removed);
  /** If it fails, Undo is offered again: the text is nowhere else. */
  const addBack = (text: string, key: string): void =>
    void add(text, key, (kind) => notices.showFailure(kind, { run: () => addBack(text, key), menuText: removed }));
  /** Call it when the note that was not confirmed is there after all. */
  const addedAfterAll = () => withdrawFailure.current?.();
  return { add, addedAfterAll, remove, isAdding, deleted };
}
