import { lazy, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import { PAGE_OPTIMIZATION_GOALS } from '../../../../domain/successStory.ts';
import type { StoriesCard_pageOptimization$key } from '../../../relay/__generated__/StoriesCard_pageOptimization.graphql.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { PastUndoMenu } from '../../../ui/notices/Notices.tsx';
import { Card } from '../../../ui/Panels.tsx';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { Goal } from '../Goal.tsx';
import { useOpenedByAddress } from '../useOpenedByAddress.ts';
import { StoryList } from './StoryList.tsx';

const StoryDialog = lazy(async () => ({ default: (await import('./StoryDialog.tsx')).StoryDialog }));

/** Parameter that opens the story manager: a story's id edits it, any other value adds one (QRY-10). */
const STORIES = 'stories';
const NEW_STORY = '1';

/** The agency's success stories, with drafts labeled (STA-43). The URL can open one of them. */
export function StoriesCard({
  ownerId,
  pageOptimization,
  ...ordering
}: {
  /** Owner of the drafts kept in this browser. */
  ownerId: string;
  pageOptimization: StoriesCard_pageOptimization$key;
  canOrder: boolean;
  onNoOrder: () => void;
}) {
  const { t } = useTranslation('pageOptimization');
  const { opened, hrefOf, close } = useOpenedByAddress(STORIES);
  const { stories } = useFragment(
    graphql`
      fragment StoriesCard_pageOptimization on PageOptimization @throwOnFieldError {
        stories {
          id
          status
          ...StoryList_stories
          ...StoryDialog_story
        }
      }
    `,
    pageOptimization,
  );
  const openedStory = stories.find(({ id }) => id === opened) ?? null;
  const published = stories.filter(({ status }) => status === 'PUBLISHED').length;
  const title = t(($) => $.stories.title);
  const card = useRef<HTMLElement>(null);
  // A removed story, and the menu of recent changes with its last entry, disappear with the focus.
  useKeptFocus(card, { row: 'li', control: 'a', fallback: 'a' });
  return (
    <Card
      ref={card}
      title={title}
      action={
        <>
          <PastUndoMenu />
          <ButtonLink look="primary" size="small" icon="plus" to={hrefOf(NEW_STORY)} preventScrollReset>
            {t(($) => $.stories.add)}
          </ButtonLink>
        </>
      }
    >
      <Goal text={t(($) => $.stories.text)} count={published} goal={PAGE_OPTIMIZATION_GOALS.stories} />
      <StoryList title={title} stories={stories} hrefOf={hrefOf} {...ordering} />
      {opened && (
        <DialogBoundary onFailure={close}>
          <StoryDialog
            key={opened}
            ownerId={ownerId}
            story={openedStory}
            storyIds={stories.map(({ id }) => id)}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </Card>
  );
}
