import { useRef, useState } from 'react';
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
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { findAddedStory } from './findAddedStory.ts';

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

/** Resolves to null if saved, otherwise to the rejected fields, which are empty after a failure. */
type Save = (story: StoryToSave, onFailure: (failure: StoryFailure) => void) => Promise<StoryFaults | null>;

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
export function useSaveStory(storyIds: readonly string[]): [Save, boolean] {
  const { t } = useTranslation('pageOptimization');
  const notices = useNotices();
  const environment = useRelayEnvironment();
  const [isReading, setIsReading] = useState(false);
  /** The last story to add that got no response; it may have been added. */
  const unanswered = useRef<{ readonly story: StoryToSave; readonly knownIds: readonly string[] } | null>(null);
  /** Id of a story that was added although its response was lost. */
  const addedId = useRef<string | null>(null);
  const [commit, isCommitting] = useMutation<useSaveStoryMutation>(graphql`
    mutation useSaveStoryMutation($input: SaveStoryInput!) {
      saveStory(input: $input) {
        viewer {
          pageOptimization {
            ...StoriesCard_pageOptimization
          }
        }
        errors {
          code
          path
        }
      }
    }
  `);

  /** Looks for a story that may have been added, so that it is not added twice. False if that fails. */
  const recover = async (onFailure: (failure: StoryFailure) => void): Promise<boolean> => {
    if (!unanswered.current) return true;
    const { story, knownIds } = unanswered.current;
    setIsReading(true);
    try {
      addedId.current = await findAddedStory(environment, story, knownIds);
      unanswered.current = null;
      return true;
    } catch (error) {
      onFailure(failureKind(error));
      return false;
    } finally {
      setIsReading(false);
    }
  };

  const save: Save = async (story, onFailure) => {
    if (!(await recover(onFailure))) return new Map();
    const id = story.id ?? addedId.current;
    const input = { ...story, id, budget: story.budget === null ? null : inPriceCurrency(story.budget) };
    const payload = (await commit({ variables: { input }, onFailure }))?.saveStory;
    if (!payload) {
      if (id === null) unanswered.current = { story, knownIds: storyIds };
      return new Map();
    }
    const { errors } = payload;
    if (errors.length > 0) {
      const faults = new Map(
        errors.flatMap(({ code, path }) => {
          const field = path?.[0] ?? '';
          return isMember(STORY_FIELDS, field) ? [[field, FAULTS[code] ?? 'refused'] as const] : [];
        }),
      );
      if (faults.size === 0) onFailure(errors.some(({ code }) => code === 'STORY_NOT_FOUND') ? 'gone' : 'general');
      return faults;
    }
    if (story.status === 'DRAFT') notices.show({ kind: 'success', text: t(($) => $.notice.draftSaved) });
    else if (story.id === null) {
      notices.show({ kind: 'success', text: t(($) => $.notice.added, { name: story.name.trim() }) });
    } else notices.show({ kind: 'success', text: t(($) => $.notice.changesSaved) });
    return null;
  };
  return [save, isCommitting || isReading];
}
