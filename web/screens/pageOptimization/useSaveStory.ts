import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { StoryForm } from '../../../domain/successStory.ts';
import { inPriceCurrency } from '../../i18n/money.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { StoryStatus, useSaveStoryMutation } from '../../relay/__generated__/useSaveStoryMutation.graphql.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';

/** Why a story was not written: `gone` when it is no longer there. */
export type StoryFailure = FailureKind | 'gone';

/** A story as it is sent; without id it is added. */
export interface StoryToSave extends StoryForm {
  readonly id: string | null;
  readonly status: StoryStatus;
}

type Save = (story: StoryToSave, onFailure: (failure: StoryFailure) => void) => Promise<boolean>;

/** Adds or changes a story; the list is read again. A story that was added for all to see is told by a notice (STA-40, NTC-05). */
export function useSaveStory(): [Save, boolean] {
  const { t } = useTranslation('pageOptimization');
  const notices = useNotices();
  const [commit, isPending] = useMutation<useSaveStoryMutation>(graphql`
    mutation useSaveStoryMutation($input: SaveStoryInput!) {
      saveStory(input: $input) {
        viewer {
          pageOptimization {
            ...StoriesCard_pageOptimization
          }
        }
        errors {
          code
        }
      }
    }
  `);
  const save: Save = async (story, onFailure) => {
    const input = { ...story, budget: story.budget === null ? null : inPriceCurrency(story.budget) };
    const payload = (await commit({ variables: { input }, onFailure }))?.saveStory;
    if (!payload) return false;
    const code = payload.errors[0]?.code;
    if (code !== undefined) {
      onFailure(code === 'STORY_NOT_FOUND' ? 'gone' : 'general');
      return false;
    }
    if (story.id === null && story.status === 'PUBLISHED') {
      notices.show({ kind: 'success', text: t(($) => $.notice.added, { name: story.name.trim() }) });
    }
    return true;
  };
  return [save, isPending];
}
