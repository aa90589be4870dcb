import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useRemoveStoryMutation } from '../../../relay/__generated__/useRemoveStoryMutation.graphql.ts';
import type { useRemoveStoryRestoreMutation } from '../../../relay/__generated__/useRemoveStoryRestoreMutation.graphql.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import type { StoryFailure } from './useSaveStory.ts';

type Remove = (
  story: { readonly id: string; readonly name: string },
  onFailure: (failure: StoryFailure) => void,
) => Promise<boolean>;

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
  const restore = async (storyId: string, removed: string): Promise<void> => {
    const response = await commitRestore({
      variables: { input: { storyId } },
      // Offered again, because nothing else restores a removed story.
      onFailure: (kind) => notices.showFailure(kind, { run: () => void restore(storyId, removed), menuText: removed }),
    });
    const payload = response?.restoreStory;
    if (!payload) return;
    if (payload.errors.length > 0) notices.showFailure('general');
    else notices.show({ kind: 'success', text: t(($) => $.notice.added, { name: payload.name ?? '' }) });
  };
  const remove: Remove = async ({ id, name }, onFailure) => {
    const payload = (await commitRemove({ variables: { input: { storyId: id } }, onFailure }))?.removeStory;
    if (!payload) return false;
    if (payload.errors.length > 0) {
      onFailure('gone');
      return false;
    }
    const removed = t(($) => $.notice.removed, { name });
    notices.showUndo(removed, () => void restore(id, removed));
    return true;
  };
  return [remove, isPending];
}
