import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useRemoveStoryMutation } from '../../../relay/__generated__/useRemoveStoryMutation.graphql.ts';
import type { useRemoveStoryRestoreMutation } from '../../../relay/__generated__/useRemoveStoryRestoreMutation.graphql.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import type { StoryFailure } from './useSaveStory.ts';

interface Story {
  readonly id: string;
  readonly name: string;
}

type Remove = (story: Story, onFailure: (failure: StoryFailure) => void) => Promise<boolean>;

/** Removes a story; Undo in the notice restores it to its position (STA-41, STA-42, NTC-06). */
export function useRemoveStory(): [Remove, boolean] {
  const { t } = useTranslation('pageOptimization');
  const notices = useNotices();
  const [commitRemove, isPending] = useMutation<useRemoveStoryMutation>(graphql`
    mutation useRemoveStoryMutation($input: StoryActionInput!) {
      removeStory(input: $input) {
        viewer {
          pageOptimization {
            ...StoriesCard_pageOptimization
          }
          ...Summary_viewer
        }
        errors {
          code
        }
      }
    }
  `);
  const [commitRestore] = useMutation<useRemoveStoryRestoreMutation>(graphql`
    mutation useRemoveStoryRestoreMutation($input: StoryActionInput!) {
      restoreStory(input: $input) {
        name
        viewer {
          pageOptimization {
            ...StoriesCard_pageOptimization
          }
          ...Summary_viewer
        }
        errors {
          code
        }
      }
    }
  `);
  /** `removed`: what the notice of the removal said. */
  const restore = async (story: Story, removed: string): Promise<void> => {
    const response = await commitRestore({
      variables: { input: { storyId: story.id } },
      // Offered again, because nothing else restores a removed story.
      onFailure: (kind) => notices.showFailure(kind, { run: () => void restore(story, removed), menuText: removed }),
    });
    const payload = response?.restoreStory;
    if (!payload) return;
    if (payload.errors.length > 0) {
      notices.show({ kind: 'error', text: t(($) => $.notice.notRestored, { name: story.name }) });
    } else notices.show({ kind: 'success', text: t(($) => $.notice.added, { name: payload.name ?? '' }) });
  };
  const remove: Remove = async (story, onFailure) => {
    const payload = (await commitRemove({ variables: { input: { storyId: story.id } }, onFailure }))?.removeStory;
    if (!payload) return false;
    if (payload.errors.length > 0) {
      onFailure('gone');
      return false;
    }
    const removed = t(($) => $.notice.removed, { name: story.name });
    notices.showUndo(removed, () => void restore(story, removed));
    return true;
  };
  return [remove, isPending];
}
