import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { checkImageBatch, isEmptyBatch } from '../../../../domain/profile/imageBatch.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import { changesOf, newItems, nextImagesState, toImagesState } from './imagesState.ts';
import type { BatchFault, ChosenFile, ImagesAction, ImagesState, ServerImage } from './imagesState.ts';
import { judgeImage } from './judgeImage.ts';
import type { MeasureImage } from './judgeImage.ts';
import type { ImageCalls } from './useSaveImages.ts';

/** Result of a completed save. */
export interface SaveOutcome {
  readonly hasRemoved: boolean;
  /** False if the upstream can't order images; everything else is saved. */
  readonly isOrderKept: boolean;
}

/** Why a save failed. `faults`: errors of the list as a whole. */
export type ManagerFailure = { readonly kind: FailureKind } | { readonly faults: readonly BatchFault['code'][] };

export interface ImageManager extends ImagesState {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly isEdited: boolean;
  readonly isSaving: boolean;
  /** Whether some of the changes were saved. */
  readonly isPartlySaved: boolean;
  readonly failure: ManagerFailure | null;
  readonly act: (action: ImagesAction) => void;
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly save: () => Promise<void>;
}

/** State of a manager: selected files, edits and a single save (STA-36, STA-37, ERR-15). */
export function useImageManager({
  images,
  calls,
  onSaved,
  measure,
}: {
  images: readonly ServerImage[];
  calls: ImageCalls;
  /** Called once everything is saved, with null if there was nothing to save. */
  onSaved: (outcome: SaveOutcome | null) => void;
  /** Measures a selected image; replaced in tests. */
  measure?: MeasureImage | undefined;
}): ImageManager {
  const list = useRef<HTMLUListElement>(null);
  const [state, dispatch] = useReducer(nextImagesState, images, toImagesState);
  const [isSaving, setIsSaving] = useState(false);
  const [isPartlySaved, setIsPartlySaved] = useState(false);
  const [failure, setFailure] = useState<ManagerFailure | null>(null);
  /** Whether the last save's outcome is unknown, so that the list must be refetched before the next one. */
  const isUncertain = useRef(false);
  const wasSent = useRef(false);
  const hasRemoved = useRef(false);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const showStored = useEffectEvent(() => {
    if (isUncertain.current) void calls.read();
  });
  useEffect(() => () => showStored(), []);

  const take = async (files: readonly File[]) => {
    const chosen: readonly ChosenFile[] = await Promise.all(
      files.map(async (file) => {
        const verdict = await judgeImage(file, measure);
        const url = URL.createObjectURL(file);
        urls.current.add(url);
        return { key: url, file, url, fault: verdict?.code ?? null };
      }),
    );
    flushSync(() => dispatch({ type: 'chosen', files: chosen }));
    // Accepted images need alt texts.
    chosen.find(({ key }) => focusRow(list.current, key));
  };

  const act = (action: ImagesAction) => {
    flushSync(() => dispatch(action));
    // The pressed button has disappeared.
    if (action.type === 'removed' || action.type === 'restored') focusRow(list.current, action.key);
  };

  const refuse = (before: ImagesState, faults: readonly BatchFault[], done?: ImagesAction) => {
    const sent = changesOf(before);
    const refusal: ImagesAction = { type: 'refused', sent, faults };
    const after = nextImagesState(before, refusal);
    const [first] = after.items.filter(({ fault }) => fault !== null);
    flushSync(() => {
      dispatch(refusal);
      if (done) dispatch(done);
      setFailure(first ? null : { faults: [...new Set(faults.map(({ code }) => code))] });
    });
    if (first) focusRow(list.current, first.key);
  };

  /** The state to save, refetched after an unknown outcome; null if that fails. */
  const freshState = async (): Promise<ImagesState | null> => {
    if (!isUncertain.current) return state;
    const read = await calls.read();
    if ('failure' in read) {
      setFailure({ kind: read.failure });
      return null;
    }
    isUncertain.current = false;
    const arrival: ImagesAction = { type: 'arrived', images: read };
    dispatch(arrival);
    return nextImagesState(state, arrival);
  };

  const send = async () => {
    const current = await freshState();
    if (!current) return;
    const batch = changesOf(current);
    hasRemoved.current ||= batch.removed.length > 0;
    if (isEmptyBatch(batch)) {
      onSaved(wasSent.current ? { hasRemoved: hasRemoved.current, isOrderKept: true } : null);
      return;
    }
    const found = checkImageBatch(current.stored, batch);
    if (found.length > 0) {
      refuse(
        current,
        found.map(({ code, path }) => ({ code, path: path.match(/\w+/g) ?? [] })),
      );
      return;
    }
    wasSent.current = true;
    const result = await calls.send(
      batch,
      newItems(current).flatMap(({ file }) => file ?? []),
    );
    if ('failure' in result) {
      isUncertain.current = true;
      dispatch({ type: 'unconfirmed' });
      setFailure({ kind: result.failure });
      return;
    }
    const { done, faults, isOrdered } = result;
    if (faults.length === 0) {
      onSaved({ hasRemoved: hasRemoved.current, isOrderKept: isOrdered !== null });
      return;
    }
    const isUnknown = faults.some(({ code }) => code === 'OUTCOME_UNKNOWN');
    isUncertain.current = isUnknown || faults.some(({ code }) => code === 'IMAGE_NOT_FOUND');
    setIsPartlySaved(done.removedIds.length + done.added.length + done.changedIds.length > 0);
    refuse(current, faults, { type: 'saved', sent: batch, done });
    if (isUnknown) dispatch({ type: 'unconfirmed' });
  };

  return {
    ...state,
    list,
    isEdited: !isEmptyBatch(changesOf(state)),
    isSaving,
    isPartlySaved,
    failure,
    act,
    take,
    async save() {
      if (isSaving) return;
      setIsSaving(true);
      setFailure(null);
      setIsPartlySaved(false);
      await send();
      setIsSaving(false);
    },
  };
}

/** Focuses an entry's first control. False if there is none. */
function focusRow(list: HTMLElement | null, key: string): boolean {
  const control = list?.querySelector<HTMLElement>(`[data-path="${CSS.escape(key)}"] :is(input, [data-undo])`);
  control?.focus();
  return control != null;
}
