import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { storyErrors } from '../../../../domain/successStory.ts';
import type { StoryField, StoryForm } from '../../../../domain/successStory.ts';
import { focusField } from '../../../features/form/focusField.ts';
import { clearDraft, keepDraft, loadDraft } from '../../../features/form/keptDraft.ts';
import type { FormBase } from '../../../features/form/keptDraft.ts';
import { withNewer } from '../../../features/form/withNewer.ts';
import { isSameStory, STORY_DRAFT } from './storyDraft.ts';
import type { SentStory, StoryDraft } from './storyDraft.ts';
import type { StoryFaults } from './useSaveStory.ts';

export interface StoryFormLife {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: StoryForm;
  readonly faults: StoryFaults;
  readonly isEdited: boolean;
  /** Kept with the draft, so that the story is not added twice. */
  readonly sent: SentStory | null;
  readonly noteSent: (sent: SentStory | null) => void;
  /** Version of the story that the form changes; null if it is to be added. */
  readonly revision: string | null;
  /** Takes over what was saved elsewhere, except in fields changed here. */
  readonly merge: (newer: FormBase<StoryForm>) => void;
  /** When the restored draft was stored, in ms since the epoch; null if there is none. */
  readonly restoredFrom: number | null;
  readonly change: (patch: Partial<StoryForm>) => void;
  readonly hideRestored: () => void;
  readonly discard: () => void;
  /** Shows all errors and focuses the first. True if there are none. */
  readonly check: (isPublished: boolean) => boolean;
  /** Shows errors from the server. */
  readonly refuse: (faults: StoryFaults) => void;
  /** Deletes the draft after a save or removal. */
  readonly forget: () => void;
}

/** State of the story form. Changes are kept in this browser until they are saved (EXT-05). */
export function useStoryForm(draftKey: string, opened: FormBase<StoryForm>): StoryFormLife {
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => loadDraft(STORY_DRAFT, draftKey));
  const begun: StoryDraft = draft?.values ?? opened.values;
  const { sent: sentBefore = null, ...fields } = begun;
  const [saved, setSaved] = useState(opened);
  /** A restored draft may be based on an older version. */
  const [base, setBase] = useState<FormBase<StoryForm>>(draft?.base ?? opened);
  const [values, setValues] = useState<StoryForm>(fields);
  const [sent, setSent] = useState(sentBefore);
  const [faults, setFaults] = useState<StoryFaults>(new Map());
  /** Kind of the last check. */
  const [isPublished, setIsPublished] = useState(false);
  const isEdited = !isSameStory(values, saved.values);
  const [isRestored, setIsRestored] = useState(isEdited);
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    if (isEdited) keepDraft<StoryDraft>(STORY_DRAFT, draftKey, { ...values, sent }, Date.now(), base);
    else clearDraft(STORY_DRAFT, draftKey);
  }, [draftKey, values, sent, base, isEdited]);

  const refuse = (found: StoryFaults) => {
    // The error summary moves the fields down, so render it before scrolling to one of them.
    flushSync(() => setFaults(found));
    const [first] = found.keys();
    if (form.current && first) focusField(form.current, first);
  };
  return {
    form,
    values,
    faults,
    isEdited,
    sent,
    noteSent: setSent,
    revision: base.revision,
    merge(newer) {
      setValues(withNewer(values, base.values, newer.values));
      setSaved(newer);
      setBase(newer);
    },
    restoredFrom: isRestored ? (draft?.keptAt ?? null) : null,
    change(patch) {
      const next = { ...values, ...patch };
      setValues(next);
      // Errors update while typing and disappear once valid; no new ones appear.
      const found = storyErrors(next, isPublished);
      const changed = Object.keys(patch) as StoryField[];
      setFaults(
        new Map(
          [...faults].flatMap(([field, code]) => {
            if (!changed.includes(field)) return [[field, code] as const];
            const now = found.get(field);
            return now ? [[field, now] as const] : [];
          }),
        ),
      );
    },
    hideRestored: () => setIsRestored(false),
    discard() {
      setValues(saved.values);
      setBase(saved);
      setSent(null);
      setFaults(new Map());
      setIsRestored(false);
    },
    check(asPublished) {
      setIsPublished(asPublished);
      const found = storyErrors(values, asPublished);
      refuse(found);
      return found.size === 0;
    },
    refuse,
    forget() {
      isDone.current = true;
      clearDraft(STORY_DRAFT, draftKey);
    },
  };
}
