import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { storyErrors } from '../../../../domain/successStory.ts';
import type { StoryField, StoryForm } from '../../../../domain/successStory.ts';
import { focusField } from '../../../features/form/focusField.ts';
import { clearDraft, keepDraft, loadDraft } from '../../../features/form/keptDraft.ts';
import { isSameStory, STORY_DRAFT } from './storyDraft.ts';
import type { StoryFaults } from './useSaveStory.ts';

export interface StoryFormLife {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: StoryForm;
  readonly faults: StoryFaults;
  readonly isEdited: boolean;
  /** When the changes were typed that this browser had kept, in ms since 1970; null when there were none. */
  readonly restoredFrom: number | null;
  readonly change: (patch: Partial<StoryForm>) => void;
  readonly hideRestored: () => void;
  readonly discard: () => void;
  /** Marks all that is wrong and leads to the first; whether nothing is. */
  readonly check: (isPublished: boolean) => boolean;
  /** Marks what the server refused. */
  readonly refuse: (faults: StoryFaults) => void;
  /** What is typed is saved or removed: this browser forgets it. */
  readonly forget: () => void;
}

/** The life of the story manager's form. Every change is kept in this browser until it is saved (EXT-05). */
export function useStoryForm(draftKey: string, saved: StoryForm): StoryFormLife {
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => loadDraft(STORY_DRAFT, draftKey));
  const [values, setValues] = useState(draft?.values ?? saved);
  const [faults, setFaults] = useState<StoryFaults>(new Map());
  /** What the last check was for. */
  const [isPublished, setIsPublished] = useState(false);
  const isEdited = !isSameStory(values, saved);
  const [isRestored, setIsRestored] = useState(isEdited);
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    if (isEdited) keepDraft(STORY_DRAFT, draftKey, values, Date.now());
    else clearDraft(STORY_DRAFT, draftKey);
  }, [draftKey, values, isEdited]);

  const refuse = (found: StoryFaults) => {
    // The summary pushes the fields down: only then it is known where the first one is.
    flushSync(() => setFaults(found));
    const [first] = found.keys();
    if (form.current && first) focusField(form.current, first);
  };
  return {
    form,
    values,
    faults,
    isEdited,
    restoredFrom: isRestored ? (draft?.keptAt ?? null) : null,
    change(patch) {
      const next = { ...values, ...patch };
      setValues(next);
      // A fault follows what is typed and goes as soon as its field is right; none comes at a field that had none.
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
      setValues(saved);
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
