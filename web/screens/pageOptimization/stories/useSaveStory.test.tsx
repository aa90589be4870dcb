import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import { answer, press, sent } from '../testing/managerPage.tsx';
import { showPage, storyData } from '../testing/optimizationPage.tsx';
import type { StoryData } from '../testing/optimizationPage.tsx';

const A = storyData('A');
/** A draft with nothing but a name. */
const HARBOR: StoryData = Object.assign(storyData('Harbor', 'DRAFT'), {
  year: null,
  duration: null,
  budget: null,
  challenge: null,
  solution: null,
  result: null,
});

function list(...stories: StoryData[]) {
  return { viewer: { id: 'viewer-1', pageOptimization: { stories, awards: [], clientLogos: [] } } };
}

function viewerWithScore(...stories: StoryData[]) {
  return { viewer: { ...list(...stories).viewer, score: { score: 2.5 } } };
}

describe('a new story whose response is lost', () => {
  async function loseResponse(stories: StoryData[]) {
    const page = await showPage(stories, '?stories=1');
    await screen.findByRole('dialog');
    fireEvent.change(screen.getByLabelText('Project name'), { target: { value: ' Harbor ' } });
    await press('Save draft');
    await answer(page, new NetworkError('lost'));
    return page;
  }

  it('is not added again: the next save changes the story that was added, with the input since', async () => {
    const page = await loseResponse([A]);
    fireEvent.change(screen.getByLabelText('Project name'), { target: { value: 'Harbor lights' } });
    await press('Save draft');
    expect(sent(page)).toMatchObject([{ name: 'findAddedStoryQuery' }]);
    await answer(page, list(A, HARBOR));
    expect(sent(page)).toMatchObject([
      { name: 'useSaveStoryMutation', input: { id: HARBOR.id, name: 'Harbor lights', status: 'DRAFT' } },
    ]);
    await answer(page, new NetworkError('lost'));
    await press('Save draft');
    expect(sent(page)).toMatchObject([{ name: 'useSaveStoryMutation', input: { id: HARBOR.id } }]);
  });

  it('is not added again from its draft, after the dialog was closed', async () => {
    const before = await loseResponse([A]);
    before.unmount();
    const page = await showPage([A, HARBOR], '?stories=1');
    await press('Save draft');
    await answer(page, list(A, HARBOR));
    await answer(page, new NetworkError('lost'));
    page.unmount();
    const last = await showPage([A, HARBOR], '?stories=1');
    await press('Save draft');
    expect(sent(last)).toMatchObject([{ name: 'useSaveStoryMutation', input: { id: HARBOR.id } }]);
  });

  it('does not become the next story if its draft is discarded', async () => {
    const before = await loseResponse([A]);
    before.unmount();
    const page = await showPage([A, HARBOR], '?stories=1');
    await press('Discard them');
    fireEvent.change(screen.getByLabelText('Project name'), { target: { value: 'Lighthouse' } });
    await press('Save draft');
    expect(sent(page)).toMatchObject([{ name: 'useSaveStoryMutation', input: { id: null, name: 'Lighthouse' } }]);
  });

  it('is added with the next save if it was not, even if an older story has the same values', async () => {
    const page = await loseResponse([HARBOR]);
    await press('Save draft');
    await answer(page, list(HARBOR, storyData('Other')));
    expect(sent(page)).toMatchObject([{ name: 'useSaveStoryMutation', input: { id: null } }]);
  });

  it('is not sent again while the list cannot be read', async () => {
    const page = await loseResponse([A]);
    await press('Save draft');
    await answer(page, new NetworkError('still offline'));
    expect(sent(page)).toEqual([]);
    expect(screen.getByText("You're not connected. Check your network and try again.")).toBeDefined();
    await press('Save draft');
    expect(sent(page)).toMatchObject([{ name: 'findAddedStoryQuery' }]);
  });
});

it('is added as a new story if it was removed elsewhere while it was edited', async () => {
  const page = await showPage([A], `?stories=${A.id}`);
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText('Project name'), { target: { value: 'Typed' } });
  await press('Publish');
  await answer(page, { saveStory: { story: null, viewer: null, errors: [{ code: 'STORY_NOT_FOUND', path: ['id'] }] } });
  expect(sent(page)).toMatchObject([{ name: 'useSaveStoryMutation', input: { id: null, name: 'Typed' } }]);
  // The response is lost, so the list is read before it is added once more.
  await answer(page, new NetworkError('lost'));
  await press('Publish');
  const added = { ...A, id: 'story-added', name: 'Typed' };
  await answer(page, list(added));
  expect(sent(page)).toMatchObject([{ name: 'useSaveStoryMutation', input: { id: added.id, name: 'Typed' } }]);
  await answer(page, { saveStory: { story: added, ...viewerWithScore(added), errors: [] } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage).toHaveLength(0);
});
