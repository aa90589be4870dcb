import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { isMember } from '../../../../domain/closedSet.ts';
import { STORY_FIELDS } from '../../../../domain/successStory.ts';
import type { StoryCode, StoryField, StoryForm } from '../../../../domain/successStory.ts';
import { inPriceCurrency } from '../../../i18n/money.ts';
import { failureKind } from '../../../relay/errors.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type {
  StoryErrorCode,
  StoryStatus,
  useSaveStoryMutation,
} from '../../../relay/__generated__/useSaveStoryMutation.graphql.ts';
import type { FormBase } from '../../../features/form/keptDraft.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import type { StoryFormLife } from './useStoryForm.ts';
import { findAddedStory } from './findAddedStory.ts';
import { savedStory } from './storyDraft.ts';

/** Why a write failed; `gone`: the story no longer exists. */
export type StoryFailure = FailureKind | 'gone';

/** Why a field is invalid; `refused`: rejected by the server for another reason. */
export type StoryFault = StoryCode | 'refused';

/** In the order in which fields are checked. */
export type StoryFaults = ReadonlyMap<StoryField, StoryFault>;

/** A story to save; without an id it is added. */
export interface StoryToSave extends StoryForm {
  readonly id: string | null;
  readonly status: StoryStatus;
}

/**
 * Resolves to null if saved, otherwise to the rejected fields, which are empty after a failure. `onOvertaken`: the story
 * was saved elsewhere meanwhile, and was not overwritten.
 */
type Save = (
  story: StoryToSave,
  onFailure: (failure: StoryFailure) => void,
  onOvertaken: (newer: FormBase<StoryForm>) => void,
) => Promise<StoryFaults | null>;

const FAULTS: Readonly<Partial<Record<StoryErrorCode, StoryCode>>> = {
  REQUIRED: 'required',
  TOO_SHORT: 'minLength',
  TOO_LONG: 'maxLength',
  OUT_OF_RANGE: 'range',
};

/**
 * Adds or changes a story and refetches the list. A notice says what was saved (STA-40, NTC-05). `storyIds`: ids of all
 * stories, which tell an added story from those before.
 */
export function useSaveStory(
  storyIds: readonly string[],
  { sent, noteSent, revision }: Pick<StoryFormLife, 'sent' | 'noteSent' | 'revision'>,
): [Save, boolean] {
  const { t } = useTranslation('pageOptimization');
  const notices = useNotices();
  const environment = useRelayEnvironment();
  const [isReading, setIsReading] = useState(false);
  const [commit, isCommitting] = useMutation<useSaveStoryMutation>(graphql`
    mutation useSaveStoryMutation($input: SaveStoryInput!) {
      saveStory(input: $input) {
        story {
          ...storyDraft_story
        }
        viewer {
          pageOptimization {
            ...StoriesCard_pageOptimization
          }
          ...Summary_viewer
        }
        errors {
          code
          path
        }
      }
    }
  `);

  /**
   * Id of the story if an earlier save has added it, so that it is not added twice; null if none has, undefined if the
   * list can't be read.
   */
  const findAdded = async (onFailure: (failure: StoryFailure) => void): Promise<string | null | undefined> => {
    if (!sent || sent.addedId !== null) return sent?.addedId ?? null;
    setIsReading(true);
    try {
      const addedId = await findAddedStory(environment, sent.story, sent.knownIds);
      noteSent(addedId === null ? null : { ...sent, addedId });
      return addedId;
    } catch (error) {
      onFailure(failureKind(error));
      return undefined;
    } finally {
      setIsReading(false);
    }
  };

  /** `id`: the story that is changed; null adds one. */
  const send = async (id: string | null, ...[story, onFailure, onOvertaken]: Parameters<Save>): ReturnType<Save> => {
    // Before the response, because the page may be closed meanwhile.
    if (id === null) noteSent({ story, knownIds: storyIds, addedId: null });
    const input = { ...story, id, revision, budget: story.budget === null ? null : inPriceCurrency(story.budget) };
    const payload = (await commit({ variables: { input }, onFailure }))?.saveStory;
    if (!payload) return new Map();
    const { errors } = payload;
    if (payload.story && errors.some(({ code }) => code === 'STORY_CHANGED')) {
      onOvertaken(savedStory(payload.story));
      return new Map();
    }
    if (errors.length > 0) {
      const isGone = errors.some(({ code }) => code === 'STORY_NOT_FOUND');
      // Not added, or removed since.
      if (id === null || isGone) noteSent(null);
      // Removed elsewhere while it was edited: what was typed is added, because it is nowhere else.
      if (isGone && id !== null) return await send(null, story, onFailure, onOvertaken);
      const faults = new Map(
        errors.flatMap(({ code, path }) => {
          const field = path?.[0] ?? '';
          return isMember(STORY_FIELDS, field) ? [[field, FAULTS[code] ?? 'refused'] as const] : [];
        }),
      );
      if (faults.size === 0) onFailure('general');
      return faults;
    }
    if (story.status === 'DRAFT') notices.show({ kind: 'success', text: t(($) => $.notice.draftSaved) });
    else if (id === null || story.id === null) {
      notices.show({ kind: 'success', text: t(($) => $.notice.added, { name: story.name.trim() }) });
    } else notices.show({ kind: 'success', text: t(($) => $.notice.changesSaved) });
    return null;
  };
  const save: Save = async (story, onFailure, onOvertaken) => {
    const addedId = await findAdded(onFailure);
    return addedId === undefined ? new Map() : await send(addedId ?? story.id, story, onFailure, onOvertaken);
  };
  return [save, isCommitting || isReading];
}
